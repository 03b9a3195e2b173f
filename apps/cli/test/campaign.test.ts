import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';

// `faultline campaign` as a person types it, in a folder of its own that is gone afterwards.

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-campaign-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MAUL = `Lord Maul, Gar Saxon, Super Commandos
Asajj Ventress, Kalani, B1 Battle Droids
`;
const ANAKIN = `General Anakin Skywalker, CC-7567 Captain Rex, 501st Clone Troopers
ahsoka-tano-jedi-no-more, Bo-Katan Kryze, Clan Kryze
`;

let war = '';
let number = 0;
beforeEach(() => {
  number += 1;
  war = join(folder, `war-${number}.json`);
  writeFileSync(join(folder, 'maul.txt'), MAUL);
});

async function types(word: string, ...rest: string[]) {
  out.mockClear();
  err.mockClear();
  const code = await main(['campaign', word, war, ...rest]);
  const said = (spy: typeof out) => spy.mock.calls.map(([line]) => String(line)).join('\n');
  return { code, out: said(out), err: said(err) };
}

const begin = (...more: string[]) =>
  types('new', '--name', 'Our War', '--aggressor', 'Ana', '--sentinel', 'Ben', '--seed', 'war', ...more);
const json = async (word: string, ...rest: string[]) => JSON.parse((await types(word, ...rest, '--json')).out);

describe('a campaign in the terminal', () => {
  it('is kept from the first entry to the degree of victory, with results entered by hand', async () => {
    await begin('--veterans', 'Lord Maul,Lord Maul');
    const both = async () => {
      for (const side of ['aggressor', 'sentinel'])
        expect((await types('team', side, join(folder, 'maul.txt'))).err).toBe('');
    };
    await both();
    expect((await types('report', 'aggressor')).out).toContain('Experience: Aggressor 1, Sentinel 2.');
    await both();
    const { offered } = await json('unlock', 'aggressor', '1');
    await types('take', 'aggressor', offered[0].advantage);
    await types('skip', 'sentinel');
    expect((await types('active', 'Ana', offered[0].advantage)).out).toContain('Its printed effect is not included');
    await types('report', 'sentinel', '--how', 'countdown');
    for (const winner of ['aggressor', 'aggressor']) {
      await both();
      await types('skip', 'aggressor');
      await types('skip', 'sentinel');
      await types('active', 'aggressor', 'none');
      await types('report', winner);
    }
    const sheet = await json('sheet');
    expect(sheet).toMatchObject({
      course: '1A 2S LA 3A',
      victory: 'desperate',
      sides: { aggressor: { experience: 5 } },
    });
    expect((await types('sheet')).out).toContain('Desperate Victory of the Aggressor');
    expect((await types('verify')).out).toMatch(/^verified: \d+ entries, 1 rolls/);
  });

  it('says what is wrong in a sentence, writes nothing, and what it waits for', async () => {
    expect((await begin('--operations', 'crash-landing,jail-break')).err).toContain('exactly 3 Campaign Operations');
    await begin();
    const before = readFileSync(war, 'utf8');
    const refused = await types('report', 'aggressor');
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining('must bring a strike team for operation 1'),
    ]);
    writeFileSync(join(folder, 'anakin.txt'), ANAKIN);
    expect((await types('team', 'aggressor', join(folder, 'anakin.txt'))).err).toContain(
      'must contain the Veteran, Lord Maul',
    );
    expect((await types('report', 'nobody')).code).toBe(2);
    expect((await begin()).err).toContain('already exists');
    expect(readFileSync(war, 'utf8')).toBe(before);
  });

  it('undoes an entry with all after it, and the log keeps both', async () => {
    await begin('--veterans', 'Lord Maul,Lord Maul');
    for (const side of ['aggressor', 'sentinel']) await types('team', side, join(folder, 'maul.txt'));
    await types('report', 'aggressor');
    expect((await types('undo', '10')).err).toContain('depends on this one');
    expect((await types('undo', '10', '--later')).out).toContain('Entry 10 undone with 2 after it');
    expect(await json('sheet')).toMatchObject({ course: '', phase: 'ready' });
    expect((await types('log')).out).toContain('enterResult (undone)');
  });

  it('is played by opponents, and a campaign altered by hand does not verify', async () => {
    await begin();
    const { out: told } = await types('play', '--operations', '1', '--opponents', 'restless');
    expect(told).toContain('operation 1: Trigger a Chain Reaction');
    expect(told).toMatch(/won by the (aggressor|sentinel)/);
    expect((await json('sheet')).course).toMatch(/^1[AS]$/);
    writeFileSync(war, readFileSync(war, 'utf8').replace('Our War', 'My War'));
    const verdict = await types('verify');
    expect([verdict.code, verdict.out]).toEqual([1, expect.stringContaining('does not fit the chain')]);
  });
});
