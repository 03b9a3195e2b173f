import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { EventTable } from './eventTable.ts';

interface Entry {
  at: number;
  why: string;
  command: { kind: string; result?: { winner: string; sc: number[]; w: number[] } };
  outcome?: {
    of: string;
    pairing: { pairs: string[][] };
    lots: string[];
    standings: { ep: number }[];
    tables: number[];
  };
}

const table = new EventTable();
let sound = '';

beforeAll(async () => {
  await table.founds('--rounds', '3');
  await table.gathers('Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay');
  for (const _ of [1, 2]) {
    await table.starts();
    const { matches } = await table.json<{ matches: { table: number }[] }>('pairings');
    for (const match of matches) await table.does('report', `table ${match.table}`, '2-1', '9-4');
    await table.does('close');
  }
  sound = table.bytes();
});

async function tampered(change: (log: Entry[]) => void) {
  const file = JSON.parse(sound) as { log: Entry[] };
  change(file.log);
  return table.says('event', 'verify', table.written('tampered.json', `${JSON.stringify(file, null, 1)}\n`));
}

const pairingsOf = (log: readonly Entry[]) =>
  log.flatMap(({ outcome }) => (outcome?.of === 'pairing' ? [outcome] : []));
const closesOf = (log: readonly Entry[]) => log.flatMap(({ outcome }) => (outcome?.of === 'close' ? [outcome] : []));

describe('faultline event verify', () => {
  it('finds nothing in a sound file', async () => {
    expect(await table.json('verify')).toMatchObject({ verified: true, departures: [] });
  });

  it('names the pairs that were exchanged in a round', async () => {
    const { code, err } = await tampered((log) => {
      const [one, other] = pairingsOf(log)[1]!.pairing.pairs;
      [one![1], other![1]] = [other![1]!, one![1]!];
    });
    expect(code).toBe(1);
    expect(err).toContain('(prepareRound) does not match: the pairing of round 2.');
    expect(err.replace(/\s+/g, ' ')).toMatch(
      /The file says \w+ and \w+, \w+ and \w+; the seed gives \w+ and \w+, \w+ and \w+\./,
    );
  });

  it('names a round whose tables were exchanged', async () => {
    const { code, err } = await tampered((log) => void pairingsOf(log)[0]!.tables.reverse());
    expect([code, err]).toEqual([1, expect.stringContaining('the pairing of round 1')]);
  });

  it('names standings that do not follow from the results', async () => {
    const { code, err } = await tampered((log) => {
      closesOf(log)[1]!.standings[0]!.ep += 3;
    });
    expect([code, err]).toEqual([1, expect.stringContaining('posted standings of round 2.')]);
  });

  it('names every standing and pairing that a changed result makes wrong', async () => {
    const { code, err } = await tampered((log) => {
      log.find(({ command }) => command.kind === 'enterResult')!.command.result!.w = [24, 24];
    });
    expect([code, err]).toEqual([1, expect.stringContaining('posted standings of round 1')]);
  });

  it('names lots that were not drawn from the seed', async () => {
    const { code, err } = await tampered((log) => void closesOf(log)[0]!.lots.reverse());
    expect([code, err]).toEqual([1, expect.stringContaining('(closeRound) does not match: the random draws')]);
  });
});

describe('faultline event verify and the chain', () => {
  /** Round 3 runs with one result in, and the letters that a sheet printed then shows. */
  async function running() {
    writeFileSync(table.path(), sound);
    await table.starts();
    await table.does('report', 'table 1', '2-1', '9-4');
    const { out } = await table.asks('pairings');
    return { letters: /Letters of the record: (\w{8})$/.exec(out)?.[1] ?? '', text: table.bytes() };
  }

  async function verifies(text: string, ...options: readonly string[]) {
    return table.says('event', 'verify', table.written('tampered.json', text), ...options);
  }

  const changed = (text: string, change: (log: Entry[]) => void): string => {
    const file = JSON.parse(text) as { log: Entry[] };
    change(file.log);
    return JSON.stringify(file);
  };

  it('finds a forged reason', async () => {
    const { code, err } = await tampered((log) => {
      log[20]!.why = 'the organiser said so';
    });
    expect([code, err]).toEqual([1, expect.stringMatching(/^Entry 20 \(\w+\) does not fit the chain/)]);
  });

  it('finds a time that cannot be', async () => {
    const { code, err } = await tampered((log) => {
      log[20]!.at = 1e300;
    });
    expect([code, err]).toEqual([1, expect.stringContaining('log[20].at should be a time')]);
  });

  it('finds that the last act was dropped', async () => {
    const { code, err } = await tampered((log) => void log.pop());
    expect([code, err]).toEqual([1, expect.stringContaining('acts are missing at its')]);
  });

  it('finds a result of the running round reversed', async () => {
    const { text } = await running();
    const { code, err } = await verifies(
      changed(text, (log) => {
        log.at(-1)!.command.result!.w.reverse();
      }),
    );
    expect([code, err]).toEqual([1, expect.stringContaining('(enterResult) does not fit the chain')]);
  });

  it('says after which entry letters from paper stood', async () => {
    const { letters, text } = await running();
    const act = (JSON.parse(text) as { log: Entry[] }).log.length - 1;
    await table.does('report', 'table 2', '2-0', '7-1');
    const { code, out } = await table.asks('verify', '--letters', letters.toLowerCase());
    expect([code, out]).toEqual([
      0,
      expect.stringContaining(`${letters} stood after entry ${act} (enterResult by Olga, 2026-06-01T`),
    ]);
    expect(await table.json('verify', '--letters', letters)).toMatchObject({ paper: [{ letters, entry: act }] });
  });

  it('says that they never stood in a file that was written anew', async () => {
    const { letters } = await running();
    writeFileSync(table.path(), sound);
    await table.starts();
    await table.does('report', 'table 1', '1-2', '4-9');
    const { code, err } = await table.asks('verify', '--letters', letters);
    expect([code, err]).toEqual([1, expect.stringContaining(`The letters ${letters} never stood in this file.`)]);
    expect((await table.asks('verify')).code).toBe(0);
  });

  it('does not take for letters what cannot be any', async () => {
    const { code, err } = await table.asks('verify', '--letters', 'BCDFGHJA');
    expect([code, err]).toEqual([2, expect.stringContaining('Letters are eight of B C D F')]);
  });

  it('says of a file from before the chain from which entry on it stands', async () => {
    const kept = fileURLToPath(new URL('../../../tests/events/format-1-running.json', import.meta.url));
    writeFileSync(table.path(), readFileSync(kept));
    expect((await table.asks('verify')).out).toContain('No entry has a chain link');
    await table.does('report', 'table 2', '2-0', '5-2');
    expect((await table.asks('verify')).out).toContain('The chain is intact from entry 38 on; those before');
  });

  it('status and every act tell the letters', async () => {
    const { letters } = await running();
    expect((await table.asks('status')).out).toContain(`letters ${letters}`);
    const { out } = await table.asks('report', 'table 2', '2-0', '7-1', '--json', '--at', `${table.now}`);
    expect(JSON.parse(out)).toMatchObject({ letters: expect.stringMatching(/^[A-Z]{8}$/) });
  });
});

describe('faultline event explain', () => {
  it('tells seed, groups and every figure as a sum', async () => {
    const { out } = await table.asks('explain', '--round', '2');
    expect(out).toContain('Drawn from the seed "published" for the purpose "pairing/1/2/0".');
    expect(out).toMatch(/^3 points: \w+, \w+, \w+\./m);
    expect(out).toMatch(/is paired down to/);
    expect(out).toMatch(/points \d \+ \d = \d; cards \d \+ \d = \d; Wounds \d \+ \d = \d+; lot \d/);
  });

  it('tells one player alone when named', async () => {
    const { out } = await table.asks('explain', 'ana');
    expect(out.match(/^\S.*, rank \d/gm)).toEqual([expect.stringMatching(/^Ana, rank \d/)]);
  });
});

describe('faultline event export', () => {
  it('writes the standings as CSV', async () => {
    await table.asks('export', 'standings', '--out', table.path('standings.csv'));
    const lines = readFileSync(table.path('standings.csv'), 'utf8').trimEnd().split('\r\n');
    expect([lines.length, lines[0]]).toEqual([7, expect.stringMatching(/^rank,player,state,event points/)]);
  });

  it('keeps sealed teams and a round that is only drawn to itself', async () => {
    const other = new EventTable();
    await other.founds();
    await other.gathers('Ana', 'Ben', 'Cleo', 'Dev');
    await other.does('pair');
    expect(other.bytes()).toContain('Lord Maul');
    const { out } = await other.asks('export', 'public');
    expect(out).not.toContain('Lord Maul');
    expect(out).not.toContain('1.1.1');
    expect((await other.asks('export', 'pairings')).code).toBe(2);
  });
});

describe('people at the desk', () => {
  it('report as players and are confirmed by the opponent', async () => {
    writeFileSync(table.path(), sound);
    await table.starts();
    const { matches } = await table.json<{ matches: { a: { name: string }; b: { name: string } }[] }>('pairings');
    const [a, b] = [matches[0]!.a.name, matches[0]!.b.name];
    expect(await table.does('report', a, '2-0', '7-1', '--as', a)).toContain('not confirmed');
    expect((await table.asks('confirm', a, '--as', a)).err).toContain('SD-R-76');
    expect(await table.does('confirm', b, '--as', b)).toBe(`${a} 2-0 ${b}, Wounds 7-1, victory, ${a} wins.`);
  });

  it('take an act back by its number', async () => {
    writeFileSync(table.path(), sound);
    const last = (JSON.parse(sound) as { log: Entry[] }).log.length - 1;
    await table.does('undo', `${last}`, '--why', 'too early');
    expect((await table.asks('status')).out).toContain('Round 2 of 3: running');
    expect((await table.asks('log', '--last', '2')).out).toContain('closeRound (undone)');
  });

  it('do anything else by the name of the act', async () => {
    writeFileSync(table.path(), sound);
    await table.starts();
    await table.does('act', 'warn', '{"player":"Ben","reason":"stalling"}', '--as', 'Art');
    expect((JSON.parse(table.bytes()) as { log: Entry[] }).log.at(-1)?.command.kind).toBe('warn');
  });

  it('leave nothing but the file behind', () => {
    expect(readdirSync(table.folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('read the clock without writing', async () => {
    writeFileSync(table.path(), sound);
    await table.starts();
    const before = table.bytes();
    table.passes(95);
    expect(await table.does('clock')).toBe('Round 3 is running, Mission Critical. Played 95:00, left 25:00.');
    expect(table.bytes()).toBe(before);
  });
});
