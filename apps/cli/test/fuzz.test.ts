import { type Opponent, randomOpponent } from '@faultline/ai';
import { TABLE_IDS, TABLES } from '@faultline/geometry';
import { Match, viewFor } from '@faultline/rules';
import { CheckedMatch } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { playGame } from '../src/simulate/playing.ts';
import { chanceOf, type Seating, seat, setupOf } from '../src/simulate/seating.ts';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** Plays a whole game of which every single entry is proved. */
function playChecked(seating: Seating): Match {
  const checked = new CheckedMatch(Match.begin(seating.game, setupOf(seating), chanceOf(seating)));
  const { match } = checked;
  const opponents: readonly [Opponent, Opponent] = [
    randomOpponent(seating.game, `${seating.seed}/a`),
    randomOpponent(seating.game, `${seating.seed}/b`),
  ];
  for (let { decision } = match.state.open; decision; { decision } = match.state.open) {
    const answer = opponents[decision.seat].decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    const sent = checked.send({ do: 'answer', seat: decision.seat, version: match.version, answer });
    if ('refused' in sent) throw new Error(`${decision.step}: ${JSON.stringify(sent.refused)}`);
  }
  return match;
}

describe('random games of the core box', () => {
  it.each(numbers(8))('game %i keeps what must always hold, from the preparation to its end', (n) => {
    expect(playGame(seat(`fuzz/${n}`), 20_000).state.open.result).not.toBeNull();
  });

  it.each(numbers(16))('close game %i keeps what must always hold', (n) => {
    expect(playGame(seat(`fuzz/${n}`, undefined, true), 20_000).state.open.result).not.toBeNull();
  });

  it.each(TABLE_IDS)('a game on %s keeps what must always hold, from the preparation to its end', (id) => {
    expect(playGame(seat(`fuzz/${id}`, undefined, false, TABLES[id]), 20_000).state.open.result).not.toBeNull();
  });

  it.each(TABLE_IDS)('a close game on %s keeps what must always hold', (id) => {
    expect(playGame(seat(`fuzz/${id}`, undefined, true, TABLES[id]), 20_000).state.open.result).not.toBeNull();
  });

  it('a game proves at every choice that states stay as given, resume, replay and undo', () => {
    const match = playChecked(seat('checked/1', undefined, true));
    expect(match.state.open.result).not.toBeNull();
    expect(match.version).toBeGreaterThan(80);
  }, 30_000);
});
