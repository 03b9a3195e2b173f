import type { Seat } from '@faultline/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUDGETS,
  type Clock,
  clockFrom,
  FREE,
  outage,
  paused,
  readingOf,
  resumed,
  ROUND,
  type Tick,
  ticked,
} from '../src/clock.ts';

const MINUTE = 60_000;
const BANK = { kind: 'bank', bank: 10 * MINUTE, increment: 5000 } as const;

const begin = (asked: Seat = 0): Clock => clockFrom({ at: 0, asked, turn: 1, active: 0 });
const tick = (at: number, asked: Seat | null, turn = 1, active: Seat = 0): Tick => ({ at, asked, turn, active });

describe('a bank of time', () => {
  it('is that of whoever is asked, in a Turn of the other too', () => {
    const clock = ticked(begin(0), tick(12_000, 1));
    expect(clock.spent).toEqual([10_000, 0]);
    expect(ticked(clock, tick(20_000, 0)).spent).toEqual([10_000, 6000]);
  });

  it('is charged nothing for the first two seconds of each decision', () => {
    let clock = begin(0);
    for (let n = 1; n <= 50; n += 1) clock = ticked(clock, tick(n * FREE, 0));
    expect(clock.spent).toEqual([0, 0]);
  });

  it('grows with each Turn of its owner, not with each decision', () => {
    const clock = ticked(ticked(begin(0), tick(1000, 1, 2, 1)), tick(2000, 1, 2, 1));
    expect(readingOf(BANK, clock, 2000).left).toEqual([BANK.bank + 5000, BANK.bank + 5000]);
  });

  it('[DP-62] that is empty can be claimed while its owner is asked', () => {
    const clock = begin(1);
    const empty = BANK.bank + FREE;
    expect(readingOf(BANK, clock, empty - 1).flag).toBeNull();
    expect(readingOf(BANK, clock, empty)).toMatchObject({ flag: 1, left: [BANK.bank + 5000, 0] });
  });

  it("[DP-62] is nobody's to claim once the answer is stored", () => {
    expect(readingOf(BANK, ticked(begin(1), tick(BANK.bank + FREE, 0)), BANK.bank + FREE).flag).toBeNull();
  });
});

describe('what nobody pays for', () => {
  it('[DP-61] a pause: the open decision goes on where it stopped', () => {
    const clock = resumed(paused(begin(0), 5000), 65_000);
    expect(ticked(clock, tick(70_000, 1)).spent).toEqual([10_000 - FREE, 0]);
  });

  it('while it lasts nothing runs', () => {
    const clock = paused(begin(0), 5000);
    expect(readingOf(BANK, clock, 5000)).toEqual(readingOf(BANK, clock, 500_000));
  });

  it('[DP-63] an outage, as far as it fell into the open decision', () => {
    const clock = outage(ticked(begin(0), tick(10_000, 1)), 4000, 40_000);
    expect(ticked(clock, tick(45_000, 0)).spent).toEqual([8000, 3000]);
  });

  it("a computer's clock that is set back", () => {
    const clock = ticked(begin(0), tick(10_000, 1));
    expect(ticked(clock, tick(3000, 0)).spent).toEqual([8000, 0]);
    expect(ticked(clock, tick(3000, 0)).since).toBe(10_000);
  });
});

describe('Mission Critical', () => {
  it('[SD-TIM-07] begins in a round at 90 minutes, and time is called at 120', () => {
    const at = (minutes: number) => readingOf(ROUND, begin(), minutes * MINUTE);
    expect([at(89.9), at(90), at(119.9), at(120)].map((one) => [one.missionCritical, one.timeCalled])).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
  });

  it('begins with two budgets when one of them has used up its regular part', () => {
    const clock = begin(0);
    expect(readingOf(BUDGETS, clock, 45 * MINUTE).missionCritical).toBe(false);
    expect(readingOf(BUDGETS, clock, 45 * MINUTE + FREE)).toMatchObject({
      missionCritical: true,
      left: [15 * MINUTE, 60 * MINUTE],
      flag: null,
    });
    expect(readingOf(BUDGETS, clock, 60 * MINUTE + FREE).flag).toBe(0);
  });
});

type Said = { readonly after: number; readonly what: 'entry' | 'pause' | 'resume' | 'outage' };

const said: fc.Arbitrary<Said> = fc.record({
  after: fc.integer({ min: 0, max: 20_000 }),
  what: fc.constantFrom('entry', 'entry', 'entry', 'pause', 'resume', 'outage'),
});

it("no time is charged twice: what both spent, what was free and what was nobody's is all there was", () => {
  fc.assert(
    fc.property(fc.array(said, { maxLength: 60 }), (all) => {
      let clock = begin(0);
      let now = 0;
      let nobodys = 0;
      for (const { after, what } of all) {
        const before = now;
        now += after;
        if (clock.stopped !== null) nobodys += after;
        if (what === 'pause') clock = paused(clock, now);
        else if (what === 'resume') clock = resumed(clock, now);
        else if (what === 'outage') {
          if (clock.stopped === null) nobodys += after;
          clock = outage(clock, before, now);
        } else clock = ticked(clock, tick(now, clock.asked === 0 ? 1 : 0));
      }
      const last = ticked(clock, tick(now, null));
      expect(last.run).toBe(now - nobodys);
      expect(last.spent[0] + last.spent[1]).toBeLessThanOrEqual(last.run);
      expect(readingOf(ROUND, clock, now).round).toBe(Math.max(0, 120 * MINUTE - (now - nobodys)));
    }),
    { numRuns: 500 },
  );
});
