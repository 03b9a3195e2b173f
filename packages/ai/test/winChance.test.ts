import { FIGURES, figuresOf, sigmoid, winChance } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import { applyInPlace, beginGame, type Open, type Seat, type State, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { hastyOpponent } from '../src/hasty.ts';

const game = coreGame({ table: TABLES['core-1'] });

/** Where the nth Turn of a game begins. */
function turn(nth: number): State {
  const teams = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
  const { state } = beginGame(game, teams, seeded('chances', 'fast'));
  const player = hastyOpponent(game, 'chances');
  while (state.open.decision && state.open.turn < nth) {
    const { decision, version } = state.open;
    const answer = player.decide(viewFor(state, decision.seat), decision, { trials: 0 });
    applyInPlace(game, state, { seat: decision.seat, version, answer });
  }
  return state;
}

const state = turn(9);
const chance = (open: Open, seat: Seat = 0): number => winChance(game, { open }, seat) ?? Number.NaN;
const { open } = state;

describe('the chance to win', () => {
  it('adds up to 1 over both seats', () => {
    expect(chance(open)).toBeGreaterThan(0);
    expect(chance(open) + chance(open, 1)).toBeCloseTo(1, 12);
  });

  it('is told from what lies open: a seat that sees less is told the same', () => {
    const before = JSON.stringify(open);
    expect(winChance(game, viewFor(state, 1), 0)).toBe(chance(open));
    expect(JSON.stringify(open)).toBe(before);
  });

  it('weighs what a side has less what the other has', () => {
    const [own, other] = [figuresOf({ game, open }, 0), figuresOf({ game, open }, 1)];
    expect(FIGURES.map((_, i) => (own[i] ?? 0) + (other[i] ?? 0))).toEqual(FIGURES.map(() => 0));
  });

  it('is higher for who holds more objectives', () => {
    const held = (by: Seat): Open => ({
      ...open,
      characters: open.characters.map((c) => ({ ...c, onTable: false })),
      objectives: open.objectives.map((o) => ({ ...o, control: by })),
    });
    expect(chance(held(0))).toBeGreaterThan(chance(held(1)));
  });

  it('is higher for whose Units are unhurt', () => {
    const hurt = (seat: Seat): Open => ({
      ...open,
      units: open.units.map((u) =>
        u.seat === seat ? { ...u, injured: 1, damage: 3 } : { ...u, injured: 0, damage: 0 },
      ),
    });
    expect(chance(hurt(1))).toBeGreaterThan(chance(hurt(0)));
  });

  it('of a game that is over is certain, and even where nobody won', () => {
    const over = (winner: Seat | null): Open => ({ ...open, result: { winner, why: 'agreed' } });
    expect([chance(over(0)), chance(over(1)), chance(over(null))]).toEqual([1, 0, 0.5]);
  });

  it('is not told in a mode of which nothing has been learnt', () => {
    const elsewhere = { ...open, score: { mode: 'key-operations' } } as unknown as Open;
    expect(winChance(game, { open: elsewhere }, 0)).toBeNull();
  });
});

describe('the chance that a logit means', () => {
  it.each([0, 0.001, 0.5, 1, 3, 12, 29])('is right at %d, on either side of even', (logit) => {
    expect(sigmoid(logit)).toBeCloseTo(1 / (1 + Math.exp(-logit)), 12);
    expect(sigmoid(-logit)).toBeCloseTo(1 - sigmoid(logit), 12);
  });

  it('stays within 0 and 1 however large it is', () => {
    expect(sigmoid(1e9)).toBeLessThanOrEqual(1);
    expect(sigmoid(-1e9)).toBeGreaterThanOrEqual(0);
  });
});
