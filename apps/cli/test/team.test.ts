import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notPlayed } from '../../../tests/notPlayed.ts';
import { main } from '../src/main.ts';
import { objections } from '../src/team/judging.ts';
import { readList, theShelf } from '../src/team/reading.ts';
import { EventTable } from './eventTable.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-team-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => vi.clearAllMocks());

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const said = async (...args: readonly string[]): Promise<{ code: number; out: string; err: string }> => {
  vi.clearAllMocks();
  const code = await main(['team', ...args]);
  return { code, out: out.mock.calls.flat().join('\n'), err: err.mock.calls.flat().join('\n') };
};

const CODE = 'spt[00010201,00010109,00010106,00010101,00010102,00010105,00010107]';
const WORDS = `Team: Core box
Squad 1: General Anakin Skywalker, CC-7567 Captain Rex, 501st Clone Troopers
Squad 2: Ahsoka Tano, Jedi No More, Bo-Katan Kryze, Clan Kryze Mandalorians
Mission: Shifting Priorities
`;

describe('faultline team check', () => {
  it('accepts a legal team in every form', async () => {
    const json = file('legal.json', (await said('convert', CODE, '--to', 'json')).out);
    const link = 'https://tabletopadmiral.com/shatterpoint/listbuilder/5,7,9,1,2,3';
    expect((await said('check', CODE, json, file('legal.txt', WORDS))).code).toBe(0);
    expect((await said('check', link)).out).toContain('Choose a Mission Set. [CR-TEAM-01]');
  });

  it('[R-TEAM-5] tells what has changed since the sheet that a list was built for', async () => {
    const { list } = JSON.parse((await said('check', CODE, '--json')).out)[0];
    const built = (sheet: string) => file('old.json', JSON.stringify({ faultline: 'team/1', ...list, sheet }));
    const { code, out: told } = await said('check', built('1.3'));
    expect(code).toBe(1);
    expect(told).toContain('Changed since card set 1.3:\n    501st Clone Troopers: Coordinated Fire: [strained]');
    expect((await said('check', built('0.9'))).out).toContain('Card set 0.9 is not known here');
    expect((await said('check', built('1.4'))).code).toBe(0);
  });

  it('tells every reason with its rule and the two that clash', async () => {
    const list =
      'Anakin, Rex, 501st\nDarth Vader, Jedi Hunter, Aurra Sing, Stormtroopers\nVentress, Rex\nMission: Nowhere\n';
    const { code, out: told } = await said('check', file('bad.txt', list));
    expect(code).toBe(1);
    expect(told.split('\n').filter((line) => line.endsWith(']'))).toEqual([
      '  A Premier List has four squads; this one has 3. [PR-LIST-02]',
      '  Unknown Mission Set: "Nowhere". [PR-LIST-03]',
      '  Squad 2: Aurra Sing and Stormtroopers cost 9 points; Darth Vader, Jedi Hunter allows 7. [CR-TEAM-07]',
      '  Squad 2: Aurra Sing and Stormtroopers have no Era in common (Clone Wars / Civil War). [CR-TEAM-11]',
      '  Squad 3: choose a Supporting Unit. [CR-TEAM-02]',
      '  General Anakin Skywalker and Darth Vader, Jedi Hunter cannot be in the same strike team (Darth Vader is excluded). [PR-LIST-07]',
      '  CC-7567 Captain Rex is listed twice. [PR-LIST-06]',
    ]);
  });

  it('[PR-LIST-02] judges by four squads where that is asked for', async () => {
    const { code, out: told } = await said('check', CODE, '--premier');
    expect([code, told]).toEqual([1, expect.stringContaining('[PR-LIST-02]')]);
  });

  it('names an unknown number by its place', async () => {
    expect((await said('check', 'spt[00010109,00019999]')).out).toContain('Number 2 of the code (00019999)');
  });

  it('answers as JSON', async () => {
    const [judged] = JSON.parse((await said('check', CODE, '--json')).out);
    expect(judged).toMatchObject({ source: CODE, format: 'strike', legal: true, faults: [], reasons: [] });
    expect(judged.list.squads).toHaveLength(2);
  });

  it.each([
    [['check', 'nowhere.json'], 'nowhere.json is not a file, SPT code, team link or Tabletop Admiral link'],
    [['judge', CODE], 'Unknown subcommand "team judge"'],
    [['check'], 'Missing list'],
    [['convert', CODE], '--to must be one of'],
    [['convert', CODE, CODE, '--to', 'spt'], 'one list'],
  ] as const)('does not understand %j', async (args, why) => {
    const { code, err: told } = await said(...args);
    expect([code, told]).toEqual([2, expect.stringContaining(why)]);
  });
});

describe('any text at all', () => {
  it('is a list or sentences, never a crash', async () => {
    const shelf = await theShelf();
    const piece = fc.constantFrom(
      'spt[',
      ']',
      '{',
      '"squads":',
      'Mission:',
      'Squad 1:',
      ',',
      '\n',
      'Rex',
      '00010109',
      'https://tabletopadmiral.com/',
    );
    const text = fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (typed) => {
        const { list, faults } = readList(typed, shelf);
        return faults.length > 0 || objections(shelf.library, list).length > 0;
      }),
      { seed: 1977, numRuns: 300 },
    );
  });
});

describe('faultline team show', () => {
  it('lists squads with points and Eras', async () => {
    const { code, out: told } = await said('show', CODE);
    expect(code).toBe(0);
    expect(told).toContain('Squad 1: 7 of 7 points, Era Clone Wars');
    expect(told).toContain('secondary   Bo-Katan Kryze');
  });

  it('shows a list that is not whole', async () => {
    expect((await said('show', 'spt[00010109]')).out).toContain('secondary   (empty)');
  });
});

describe('faultline team convert', () => {
  it('goes round through every form without a loss', async () => {
    const words = file('round.txt', (await said('convert', CODE, '--to', 'text')).out);
    const json = file('round.json', (await said('convert', words, '--to', 'json')).out);
    expect((await said('convert', json, '--to', 'spt')).out).toBe(CODE);
  });

  it('writes a link to the team builder, and reads it behind any address', async () => {
    const link = (await said('convert', CODE, '--to', 'link')).out;
    expect(link).toMatch(/^#\/teams\/t1\//);
    expect((await said('convert', `https://example.org/${link}`, '--to', 'spt')).out).toBe(CODE);
  });

  it('writes to a file', async () => {
    const target = join(folder, 'out.txt');
    expect((await said('convert', CODE, '--to', 'text', '--out', target)).out).toBe(`Saved to ${target}`);
    expect(readFileSync(target, 'utf8')).toContain('Squad 1: General Anakin Skywalker');
  });

  it('refuses what the other form cannot hold, and what was not read whole', async () => {
    const chewie = file('chewie.txt', 'General Solo, Chewie, Rebel Commandos\n');
    const lost = await said('convert', chewie, '--to', 'admiral');
    expect([lost.code, lost.err]).toEqual([1, expect.stringContaining('chewie has no Tabletop Admiral number')]);
    const unread = await said('convert', 'spt[1234]', '--to', 'json');
    expect([unread.code, unread.out, unread.err]).toEqual([1, '', expect.stringContaining('Number 1 of the code')]);
  });
});

describe('a game with a team of your own', () => {
  const play = async (team: string): Promise<{ code: number; err: string }> => {
    vi.clearAllMocks();
    const code = await main([
      'play',
      '--fast',
      '--close',
      '--seed',
      '7',
      '--save',
      folder,
      '--teams',
      `${team},shadow`,
    ]);
    return { code, err: err.mock.calls.flat().join('\n') };
  };

  it('is played when all its units are complete', async () => {
    expect(await play(file('own.txt', WORDS))).toEqual({ code: 0, err: '' });
  });

  it('[CR-TEAM-16] is refused with a unit that is there by its figures only', async () => {
    const { name } = await notPlayed(({ rank }) => rank === 'secondary');
    const { code, err: told } = await play(file('waits.txt', WORDS.replace('CC-7567 Captain Rex', name)));
    expect([code, told]).toEqual([1, expect.stringContaining(`${name} is not playable yet`)]);
  });

  it('is refused when it is not legal', async () => {
    const { code, err: told } = await play(file('two.txt', WORDS.replace('Bo-Katan Kryze', 'Padawan Ahsoka Tano')));
    expect([code, told]).toEqual([1, expect.stringContaining('[CR-TEAM-03]')]);
  });
});

describe('faultline event team', () => {
  const gathered = async (...options: readonly string[]): Promise<EventTable> => {
    const table = new EventTable();
    await table.founds(...options);
    await table.does('register', 'Ana');
    return table;
  };

  it('[SD-STR-03] refuses a team that breaks a building rule, with the rule', async () => {
    const table = await gathered();
    const dear = table.written(
      'dear.txt',
      'Lord Maul, Kalani, Aqua Droids\nAnakin, Rex, 501st\nMission: Shifting Priorities',
    );
    const { code, err: told } = await table.asks('team', 'Ana', dear);
    expect([code, told]).toEqual([1, expect.stringContaining('cost 10 points; Lord Maul allows 8')]);
    expect(told).toContain('CR-TEAM-07');
  });

  it('takes an SPT code, and keeps one with the team', async () => {
    const table = await gathered();
    await table.does('team', 'Ana', CODE);
    expect(table.bytes()).toContain(CODE);
  });

  it('judges the JSON of an event like any other form', async () => {
    const table = await gathered();
    const unit = (id: string) => ({ id, name: id, uniqueNames: [], excludes: [], characters: [id], official: true });
    const squad = (...ids: readonly string[]) => ids.map(unit);
    const sent = (second: readonly string[]) =>
      table.written(
        'own.json',
        JSON.stringify({
          squads: [squad('lord-maul', 'gar-saxon-merciless-commander', 'b1-battle-droids'), squad(...second)],
          missionSet: 'Shifting Priorities',
          code: '',
        }),
      );
    const legal = ['general-anakin-skywalker', 'cc-7567-captain-rex', '501st-clone-troopers'];
    expect((await table.asks('team', 'Ana', sent(legal))).code).toBe(0);
    const twice = await table.asks('team', 'Ana', sent([...legal.slice(0, 2), 'b1-battle-droids']));
    expect([twice.code, twice.err]).toEqual([1, expect.stringContaining('CR-TEAM-04')]);
    expect((await table.asks('team', 'Ana', table.written('odd.json', '{"squads":[null,[3]]}'))).code).toBe(2);
  });

  it('[PR-LIST-07] tells an exclusion across a Premier List once', async () => {
    const table = await gathered('--premier');
    const list = table.written(
      'list.txt',
      "Anakin, Rex, 501st\nLord Maul, Gar Saxon, Super Commandos\nVentress, Kalani, B1\nDarth Vader, The Emperor's Servant, Stormtrooper Sergeant, Stormtroopers\nMission: Shifting Priorities",
    );
    const { err: told } = await table.asks('team', 'Ana', list);
    expect(told.match(/PR-LIST-07/g)).toHaveLength(1);
  });

  it('takes cards it does not know by name alone, when told to', async () => {
    const table = await gathered();
    const home = table.written('home.txt', 'A, B, C\nD, E, F\nMission: M');
    expect((await table.asks('team', 'Ana', home)).code).toBe(2);
    expect(await table.does('team', 'Ana', home, '--unjudged')).toContain('Ana');
  });
});
