import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomOpponent } from '@faultline/ai';
import { type Match, openGame, parseGame, type State, viewFor } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../apps/cli/src/replay/opening.ts';
import { playable } from './playable.ts';
import { upgrade } from '../../packages/rules/src/file/upgrade.ts';

/** Saved by rules 0.2.0 in the middle of an attack, when its frames still carried all that its record holds now. */
const folder = fileURLToPath(new URL('attacks/', import.meta.url));

describe('games saved inside an attack before it was one record', () => {
  it.each(readdirSync(folder))('%s asks the same question and is played on', (name) => {
    const file = parseGame(readFileSync(`${folder}${name}`, 'utf8'));
    const { match, how } = openGame(gameOf(file), file);
    expect(how).toBe('resumed');
    // R-ABIL-4: a pool of one is no longer halved, so that is not asked.
    if (name !== 'suffer.json') expect(match.state.open.decision).toEqual(file.snapshot.state.open.decision);
    playOn(match);
  });
});

function playOn(opened: Match): void {
  const match = playable(opened);
  const { turn } = match.state.open;
  const opponents = [randomOpponent(match.game, 'a'), randomOpponent(match.game, 'b')] as const;
  for (let { decision } = match.state.open; decision; { decision } = match.state.open) {
    if (match.state.open.turn > turn + 1) break;
    const answer = opponents[decision.seat].decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    const sent = match.send(decision.seat, { do: 'answer', version: match.version, answer });
    expect(sent).not.toHaveProperty('refused');
  }
}

/** Saved by rules 0.3.0 inside an attack: charts named their entries, one that was over stood at step 10 still. */
const records = fileURLToPath(new URL('records/', import.meta.url));

describe('games saved inside an attack while its record was another', () => {
  it.each(readdirSync(records))('%s replays, with all that was played, and is played on', (name) => {
    const file = parseGame(readFileSync(`${records}${name}`, 'utf8'));
    const { match, how } = openGame(gameOf(file), file);
    expect([how, match.version]).toEqual(['replayed', file.entries.length]);
    expect(match.state.open.decision).toEqual(file.snapshot.state.open.decision);
    playOn(match);
  });

  it.each(readdirSync(records))('%s goes on from its state alone, with the record of today', (name) => {
    const file = parseGame(readFileSync(`${records}${name}`, 'utf8'));
    const { match: today } = openGame(gameOf(file), file);
    const { state } = upgrade(today.game, file.snapshot.state);
    const shown = ({ open }: State) =>
      open.resolutions.map(({ attack }) => attack && { ...attack, pool: attack.step === 'tree' ? attack.pool : null });
    expect(shown(state)).toEqual(shown(today.state));
  });
});
