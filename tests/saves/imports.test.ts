import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { writeAdmiral, writeSpt, writeTeamFile } from '@faultline/cards/team';
import { drawing, fast, type Random, sha256 } from '@faultline/rules';
import {
  exportEvent,
  importEvent,
  isRefused,
  pairingsCsv,
  standingsCsv,
  verifyEvent,
  viewOf,
} from '@faultline/tournament';
import { describe, expect, it, vi } from 'vitest';
import { main } from '../../apps/cli/src/main.ts';
import { coded, decoded } from '../../apps/web/src/desk/share/link.ts';
import { changed } from './damage.ts';

/**
 * Event files, teams and shared links that somebody changed: each is refused with a sentence, or is something the
 * program can go on with. `FAULTLINE_FUZZ=20000` tries so many of each kind, from a seed of its own with
 * `FAULTLINE_SEED`.
 */
const MANY = Number(process.env.FAULTLINE_FUZZ ?? 400);
const SEED = process.env.FAULTLINE_SEED ?? 'imports';

const random = (name: string): Random =>
  drawing(fast(sha256(`${SEED} ${name}`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

const LETTERS = ['', '[', ']', ',', '-', '0', '99999999999', '{', '"', '%', 'é', '\u0000', ' ', '1e9', 'x'.repeat(300)];

/** A text that somebody cut, or wrote something into. */
function mistyped(text: string, draw: Random): string {
  const at = draw(text.length + 1);
  const written = LETTERS[draw(LETTERS.length)] ?? '';
  if (draw(8) === 0) return text.slice(0, at);
  return text.slice(0, at) + written + text.slice(at + draw(4));
}

/** What is thrown for one of many; all others are refused or taken. */
async function thrown(name: string, one: (draw: Random) => unknown, many = MANY): Promise<string[]> {
  const draw = random(name);
  const faults: string[] = [];
  for (let n = 0; n < many; n += 1) {
    try {
      await one(draw);
    } catch (error) {
      faults.push(`${n}: ${(error as Error).stack}`);
    }
  }
  return faults;
}

const eventFile = (name: string): object =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../events/${name}`, import.meta.url)), 'utf8'));

/** Whatever a desk does with an event that was taken. */
function shown(text: string): void {
  const read = importEvent(text);
  if (isRefused(read)) {
    if (read.refused.some(({ says }) => says.trim() === '')) throw new Error('It is refused without a sentence.');
    return;
  }
  const { event } = read;
  const { state } = event;
  verifyEvent(event);
  if (isRefused(importEvent(exportEvent(event)))) throw new Error('What it is saved as is refused.');
  for (const person of ['', ...state.entrants.map(({ player }) => player)]) viewOf(state, person);
  for (const stage of state.stages) {
    standingsCsv(state, stage);
    for (const round of stage.rounds) pairingsCsv(state, stage, round);
  }
}

describe('an event file of which one field was changed', () => {
  it.each(['format-1-running.json', 'format-1-premier.json', 'format-1-showdown.json', 'format-2-running.json'])(
    'is refused with a sentence, or shown: %s',
    async (name) => {
      const file = eventFile(name);
      expect(await thrown(name, (draw) => shown(JSON.stringify(changed(file, draw).copy)))).toEqual([]);
    },
    Math.max(60_000, MANY * 50),
  );

  it('is refused before anything is read when it is far longer than any event', () => {
    const read = importEvent(' '.repeat(50_000_001));
    expect(isRefused(read) && read.refused[0]?.says).toMatch(/far longer than any event/);
  });
});

describe('a team that somebody mistyped', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const forms: readonly (readonly [string, string])[] = [
    ['our own file', writeTeamFile(REPUBLIC)],
    ['an SPT code', writeSpt(SHADOW).text],
    ['a Tabletop Admiral link', writeAdmiral(REPUBLIC).text],
  ];
  it.each(forms)('is told what is wrong with it, or is a team: %s', async (name, text) => {
    expect(await thrown(name, (draw) => main(['team', 'check', mistyped(text, draw)]), MANY / 4)).toEqual([]);
  });
});

describe('a shared link that somebody mistyped', () => {
  it('is no event, or one that is shown', async () => {
    const code = await coded(JSON.stringify(eventFile('format-2-running.json')));
    const look = async (draw: Random) => {
      const text = await decoded(mistyped(code, draw));
      if (text !== null) shown(text);
    };
    expect(await thrown('link', look)).toEqual([]);
  });
});
