import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomOpponent, restlessOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import {
  drawing,
  FileError,
  fast,
  type GameFile,
  Match,
  openGame,
  parseGame,
  type Random,
  sha256,
  viewFor,
} from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { NotUnderstood, Unreadable } from '../../apps/cli/src/command.ts';
import { main } from '../../apps/cli/src/main.ts';
import { gameOf } from '../../apps/cli/src/replay/opening.ts';
import { whyNotState } from '../../packages/rules/src/file/sound/state.ts';
import { stream } from '../../packages/rules/test/kernel/anyAbility.ts';
import { anyTable } from '../../packages/rules/test/kernel/anyTable.ts';
import { type Damaged, damaged } from './damage.ts';
import { playable } from './playable.ts';

/**
 * Files in which somebody changed one field and sealed them anew: each is refused with a sentence, or is a game that
 * holds together. `FAULTLINE_FUZZ=20000` tries so many of each file, from a seed of its own with `FAULTLINE_SEED`.
 */
const MANY = Number(process.env.FAULTLINE_FUZZ ?? 250);
const SEED = process.env.FAULTLINE_SEED ?? 'damaged';
/** Telling and drawing are dear: every so manieth is told. */
const TOLD = 10;
const ANSWERS = 12;

const folder = mkdtempSync(join(tmpdir(), 'faultline-damaged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});

const random = (name: string): Random =>
  drawing(fast(sha256(`${SEED} ${name}`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

const saved = (name: string): GameFile =>
  JSON.parse(readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')) as GameFile;

/** A game of the core box on a table with terrain, in the middle of an attack or of an ability. */
function begun(step: RegExp): GameFile {
  const game = coreGame({ table: TABLES['core-1'] });
  const match = Match.begin(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded('damaged'));
  const opponent = restlessOpponent(game, 'damaged');
  for (let { decision } = match.state.open; decision; { decision } = match.state.open) {
    if (match.state.open.frames.some(({ at }) => step.test(at))) return match.file();
    const answer = opponent.decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    match.send(decision.seat, { do: 'answer', version: match.version, answer });
  }
  throw new Error('It never came to this step.');
}

const FILES: readonly (readonly [string, () => GameFile])[] = [
  ['an old one', () => saved('format-1.json')],
  ['one in which much was said', () => saved('format-1-said.json')],
  ['a branch', () => saved('format-1-branch.json')],
  ['one in the middle of an attack', () => begun(/^attack\.tree$/)],
  ['one with cards of its own', () => anyTable(1, stream('damaged')).match.file()],
  ['one in the middle of an ability', () => begun(/^effects\.(run|each|may|pick)$/)],
];

const isSentence = (error: unknown): boolean =>
  error instanceof FileError || error instanceof Unreadable || error instanceof NotUnderstood;

/** Why the game that a file was opened as does not hold together; null when it does, or was refused with a sentence. */
function whyNotSound(text: string): string | null {
  let match: Match;
  try {
    const file = parseGame(text);
    match = openGame(gameOf(file), file).match;
  } catch (error) {
    return isSentence(error) ? null : `thrown when opened: ${(error as Error).stack}`;
  }
  try {
    return whyNotState(match.game, match.state) ?? whyNotPlayed(match);
  } catch (error) {
    return `thrown in play: ${(error as Error).stack}`;
  }
}

function whyNotPlayed(opened: Match): string | null {
  if (opened.state.open.result) return null;
  const match = playable(opened);
  const opponent = randomOpponent(match.game, 'on');
  for (let n = 0; n < ANSWERS && match.state.open.decision; n += 1) {
    const { decision } = match.state.open;
    const answer = opponent.decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    const sent = match.send(decision.seat, { do: 'answer', version: match.version, answer });
    if ('refused' in sent && sent.refused.why !== 'illegal') return `${decision.step}: ${JSON.stringify(sent.refused)}`;
    const why = whyNotState(match.game, match.state);
    if (why !== null) return `after ${decision.step}: ${why}`;
  }
  return null;
}

async function whyNotTold(text: string): Promise<string | null> {
  const path = join(folder, 'damaged.json');
  writeFileSync(path, text);
  for (const args of [
    ['draw', path],
    ['replay', path],
    ['replay', path, '--verify'],
  ]) {
    try {
      await main(args);
    } catch (error) {
      return `faultline ${args[0]}: ${(error as Error).stack}`;
    } finally {
      out.mockClear();
      err.mockClear();
    }
  }
  return null;
}

async function found(file: GameFile, name: string): Promise<string[]> {
  const draws = random(name);
  const faults: string[] = [];
  for (let n = 0; n < MANY; n += 1) {
    const { where, text }: Damaged = damaged(file, draws);
    const why = whyNotSound(text) ?? (n % TOLD === 0 ? await whyNotTold(text) : null);
    if (why !== null) faults.push(`${where}: ${why}`);
  }
  return faults;
}

describe('a file of which one field was changed and the seal made anew', () => {
  it.each(FILES)(
    'of %s: is refused with a sentence, or opens as a game that holds together',
    async (name, file) => {
      expect(await found(file(), name)).toEqual([]);
    },
    Math.max(60_000, MANY * 200),
  );
});
