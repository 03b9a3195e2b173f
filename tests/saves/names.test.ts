import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomOpponent } from '@faultline/ai';
import { FORMAT, type GameFile, type Match, openGame, parseGame, stateHash, viewFor } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../apps/cli/src/replay/opening.ts';
import { upgrade } from '../../packages/rules/src/file/upgrade.ts';
import { playable } from './playable.ts';

/** Saved in format 1, inside work whose fields and steps had other names. */
const folder = fileURLToPath(new URL('names/', import.meta.url));
const names = readdirSync(folder);
const textOf = (name: string): string => readFileSync(`${folder}${name}`, 'utf8');
const saved = (name: string): GameFile => parseGame(textOf(name));

const FORMER =
  /"(doing|happenings?|heard|fell|got)":|"(doing\.|nobody\.|odds\.|[a-z]+\.shed"|attack\.dented|condition\.lay)/;

describe('games saved in the names of format 1', () => {
  it.each(names)('%s replays to every hash it holds, with all that was played, and is played on', (name) => {
    const file = saved(name);
    expect([file.format, file.marks.length > 0, FORMER.test(textOf(name))]).toEqual([1, true, true]);
    const { match, how } = openGame(gameOf(file), file);
    expect([how, match.version]).toEqual(['replayed', file.entries.length]);
    expect(match.state.open.decision).toEqual(file.snapshot.state.open.decision);
    playOn(match);
  });

  it.each(names)('%s goes on from its state alone, to the same state', (name) => {
    const file = saved(name);
    const { match } = openGame(gameOf(file), file);
    const { state, lost } = upgrade(match.game, file.snapshot.state);
    expect([lost, stateHash(state)]).toEqual([null, match.hash]);
  });

  it.each(names)('%s is written in the format and the names of today', (name) => {
    const file = saved(name);
    const text = JSON.stringify(openGame(gameOf(file), file).match.file());
    const again = parseGame(text);
    expect([again.format, FORMER.exec(text)]).toEqual([FORMAT, null]);
    expect(openGame(gameOf(again), again).how).toBe('replayed');
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
