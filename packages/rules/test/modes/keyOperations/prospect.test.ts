import type { OperationRule, RuleEffect, UnitId } from '@faultline/rules';
import { nextTurnEndProspect, operationOf, turnEndProspect } from '@faultline/rules/modes';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/game/machine.ts';
import { coveredOf } from '../../../src/modes/keyOperations/trackers.ts';
import { type Depot, depot } from './depot.ts';

type Rule = Pick<OperationRule, 'by' | 'clauses'>;

const atEnd = (...effects: readonly RuleEffect[]): Rule => ({
  by: 'active',
  clauses: [{ clause: 'on', event: { on: 'turn.end', player: 'own' }, effects }],
});

const fuses = (p: Position): number => coveredOf(p, 'fuses').length;
const cover = (next: number): RuleEffect => ({ do: 'cover', tracker: 'fuses', with: { next } });
const roll = (dice: number): RuleEffect => ({ do: 'roll', bind: 'roll', die: 'attack', dice });

/** What the end of red's Turn promises in covered fuses. */
function promised(effects: readonly RuleEffect[], given: Depot = {}, worth = fuses): number {
  const { match } = depot({ ...given, rules: { it: atEnd(...effects), ...given.rules } });
  const p = { game: match.game, open: match.state.open };
  return turnEndProspect(p, 0, null, worth).worth;
}

describe('what the end of a Turn promises', () => {
  it('counts dice by their chances', () => {
    const strikes = { count: 'faces', roll: { bound: 'roll' }, face: ['crit', 'strike'] } as const;
    expect(promised([roll(4), { do: 'cover', tracker: 'fuses', with: { next: strikes } }])).toBeCloseTo(2);
    const crit = { test: 'roll-has', roll: { bound: 'roll' }, face: ['crit'] } as const;
    expect(promised([roll(2), { do: 'when', test: crit, effects: [cover(1)] }])).toBeCloseTo(1 - (7 / 8) ** 2);
  });

  it('[KO-R-62] takes the best of what may be picked, and leaves what does harm', () => {
    const ways = (...of: readonly number[]): RuleEffect => ({
      do: 'pick',
      optional: true,
      among: of.map((n) => ({ name: `cover-${n}`, effects: [cover(n)] })),
    });
    expect(promised([ways(1, 3, 2)])).toBe(3);
    const open: RuleEffect = { do: 'uncover', tracker: 'fuses', which: 'all' };
    expect(promised([cover(2), { do: 'may', effects: [open] }])).toBe(2);
  });

  it('goes on to what a full tracker sets off', () => {
    const full: Rule = {
      by: 'active',
      clauses: [
        {
          clause: 'on',
          event: { on: 'tracker.full', tracker: 'fuses' },
          effects: [{ do: 'clock', how: 'add', amount: 1, side: 'either', by: 'own' }],
        },
      ],
    };
    const clock = (p: Position): number => operationOf(p).momentum[0] + operationOf(p).momentum[1];
    const before = promised([], {}, clock);
    expect(promised([cover(3)], { rules: { full } }, clock)).toBe(before + 1);
    expect(promised([cover(2)], { rules: { full } }, clock)).toBe(before);
  });

  it('moves markers by parts of a space', () => {
    const power = (p: Position): number => operationOf(p).play.markers.power ?? 0;
    const spaces = { count: 'faces', roll: { bound: 'roll' }, face: ['crit', 'strike'] } as const;
    expect(promised([roll(3), { do: 'step', tracker: 'power', toward: 'full', spaces }], {}, power)).toBeCloseTo(1.5);
  });

  it('changes nothing on the table', () => {
    const { match } = depot({ rules: { it: atEnd(cover(3), { do: 'raise', flag: 'done' }) } });
    const p = { game: match.game, open: match.state.open };
    const before = JSON.stringify(p.open);
    expect(turnEndProspect(p, 0, null, fuses).worth).toBe(3);
    expect(JSON.stringify(p.open)).toBe(before);
  });
});

/** What lies face down in the Noise Area covers fuses: of the pool's four icons one is worth two, one is worth one. */
const heard: Rule = atEnd({
  do: 'cover',
  tracker: 'fuses',
  with: { next: { count: 'icons', at: { tracker: 'noise' }, worth: { crit: 2, strike: 1 } } },
});

const tokens = (noise: number, pool = 0) =>
  Array.from({ length: noise + pool }, (_each, i) => ({
    id: `t${i + 1}`,
    at: i < noise ? ({ tracker: 'noise' } as const) : ('pool' as const),
    icon: null,
  }));

/** What blue is likely to have of its next Turn's end, in covered fuses. */
function feared(rules: Readonly<Record<string, Rule>>, play: Depot['play'] = {}): number {
  const { match } = depot({ rules, play });
  return nextTurnEndProspect({ game: match.game, open: match.state.open }, 1, fuses).worth;
}

describe('what the next Turn of the other promises them', () => {
  it('[KO-OPT-03] reckons with tokens that lie face down as with those of the pool on average', () => {
    expect(feared({ heard }, { tokens: tokens(2) })).toBeCloseTo(1.5);
    const { match } = depot({ rules: { heard }, play: { tokens: tokens(2) } });
    expect(turnEndProspect({ game: match.game, open: match.state.open }, 0, null, fuses).worth).toBe(0);
  });

  it('[KO-R-63] counts the noise that is to come when the activation under way is over', () => {
    const noisy: Rule = {
      by: 'aggressor',
      clauses: [
        {
          clause: 'on',
          event: { on: 'activation.end' },
          where: { test: 'attacked-without-wounding' },
          effects: [{ do: 'draw', tokens: 2, to: { tracker: 'noise' } }],
        },
      ],
    };
    const play = { tokens: tokens(0, 4) };
    expect(feared({ heard, noisy }, play)).toBe(0);
    expect(feared({ heard, noisy }, { ...play, attacked: [0 as UnitId] })).toBeCloseTo(1.5);
  });

  it('reckons with a hit that a rule takes note of more often than not', () => {
    const hurt: Rule = {
      by: 'sentinel',
      clauses: [
        {
          clause: 'on',
          event: {
            on: 'attack.resolved',
            by: { of: 'character', side: 'allied' },
            to: { of: 'character', side: 'enemy' },
          },
          effects: [cover(1)],
        },
      ],
    };
    expect(feared({ hurt })).toBeCloseTo(0.6);
  });
});
