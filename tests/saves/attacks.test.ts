import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomOpponent } from '@faultline/ai';
import { openGame, parseGame, viewFor } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../apps/cli/src/replay/opening.ts';

/** Saved by rules 0.2.0 in the middle of an attack, when its frames still carried all that its record holds now. */
const folder = fileURLToPath(new URL('attacks/', import.meta.url));

describe('games saved inside an attack before it was one record', () => {
  it.each(readdirSync(folder))('%s asks the same question and is played on', (name) => {
    const file = parseGame(readFileSync(`${folder}${name}`, 'utf8'));
    const { match, how } = openGame(gameOf(file), file);
    expect(how).toBe('resumed');
    expect(match.state.open.decision).toEqual(file.snapshot.state.open.decision);
    const { turn } = match.state.open;
    const opponents = [randomOpponent(match.game, 'a'), randomOpponent(match.game, 'b')] as const;
    for (let { decision } = match.state.open; decision; { decision } = match.state.open) {
      if (match.state.open.turn > turn + 1) break;
      const answer = opponents[decision.seat].decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
      const sent = match.send(decision.seat, { do: 'answer', version: match.version, answer });
      expect(sent).not.toHaveProperty('refused');
    }
  });
});
