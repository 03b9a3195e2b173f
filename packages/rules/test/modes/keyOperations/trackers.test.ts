import type { Effect } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { OPERATION_VERBS } from '../../../src/modes/keyOperations/verbs/index.ts';
import { OPERATION_SHOWN } from '../../../src/modes/keyOperations/verbs/shown.ts';
import { verbNamed } from '../../../src/queries/language.ts';
import { whyNotAbility } from '../../../src/verbs/whyNotAbility.ts';
import { type Depot, deed, depot, lying } from './depot.ts';

const cover = (tracker: string | readonly string[], by: Extract<Effect, { do: 'cover' }>['with']): Effect => ({
  do: 'cover',
  tracker,
  with: by,
});
const uncover = (
  tracker: string | readonly string[],
  which: Extract<Effect, { do: 'uncover' }>['which'],
  tokens?: number,
): Effect => ({ do: 'uncover', tracker, which, ...(tokens !== undefined && { tokens }) });
const roll = (dice: number): Effect => ({ do: 'roll', bind: 'roll', die: 'attack', dice });
const covered = (effects: readonly Effect[], given: Depot = {}) => lying(deed(effects, given)).covered;

describe('a verb of rules of operations', () => {
  it('is known by the name it is listed with', () => {
    for (const [name, listed] of Object.entries(OPERATION_VERBS)) expect(verbNamed(name)).toBe(listed);
  });

  it('is refused in an ability of a Unit, and in a rule of another mode', () => {
    for (const { example } of Object.values(OPERATION_SHOWN)) {
      const trick = { id: 'trick', clauses: [{ clause: 'use' as const, effects: [example] }] };
      expect(whyNotAbility(trick)).toBe(
        `The ability trick: the verb ${example.do} works in rules of the mode key-operations alone.`,
      );
      expect(whyNotAbility(trick, 'standard')).not.toBeNull();
      expect(whyNotAbility(trick, 'key-operations')).toBeNull();
    }
  });
});

describe('covering spaces of a tracker', () => {
  it('goes on with the next ones, and no further than the last', () => {
    expect(covered([cover('fuses', { next: 2 })])).toEqual({ fuses: [0, 1] });
    expect(covered([cover('fuses', { next: 5 })])).toEqual({ fuses: [0, 1, 2] });
  });

  it('tells each token, and that the tracker is full', () => {
    const story = deed([cover('fuses', { next: 2 })], { play: { covered: { fuses: [0] } } });
    expect(story.told('covered', 'tracker-full')).toEqual([
      'covered fuses 1 red',
      'covered fuses 2 red',
      'tracker-full fuses',
    ]);
  });

  it('fills an area without end', () => {
    expect(covered([cover('noise', { next: 3 })], { play: { covered: { noise: [0, 1] } } }).noise).toHaveLength(5);
  });

  it('gives each result the space that shows it, and asks only where one could go to several', () => {
    const plain = deed([roll(3), cover('own-map', { roll: 'roll' })], { attackDice: 'ssf' });
    expect(lying(plain).covered).toEqual({ 'aggressor-map': [1, 0] });
    const story = deed([roll(2), cover('code', { roll: 'roll' })], { attackDice: 'ce' });
    expect(story.offered).toEqual(['crit@code:1', 'crit@code:3', 'expertise@code:1', 'expertise@code:2']);
    expect(lying(story.chooses('expertise@code:1')).covered).toEqual({ code: [0, 2] });
  });

  it('does nothing for a result that no empty space shows', () => {
    const given = { attackDice: 'ss', play: { covered: { code: [2, 3, 4] } } };
    expect(covered([roll(2), cover('code', { roll: 'roll' })], given)).toEqual({ code: [2, 3, 4] });
  });

  it('[KO-CARD-07] takes the space that shows the mark of an objective', () => {
    const chosen: Effect = { do: 'choose', bind: 'clue', from: { of: 'objective' } };
    const copy = cover('own-map', { markOf: { bound: 'clue' } });
    expect(lying(deed([chosen, copy]).chooses('W')).covered).toEqual({ 'aggressor-map': [1] });
    expect(lying(deed([chosen, copy]).chooses('E')).covered).toEqual({});
  });

  it('[KO-ROLE-03] means the tracker of the player’s role', () => {
    expect(covered([cover('own-map', { next: 1 })], { aggressor: 1 })).toEqual({ 'sentinel-map': [0] });
  });

  it('leaves the player any empty space, of those that show the same one', () => {
    const story = deed([cover(['code', 'fuses'], { chosen: 2 })], { play: { covered: { code: [0] } } });
    expect(story.offered).toEqual(['code:2', 'code:3', 'code:4', 'fuses:1']);
    expect(lying(story.chooses('code:4').chooses('fuses:1')).covered).toEqual({ code: [0, 3], fuses: [0] });
  });

  it('[R-ABIL-4] is not offered where no space is empty', () => {
    const full = { covered: { fuses: [0, 1, 2] } };
    const story = depot({
      play: full,
      abilities: {
        deed: { kind: 'active', cost: 0, clauses: [{ clause: 'use', effects: [cover('fuses', { next: 1 })] }] },
      },
    });
    expect(story.offered).not.toContain('deed');
  });
});

describe('uncovering spaces of a tracker', () => {
  it('[KO-R-25] takes the token that was laid last', () => {
    const play = { covered: { fuses: [2, 0] } };
    expect(covered([uncover('fuses', 'last', 1)], { play })).toEqual({ fuses: [2] });
  });

  it('[KO-X-13, KO-R-25] opens the box again that was covered last', () => {
    const play = { covered: { gate: [0, 2] } };
    const story = deed([uncover('gate', 'last', 1), cover('gate', { next: 1 })], { play });
    expect(story.offered).toEqual(['gate:2', 'gate:3']);
  });

  it('takes all of them', () => {
    expect(covered([uncover('fuses', 'all')], { play: { covered: { fuses: [0, 1, 2] } } })).toEqual({ fuses: [] });
  });

  it('of several trackers takes none from one that is wholly covered', () => {
    const play = { covered: { fuses: [0, 1, 2], code: [0, 3, 4] } };
    const story = deed([uncover(['fuses', 'code'], 'chosen', 1)], { play });
    expect(story.offered).toEqual(['code:5', 'code:1']);
    expect(lying(story.chooses('code:1')).covered).toEqual({ fuses: [0, 1, 2], code: [3, 4] });
  });

  it('takes one that shows a result of the roll', () => {
    const play = { covered: { code: [1, 2, 4] } };
    const story = deed([roll(2), uncover('code', { roll: 'roll' }, 1)], { play, attackDice: 'sf' });
    expect(story.offered).toEqual(['code:5', 'code:3']);
    expect(lying(story.chooses('code:5')).covered).toEqual({ code: [1, 2] });
  });
});

describe('boxes of an Armored Target', () => {
  it('[KO-ARM-06] are covered from the orange one on', () => {
    expect(covered([cover('gate', { next: 1 })])).toEqual({ gate: [0] });
  });

  it('[KO-ARM-07, KO-R-24] follow the lines, the player choosing between branches', () => {
    const story = deed([cover('gate', { next: 2 })], { play: { covered: { gate: [0] } } });
    expect(story.offered).toEqual(['gate:2', 'gate:3']);
    expect(story.chooses('gate:3').offered).toEqual(['gate:2', 'gate:4']);
  });
});

describe('a tracker that is full', () => {
  const clear = {
    by: 'sentinel',
    clauses: [
      {
        clause: 'on',
        event: { on: 'tracker.full', tracker: 'fuses' },
        effects: [uncover('fuses', 'all'), { do: 'refresh', amount: 1 }],
      },
    ],
  } as const;

  it('[KO-R-71] is cleared at once by a rule that says so, and the rest goes on', () => {
    const play = { covered: { fuses: [0, 1] } };
    const story = deed([cover('fuses', { next: 3 })], { play, rules: { clear } });
    expect([lying(story).covered, story.told('rule')]).toEqual([{ fuses: [0, 1] }, ['rule clear']]);
  });

  it('[KO-R-71] takes no more where nothing clears it', () => {
    expect(covered([cover('fuses', { next: 9 })])).toEqual({ fuses: [0, 1, 2] });
  });

  it('is heard of by rules about that tracker alone', () => {
    expect(deed([cover('own-map', { next: 2 })], { rules: { clear } }).told('rule')).toEqual([]);
  });
});
