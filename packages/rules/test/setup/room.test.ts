import { REPUBLIC, SHADOW } from '@faultline/cards';
import { Match, type Place } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** The Republic, playing first, has put Anakin into the corner of the table; Rex and two clones are to follow. */
function cornered() {
  const game = coreGame();
  const match = Match.begin(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded('corner 4'));
  const answer = (option: string, to?: Place) =>
    match.send({ do: 'answer', seat: 0, version: match.version, answer: to ? { option, to } : { option } });
  for (const option of ['south', '1']) answer(option);
  answer('place', [2000, 2000, 0]);
  return { match, place: (to: Place) => answer('place', to) };
}

describe('room for a whole squad', () => {
  it('[R-DEPLOY-3] a place that leaves the others of the squad without one is refused', () => {
    const { match, place } = cornered();
    expect(match.state.open.decision?.options[0]?.character).toBe('a2.1');
    expect(place([2000 + 5927, 2000 + 2764, 0])).toMatchObject({
      refused: { why: 'illegal', reasons: [{ rule: 'R-DEPLOY-3', facts: { without: 'a3.1, a3.2' } }] },
    });
  });

  it('[R-DEPLOY-3] a place in the same corner that lets the others stand beside it is taken', () => {
    const { match, place } = cornered();
    expect(place([2000 + 4624, 2000 + 4624, 0])).toHaveProperty('events');
    expect(match.state.open.decision?.options[0]?.character).toBe('a3.1');
  });
});
