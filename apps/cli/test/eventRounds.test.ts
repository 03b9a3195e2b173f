import { describe, expect, it } from 'vitest';
import { EventTable } from './eventTable.ts';

interface Pairings {
  readonly matches: readonly {
    readonly match: string;
    readonly table: number;
    readonly a: { readonly name: string };
    readonly b: { readonly name: string };
    readonly result: { readonly how: string } | null;
  }[];
  readonly bye: { readonly name: string } | null;
}

async function gathered(names: readonly string[], ...options: readonly string[]): Promise<EventTable> {
  const table = new EventTable();
  await table.founds(...options);
  await table.gathers(...names);
  return table;
}

const pairingsOf = (table: EventTable): Promise<Pairings> => table.json<Pairings>('pairings');

/** The one listed first wins everywhere. */
async function playsRound(table: EventTable): Promise<void> {
  await table.starts();
  for (const { table: at } of (await pairingsOf(table)).matches)
    await table.does('report', `table ${at}`, '2-0', '6-2');
  await table.does('close');
}

const EIGHT = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus', 'Hal'];

describe('Wounds left out on the command line', () => {
  it('are marked in the round and in the standings until a correction notes them', async () => {
    const table = await gathered(EIGHT.slice(0, 4), '--rounds', '1');
    await table.starts();
    expect(await table.does('report', 'table 1', '2-0')).toContain('Wounds not entered');
    await table.does('report', 'table 2', '2-0', '6-2');
    expect(await table.does('close')).toContain('0?');
    await table.does('correct', 'table 1', '2-0', '7-3', '--why', 'slip found');
    expect((await table.asks('standings')).out).not.toContain('?');
  });
});

describe('rounds and players that do not fit, on the command line', () => {
  it('[SD-R-80] more rounds than opponents are said before round 1 is drawn, and when it is', async () => {
    const table = await gathered(EIGHT, '--rounds', '8');
    const says = '8 players can play 7 rounds without a rematch, and 8 are planned.';
    expect((await table.asks('status')).out).toContain(says);
    expect(await table.json('status')).toMatchObject({ rematches: [{ rule: 'SD-R-80', facts: { possible: 7 } }] });
    expect(await table.does('pair')).toContain(says);
    const enough = await gathered(EIGHT, '--rounds', '7');
    expect((await enough.asks('status')).out).not.toContain('rematch');
  });

  it('[SD-R-81] one player left has the bye of the round', async () => {
    const table = await gathered(EIGHT.slice(0, 4), '--rounds', '3');
    await playsRound(table);
    for (const name of EIGHT.slice(0, 3)) await table.does('drop', name);
    expect(await table.does('pair', '--publish', '--terrain')).toMatch(/ Dev +bye/);
    expect(await table.does('clock', 'start')).toContain('Round 2 is running.');
    expect(await table.does('close')).toContain('Round 2 is closed.');
  });
});

describe('a cut on the command line', () => {
  it('goes from seeds to a champion and verifies', async () => {
    const table = await gathered(EIGHT, '--rounds', '1', '--cut', '4');
    await playsRound(table);
    expect(await table.does('cut')).toMatch(/^4 players advance: 1 \w+, 2 \w+, 3 \w+, 4 \w+\.$/);
    await playsRound(table);
    expect((await table.asks('explain', '--pairings')).out).toMatch(/\w+ \(seed 1\) meets \w+ \(seed 4\)/);
    await playsRound(table);
    const { matches } = await pairingsOf(table);
    expect(await table.does('finish')).toContain(`   1  ${matches[0]!.a.name}\n`);
    expect((await table.asks('verify')).code).toBe(0);
    expect((await table.asks('pairings', '--stage', '1')).out).toContain('Round 1, closed');
  });
});

describe('a round before its clock', () => {
  it('is changed by hand with a word about what is unusual', async () => {
    const table = await gathered(EIGHT.slice(0, 5), '--rounds', '3');
    await playsRound(table);
    await table.does('pair');
    const { matches, bye } = await pairingsOf(table);
    const told = await table.does('swap', matches[0]!.a.name, bye!.name);
    expect((await pairingsOf(table)).bye?.name).toBe(matches[0]!.a.name);
    expect(told).toContain('(SD-');
    expect((await table.asks('explain', '--pairings')).out).toContain('changed these pairings by hand');
  });

  it('moves a match to another table, and a player to one for good', async () => {
    const table = await gathered(EIGHT);
    await table.does('table', 'Ana', '3', '--always');
    await table.does('pair');
    const { matches } = await pairingsOf(table);
    const [first, other] = [matches[0]!, matches[1]!];
    expect(matches.find(({ a, b }) => a.name === 'Ana' || b.name === 'Ana')?.table).toBe(3);
    await table.does('table', first.match, `${other.table}`);
    expect((await pairingsOf(table)).matches.slice(0, 2).map((one) => one.table)).toEqual([other.table, first.table]);
  });

  it('is declared void with a reason, and drawn anew', async () => {
    const table = await gathered(EIGHT);
    await table.does('pair', '--publish', '--terrain');
    expect((await table.asks('void')).err).toContain('--why');
    await table.does('void', '--why', 'wrong list');
    await table.does('pair');
    expect((await table.asks('explain', '--pairings')).out).toContain('pairing/1/1/1');
  });

  it('starts once most tables are seated', async () => {
    const table = await gathered(EIGHT);
    await table.does('pair', '--publish', '--terrain');
    expect((await table.asks('clock', 'start')).err).toContain('0 of 4 tables are ready');
    await table.does('clock', 'seated', '1', '2', '3');
    expect(await table.does('clock', 'start')).toBe('Round 1 is running. Played 0:00, left 120:00.');
  });
});

describe('a match that was not played out', () => {
  it('is a no show after the time of grace, and the player is gone', async () => {
    const table = await gathered(EIGHT);
    await table.starts();
    expect((await table.asks('report', '--no-show', 'Ana', '--at', `${table.now}`)).err).toContain('15 minutes');
    table.passes(16);
    expect(await table.does('report', '--no-show', 'Ana')).toContain('Ana did not appear and is dropped.');
    expect((await table.asks('status')).out).toContain('1 dropped: Ana');
  });

  it('is agreed by both players', async () => {
    const table = await gathered(EIGHT);
    await table.starts();
    const { matches } = await pairingsOf(table);
    const [a, b] = [matches[0]!.a.name, matches[0]!.b.name];
    expect(await table.does('report', a, '--not-played', '--as', a)).toContain('Your opponent has to agree too.');
    expect(await table.does('report', a, '--not-played', '--as', b)).toContain('not played');
  });

  it('is conceded by the player for themselves alone', async () => {
    const table = await gathered(EIGHT);
    await table.starts();
    const { matches } = await pairingsOf(table);
    const [a, b] = [matches[0]!.a.name, matches[0]!.b.name];
    expect((await table.asks('report', a, '--conceded', b, '--as', a)).code).toBe(2);
    expect(await table.does('report', a, '--conceded', b, '--as', b)).toContain(`concession, ${a} wins`);
  });
});

describe('a round with variable length', () => {
  it('rolls its dice, then time is called', async () => {
    const table = await gathered(EIGHT);
    await table.starts();
    table.passes(121);
    expect(await table.does('clock', 'dice')).toMatch(/The dice add \d minutes: \w+, \w+, \w+, \w+, \w+\./);
    table.passes(10);
    expect(await table.does('clock', 'time')).toContain('finish the current Turn');
    expect((await table.asks('verify')).code).toBe(0);
  });
});

describe('coming and going', () => {
  it('asks when a player does it, and is granted by the organiser', async () => {
    const table = await gathered(EIGHT);
    await playsRound(table);
    expect(await table.does('drop', 'Ana', '--as', 'Ana')).toBe('Ana has asked to drop.');
    expect((await table.asks('status')).out).toMatch(/Request \d+: Ana, drop\./);
    expect(await table.does('drop', 'Ana')).toBe('Ana has dropped.');
    expect(await table.does('rejoin', 'Ana')).toContain('Ana is back.');
  });

  it('is a withdrawal before the event begins', async () => {
    const table = await gathered(EIGHT);
    expect(await table.does('drop', 'hal')).toBe('Hal has withdrawn.');
  });
});

describe('a Premier event', () => {
  it('takes choices of squads by the name of the act', async () => {
    const table = new EventTable();
    await table.founds('--premier');
    const names = EIGHT.slice(0, 4);
    await table.does('register', ...names);
    const squads =
      'Lord Maul, Gar Saxon, Super Commandos\nVentress, Kalani, B1\nGeneral Anakin, Rex, 501st\nJedi No More, Bo-Katan, Clan Kryze Mandalorians';
    const teams = names.map((name) => `Player: ${name}\n${squads}\nMission: Shifting Priorities\n`).join('\n');
    await table.does('team', '--from', table.written('teams.txt', teams));
    await table.does('checkin', '--all', '--waive');
    await table.does('pair', '--publish', '--terrain');
    await table.does('act', 'chooseSquads', '{"player":"Ana","squads":[0,2]}', '--as', 'Ana');
    await table.does('clock', 'seated');
    const refused = await table.asks('clock', 'start');
    expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/Ben.*\(PR-R-05\)\nUse --anyway/)]);
    await table.does('clock', 'start', '--anyway');
    expect((await table.asks('verify')).code).toBe(0);
  });
});
