import { Match, viewFor } from '@faultline/rules';
import { CheckedMatch } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { playPart } from '../src/simulate/part.ts';
import { chanceOf, opponentsOf, type Seating, seat, setupOf } from '../src/simulate/seating.ts';

const asked = { seed: 'fuzz', teams: 'random', fielded: null, table: null, opponents: 'restless', save: null } as const;
const tens = (n: number): { from: number; to: number }[] =>
  Array.from({ length: n }, (_, i) => ({ from: 10 * i + 1, to: 10 * i + 10 }));

/** Plays a whole game of which every single entry is proved. */
function playChecked(seating: Seating): Match {
  const checked = new CheckedMatch(Match.begin(seating.game, setupOf(seating), chanceOf(seating)));
  const { match } = checked;
  const opponents = opponentsOf(seating);
  for (let { decision } = match.state.open; decision; { decision } = match.state.open) {
    const answer = opponents[decision.seat].decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    const sent = checked.send({ do: 'answer', seat: decision.seat, version: match.version, answer });
    if ('refused' in sent) throw new Error(`${decision.step}: ${JSON.stringify(sent.refused)}`);
  }
  return match;
}

describe('random games', () => {
  it.each(tens(10))('games $from to $to keep what must always hold', (range) => {
    const { played, broken } = playPart({ ...asked, ...range, close: false });
    expect(broken).toEqual([]);
    expect(played).toHaveLength(10);
  });

  it.each(tens(4))('close games $from to $to keep what must always hold', (range) => {
    const { played, broken } = playPart({ ...asked, ...range, close: true });
    expect(broken).toEqual([]);
    expect(played).toHaveLength(10);
  });

  it('a game proves at every choice that states stay as given, resume, replay and undo', () => {
    const match = playChecked(seat('checked/1', undefined, true));
    expect(match.state.open.result).not.toBeNull();
    expect(match.version).toBeGreaterThan(80);
  });
});
