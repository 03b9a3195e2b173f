import { describe, expect, it } from 'vitest';
import { EventTable } from './eventTable.ts';

// Thirteen players, four rounds, from the first line typed to the final ranking. The test keeps its own slips and
// reckons the standings from them in its own way.

interface Slip {
  readonly a: string;
  readonly b: string;
  /** Points, cards and Wounds of both, as they count. */
  readonly ep: readonly [number, number];
  readonly sc: readonly [number, number];
  readonly w: readonly [number, number];
}

interface Line {
  ep: number;
  sc: number;
  w: number;
  rounds: number;
  opponents: string[];
}

interface Pairings {
  readonly matches: readonly { readonly a: { readonly name: string }; readonly b: { readonly name: string } }[];
  readonly bye: { readonly name: string } | null;
}

interface Standings {
  readonly afterRound: number;
  readonly altered: readonly { readonly code: string }[];
  readonly rows: readonly {
    readonly name: string;
    readonly ep: number;
    readonly sc: number;
    readonly w: number;
    readonly lot: number;
    readonly sos: { readonly shown: string };
  }[];
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou'];
const LATE = 'Zoe';

const table = new EventTable();
const slips: Slip[][] = [];
const byes: string[] = [];
const unpaired = new Map<string, number>();

const win = (a: string, b: string, w: readonly [number, number]): Slip => ({ a, b, ep: [3, 0], sc: [2, 0], w });

/** The one earlier in the alphabet wins, by as many Wounds as their place in it. */
async function playsOut(round: number, special: (slip: Slip) => Promise<Slip | null>): Promise<void> {
  const { matches, bye } = await table.json<Pairings>('pairings');
  const taken: Slip[] = [];
  for (const { a, b } of matches) {
    const [first = '', second = ''] = [a.name, b.name].sort();
    const slip = win(first, second, [(first.charCodeAt(0) % 7) + 3, (second.charCodeAt(0) + round) % 3]);
    const other = await special(slip);
    if (other === null) await table.does('report', first, '2-0', slip.w.join('-'));
    taken.push(other ?? slip);
  }
  slips.push(taken);
  if (bye !== null) byes.push(bye.name);
  table.passes(150);
  await table.does('close');
}

function reckoned(): Map<string, Line> {
  const lines = new Map<string, Line>();
  const lineOf = (name: string): Line => {
    const line = lines.get(name) ?? { ep: 0, sc: 0, w: 0, rounds: 0, opponents: [] };
    lines.set(name, line);
    return line;
  };
  const count = (name: string, ep: number, sc: number, w: number, opponent?: string): void => {
    const line = lineOf(name);
    line.ep += ep;
    line.sc += sc;
    line.w += w;
    line.rounds += 1;
    if (opponent !== undefined) line.opponents.push(opponent);
  };
  for (const { a, b, ep, sc, w } of slips.flat()) {
    count(a, ep[0], sc[0], w[0], b);
    count(b, ep[1], sc[1], w[1], a);
  }
  for (const name of byes) count(name, 3, 2, 3);
  for (const [name, rounds] of unpaired) for (let n = 0; n < rounds; n++) count(name, 0, 0, 0);
  return lines;
}

function scheduleOf(lines: ReadonlyMap<string, Line>, { opponents }: Line): number {
  const shares = opponents.map((name) => (lines.get(name)?.ep ?? 0) / (lines.get(name)?.rounds ?? 1));
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** Rank by rank; lots come from the tool, the seed draws them. */
function expected(lots: ReadonlyMap<string, number>): string[] {
  const lines = reckoned();
  const rows = [...lines].map(([name, line]) => ({ name, ...line, sos: scheduleOf(lines, line) }));
  const nearly = (one: number, other: number): number => (Math.abs(one - other) < 1e-9 ? 0 : one - other);
  rows.sort(
    (x, y) =>
      y.ep - x.ep ||
      y.sc - x.sc ||
      nearly(y.sos, x.sos) ||
      y.w - x.w ||
      (lots.get(x.name) ?? 0) - (lots.get(y.name) ?? 0),
  );
  return rows.map(({ name, ep, sc, sos, w }) => `${name} ${ep} ${sc} ${(Math.round(sos * 1e4) / 1e4).toFixed(4)} ${w}`);
}

async function shown(): Promise<{ rows: string[]; lots: ReadonlyMap<string, number> }> {
  const { rows } = await table.json<Standings>('standings');
  return {
    rows: rows.map(({ name, ep, sc, sos, w }) => `${name} ${ep} ${sc} ${sos.shown} ${w}`),
    lots: new Map(rows.map(({ name, lot }) => [name, lot])),
  };
}

const asIs = async (): Promise<null> => null;

describe('an event of thirteen run on the command line', () => {
  it('takes twelve names from a list and checks them in', async () => {
    await table.founds('--late-entry');
    await table.gathers(...NAMES);
    expect((await table.asks('status')).out).toContain('12 active: Ana, Ben');
  });

  it('plays round 1 with a match entered the wrong way round', async () => {
    await table.starts();
    const { matches } = await table.json<Pairings>('pairings');
    const [first = '', second = ''] = [matches[0]!.a.name, matches[0]!.b.name].sort();
    await playsOut(1, async (slip) => {
      if (slip.a !== first) return null;
      await table.does('report', second, '2-0', slip.w.join('-'));
      return win(second, first, slip.w);
    });
    const { rows, lots } = await shown();
    expect(rows).toEqual(expected(lots));
  });

  it('lets a thirteenth player enter late, with a loss for the round missed', async () => {
    await table.does('late', LATE, table.team());
    unpaired.set(LATE, 1);
    const { rows, lots } = await shown();
    expect(rows).toEqual(expected(lots));
    expect((await table.json<Standings>('standings')).altered.map(({ code }) => code)).toEqual(['lateEntry']);
  });

  it('plays round 2 with a draw on time, a concession and a bye', async () => {
    await table.starts();
    table.passes(130);
    let n = 0;
    await playsOut(2, async (slip) => {
      n += 1;
      if (n === 1) {
        await table.does('report', slip.a, '1-1', '5-5');
        return { ...slip, ep: [1, 1], sc: [1, 1], w: [5, 5] };
      }
      if (n > 2) return null;
      await table.does('report', slip.b, '1-0', '2-1', '--conceded', slip.a);
      return { ...slip, ep: [0, 3], sc: [0, 2], w: [1, 3] };
    });
    const { rows, lots } = await shown();
    expect(rows).toEqual(expected(lots));
    expect(byes).toHaveLength(1);
  });

  it('plays round 3 without the player who leaves', async () => {
    await table.does('drop', 'Lou', '--why', 'has to catch a train');
    await table.starts();
    await playsOut(3, asIs);
    const { rows, lots } = await shown();
    expect(rows).toEqual(expected(lots));
    expect((await table.asks('standings')).out).toMatch(/Lou .* left$/m);
  });

  it('puts the result of round 1 right two rounds later, and leaves posted pairings alone', async () => {
    const posted = (await table.asks('export', 'pairings', '--round', '3')).out;
    const wrong = slips[0]![0]!;
    const told = await table.does('correct', wrong.b, '2-1', '8-6', '--round', '1', '--why', 'slip read upside down');
    expect(told).toContain('posted pairings stay as they are');
    slips[0]![0] = { ...wrong, ep: [0, 3], sc: [1, 2], w: [6, 8] };
    const { rows, lots } = await shown();
    expect(rows).toEqual(expected(lots));
    expect((await table.asks('export', 'pairings', '--round', '3')).out).toBe(posted);
  });

  it('tells what the correction changed in standings posted before', async () => {
    const { out } = await table.asks('explain', slips[0]![0]!.b, '--round', '3');
    expect(out).toContain('Changed since these standings were posted');
  });

  it('plays round 4 and ends with the standings of the slips', async () => {
    await table.starts();
    await playsOut(4, asIs);
    const { rows, lots } = await shown();
    expect(rows).toEqual(expected(lots));
    expect(rows).toHaveLength(13);
    const ranking = await table.does('finish');
    expect(ranking.match(/^ *\d+ {2}\S+$/gm)?.map((line) => line.trim().split(/\s+/)[1])).toEqual(
      rows.map((row) => row.split(' ')[0]),
    );
  });

  it('draws and reckons everything again', async () => {
    const { code, out } = await table.asks('verify');
    expect([code, out]).toEqual([0, expect.stringMatching(/^verified: \d+ entries, 2\d recomputed/)]);
  });

  it('never writes wider than a hundred signs', async () => {
    const looks = [['standings'], ['explain'], ['explain', '--round', '2'], ['pairings'], ['status'], ['log']];
    for (const [word = '', ...rest] of looks) {
      const { out } = await table.asks(word, ...rest);
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    }
  });
});
