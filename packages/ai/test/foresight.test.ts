import { OPERATIONS } from '@faultline/cards/operations';
import type { Decision, UnitId } from '@faultline/rules';
import { keyOperations, NOTHING_IN_PLAY, type operationOf } from '@faultline/rules/modes';
import { skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import type { Position } from '../src/greedy/choice.ts';
import { worthIn } from '../src/greedy/modes/index.ts';

type Play = Partial<ReturnType<typeof operationOf>['play']>;

/** The first Stage of an operation, usually Jail Break!, with so many Captured Units; red is the Aggressor. */
function breakout(captives: number, play: Play = {}, id = 'jail-break'): Position {
  const operation = OPERATIONS.find(({ card }) => card.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  const states = Array.from({ length: captives }, (_each, unit) => ({ unit: unit as UnitId, state: 'captured' }));
  const { match } = skirmish({
    red: { saw: { at: [10, 10] }, cassian: { at: [12, 10] }, k2so: { at: [14, 10] } },
    blue: { jyn: { at: [30, 30] } },
    activates: 'saw',
    mode: keyOperations,
    operations: { [id]: operation },
    objectives: [{ key: 'T', at: [45720, 20320, 0] }],
    score: {
      operation: id,
      aggressor: 0,
      stage: operation.card.stages[0]?.id ?? null,
      play: { ...NOTHING_IN_PLAY, states, ...play },
    },
  });
  return { game: match.game, open: match.state.open };
}

const suspicion = (boxes: number): Play => ({ covered: { suspicion: Array.from({ length: boxes }, (_each, i) => i) } });
const noise: Play = { tokens: [1, 2, 3, 4].map((n) => ({ id: `t${n}`, at: { tracker: 'noise' }, icon: null })) };

/** What the Aggressor sees ahead, with all that R1 knows. */
function worth(p: Position): number {
  const { foresight, tracker } = worthIn(p.open);
  return tracker(p, 0) - tracker(p, 1) + (foresight(p)?.outlook(p, 0) ?? 0);
}

describe('R2 thinks further in a Key Operation', () => {
  it('[KO-R-63] fears noise that lies face down while all three are Captured', () => {
    expect(worth(breakout(3, { ...suspicion(4), ...noise }))).toBeLessThan(worth(breakout(3, suspicion(4))) - 5);
  });

  it('[KO-R-63] fears the Alarm no more once somebody is free', () => {
    expect(worth(breakout(3, suspicion(9)))).toBeLessThan(worth(breakout(3)) - 10);
    expect(worth(breakout(2, suspicion(9)))).toBeGreaterThan(worth(breakout(2)) - 1);
  });

  it('[KO-R-64] counts a Containment Field that is half open', () => {
    expect(worth(breakout(3, { loads: { T: 3 } }))).toBeGreaterThan(worth(breakout(3, { loads: { T: 1 } })));
  });

  it('[KO-MOM-02, KO-MOM-03] takes Momentum off for a wound as the Aggressor and adds it as the Sentinel', () => {
    const p = breakout(3);
    const options = ['add:aggressor', 'remove:aggressor', 'decline'].map((id) => ({ id }));
    const best = (seat: 0 | 1): string | undefined => {
      const choices = worthIn(p.open)
        .foresight(p)
        ?.known(p, {
          step: 'clock.wound',
          seat,
          options,
        } as unknown as Decision);
      return choices?.toSorted((a, b) => b.value - a.value)[0]?.answer.option;
    };
    expect([best(0), best(1)]).toEqual(['remove:aggressor', 'add:aggressor']);
  });

  it('[KO-WIN-02] does so where more than the clock can win for the Sentinel, and not in the standard game', () => {
    const breaking = breakout(3);
    const { match } = skirmish({ red: { saw: { at: [10, 10] } }, blue: { jyn: { at: [30, 30] } }, activates: 'saw' });
    const standard: Position = { game: match.game, open: match.state.open };
    const thinks = (p: Position): boolean => worthIn(p.open).foresight(p) !== null;
    expect([thinks(breaking), thinks(standard)]).toEqual([true, false]);
    expect(OPERATIONS.filter(({ card }) => thinks(breakout(0, {}, card.id))).map(({ card }) => card.id)).toEqual([
      'jail-break',
    ]);
  });
});
