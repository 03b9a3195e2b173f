import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomOpponent } from '@faultline/ai';
import {
  dataHash,
  FORMAT,
  type GameFile,
  hashOf,
  type Match,
  openGame,
  parseGame,
  stateHashIn,
  viewFor,
} from '@faultline/rules';
import { RULES_VERSION } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../apps/cli/src/replay/opening.ts';
import { playable } from './playable.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const saves = files.filter((name) => /^format-\d+\.json$/.test(name));
const saved = (name: string): GameFile => parseGame(readFileSync(`${folder}${name}`, 'utf8'));

function altered(file: GameFile, changes: Partial<GameFile>): GameFile {
  const { seal: _seal, ...rest } = { ...file, ...changes };
  return parseGame(JSON.stringify({ ...rest, seal: hashOf(rest) }));
}

/** The same file as if play had gone another way in its second turn. */
const departing = (file: GameFile, changes: Partial<GameFile>): GameFile =>
  altered(file, { ...changes, marks: file.marks.map((mark, i) => (i === 1 ? { ...mark, hash: 'other' } : mark)) });

function playToTheEnd(match: Match): void {
  const opponents = [randomOpponent(match.game, 'a'), randomOpponent(match.game, 'b')] as const;
  for (let { decision } = match.state.open; decision; { decision } = match.state.open) {
    const answer = opponents[decision.seat].decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    const sent = match.send(decision.seat, { do: 'answer', version: match.version, answer });
    if ('refused' in sent) throw new Error(`${decision.step}: ${JSON.stringify(sent.refused)}`);
  }
  expect(match.state.open.result).not.toBeNull();
}

describe('saved games of one format', () => {
  it.each([
    [
      'format-1-said.json',
      'ee556a39bcfe8548ac3848861fb4a0cbde5ce1c5069d4dc2810e707fb01b2ab5',
      'e77ca7608d09f6852b685e7431bfea999593704d547fdfc308e5cdbe6533a440',
    ],
    [
      'format-1-branch.json',
      '4e71bd3298aa6c51018b6b90042008dc2f48f85e787424a586daeaac84fe4138',
      '0d8cb97ac07e1852e7707739ef7b0faf0814ce953ea1beb26bce7c16f35b01aa',
    ],
  ])('%s replays to the same hash, tells the same and keeps its record', (name, hash, told) => {
    const file = saved(name);
    const { match, how } = openGame(gameOf(file), file);
    expect([how, stateHashIn(file.format, match.state), hashOf(match.eventsSince())]).toEqual(['replayed', hash, told]);
    expect(match.file().entries).toEqual(file.entries);
  });
});

describe('saved games', () => {
  it('there is one of every format', () => {
    expect(saves).toEqual(Array.from({ length: FORMAT }, (_, i) => `format-${i + 1}.json`));
  });

  it.each(saves)('%s opens: by replay, or from its saved state after a change of rules or cards', (name) => {
    const file = saved(name);
    const game = gameOf(file);
    const same = file.rulesVersion === RULES_VERSION && file.dataHash === dataHash(game, file.setup);
    const { match, how } = openGame(game, file);
    if (same) expect(how).toBe('replayed');
    expect(match.state.open.turn).toBe(file.snapshot.state.open.turn);
    expect(match.state.open.decision).toEqual(file.snapshot.state.open.decision);
  });

  it.each(saves)('%s stands in the middle of a shove and can be played to its end', (name) => {
    const { match } = openGame(gameOf(saved(name)), saved(name));
    expect(match.state.open.decision?.step).toBe('push.ask');
    playToTheEnd(playable(match));
  });

  it.each(saves)('%s goes on from its saved state when it departs under other rules, and says so', (name) => {
    const file = departing(saved(name), { rulesVersion: '0.0.1' });
    const { match, how, changed } = openGame(gameOf(file), file);
    expect(how).toBe('resumed');
    expect(changed[0]).toBe(`the rules are now ${RULES_VERSION}, the game was played with 0.0.1`);
    playToTheEnd(playable(match));
  });

  it.each(saves)(
    '%s goes on from its saved state when it departs under other cards, and keeps what was played',
    (name) => {
      const file = departing(saved(name), { dataHash: 'other cards' });
      const { match, how, changed } = openGame(gameOf(file), file);
      expect(how).toBe('resumed');
      expect(changed).toContain('the cards are not those the game was played with (sheet 1.4)');
      expect(match.file().past[0]?.entries).toEqual(file.entries);
    },
  );
});

describe('a game saved by rules that did otherwise since', () => {
  it('[R-CARD-16] rules-0.2.0.json, in the middle of a split pool: both halves are still suffered, each once', () => {
    const file = saved('rules-0.2.0.json');
    const { match, how } = openGame(gameOf(file), file);
    // R-ABIL-4: what was offered then would do nothing, so nobody is asked any more.
    expect([how, match.state.open.units.map((u) => u.damage)]).toEqual(['resumed', [3, 3]]);
  });
});
