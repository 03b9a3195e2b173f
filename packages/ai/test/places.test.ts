import { REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import { PLAIN_DEFENDER, type walksOf } from '@faultline/odds';
import { copyState, type Game, Match, type State, viewFor, whyNot } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { bestTreePath, pushOffValue } from '../src/greedy/attackValue.ts';
import { HASTY, spotsFor } from '../src/greedy/spots.ts';
import { WEIGHTS } from '../src/greedy/weights.ts';
import { randomFrom } from '../src/random.ts';
import { restlessOpponent } from '../src/restless.ts';

const game: Game = coreGame({ table: TABLES['core-1'] });

/** The states of one game with fights, in order. */
const states: State[] = [];
const match = Match.begin(
  game,
  { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] },
  seeded('places', 'fast'),
);
const opponent = restlessOpponent(game, 'places');
for (let n = 0; n < 400 && match.state.open.decision; n += 1) {
  const { decision } = match.state.open;
  states.push(copyState(match.state));
  const answer = opponent.decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
  match.send(decision.seat, { do: 'answer', version: match.version, answer });
}

describe('driving somebody off an objective', () => {
  it('is worth nothing to whom no Active objective is near, and something to all others', () => {
    const seen = { far: 0, near: 0 };
    for (const { open } of states) {
      const { range, objective } = game.constants;
      for (const c of open.characters) {
        if (!c.onTable) continue;
        const near = open.objectives.filter(
          (o) => o.active && Math.hypot(o.x - c.x, o.y - c.y) <= range[2] + objective + c.r,
        );
        seen[near.length > 0 ? 'near' : 'far'] += 1;
        expect(pushOffValue({ game, open }, c) > 0).toBe(near.length > 0);
      }
    }
    expect(seen.far).toBeGreaterThan(20);
    expect(seen.near).toBeGreaterThan(20);
  });

  it('lets a shove outweigh damage in the tree', () => {
    const defender = { ...PLAIN_DEFENDER, toWound: 9 };
    const walks = [
      { path: ['a'], damage: 3, effects: {} },
      { path: ['b'], damage: 0, effects: { shove: 1 } },
    ] as unknown as ReturnType<typeof walksOf>;
    const taken = (driveOff: number) =>
      bestTreePath(walks, 1, 0, { defender, stamina: 9, driveOff, wound: 1, weights: WEIGHTS }).walk?.path;
    expect(taken(0)).toEqual(['a']);
    expect(taken(2)).toEqual(['b']);
  });
});

describe('the few places that matter most', () => {
  it('can all be gone to', () => {
    const asked = states.filter(({ open }) => open.decision?.step === 'move.offer').slice(0, 25);
    expect(asked.length).toBeGreaterThan(10);
    for (const { open } of asked) {
      const { decision, version } = open;
      if (!decision) continue;
      for (const option of decision.options) {
        const answers = option.asks?.kind === 'move' ? spotsFor({ game, open }, option, randomFrom('key'), HASTY) : [];
        expect(answers.length).toBeLessThanOrEqual(6);
        for (const answer of answers)
          expect(whyNot({ game, open }, { seat: decision.seat, version, answer })).toBeNull();
      }
    }
  });
});
