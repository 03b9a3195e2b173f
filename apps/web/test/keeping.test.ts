import { readFileSync } from 'node:fs';
import { restlessOpponent } from '@faultline/ai';
import { REPUBLIC } from '@faultline/cards';
import { FORMAT, type GameFile, viewFor } from '@faultline/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { begin } from '../src/engine/begin.ts';
import { engine } from '../src/engine/engine.ts';
import type { TableOfOne } from '../src/engine/start.ts';
import type * as Store from '../src/saves/store.ts';

/** The saves of a browser, in memory: one game, whether there is room for it, and whether this thread reaches them. */
const kept = vi.hoisted(() => ({
  room: true,
  cutOff: false,
  whole: null as Store.Whole | null,
}));

vi.mock('../src/saves/elsewhere.ts', () => ({
  elsewhere: async <T>(write: (keeper: Pick<typeof Store, 'saveGame' | 'saveOn'>) => Promise<T>): Promise<T> => {
    const store = await import('../src/saves/store.ts');
    kept.cutOff = false;
    return write(store).finally(() => {
      kept.cutOff = true;
    });
  },
}));

vi.mock('../src/saves/store.ts', async (original) => {
  const real = await original<typeof Store>();
  const withRoom = () => {
    if (kept.cutOff) throw new DOMException('Internal error.', 'UnknownError');
    if (!kept.room) throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  return {
    ...real,
    async saveGame(by: Store.SavedBy, file: GameFile) {
      withRoom();
      kept.whole = { game: by as Store.Saved, file, entries: [], end: undefined };
      return 'here' as const;
    },
    async saveOn(_: Store.SavedBy, nth: number, { entries, ...end }: Store.Played) {
      withRoom();
      if (!kept.whole) return 'nothing' as const;
      const { file, entries: before } = kept.whole;
      kept.whole = { ...kept.whole, entries: [...before.slice(0, nth - file.entries.length), ...entries], end };
      return 'here' as const;
    },
    claimGame: async () => {},
    wholeGame: async () => kept.whole,
  } satisfies typeof Store;
});

const PLAYERS = ['person', 'person'] as const;

const newGame = (): Promise<TableOfOne> => begin({ kind: 'new', players: PLAYERS, seed: 'keeping' });
const again = (): Promise<TableOfOne> => begin({ kind: 'continue', id: 'keeping' });

/** Answers a few questions. */
async function play({ table }: TableOfOne, answers: number): Promise<void> {
  const { match } = table;
  const opponent = restlessOpponent(match.game, 'keeping');
  for (let n = 0; n < answers; n += 1) {
    const { decision, version } = match.state.open;
    if (!decision) throw new Error('There is nothing to answer.');
    const { seat } = decision;
    const answer = opponent.decide(viewFor(match.state, seat), decision, { trials: 0 });
    const sent = await table.portFor([0, 1]).send(seat, { do: 'answer', version, answer });
    if ('refused' in sent) throw new Error(`Refused at ${decision.step}.`);
  }
}

const keptNow = async ({ table }: TableOfOne) => (await table.portFor([0, 1]).since(-1)).kept;

/** How many entries the saves know of. */
const entriesKept = () => (kept.whole ? kept.whole.file.entries.length + kept.whole.entries.length : 0);

beforeEach(() => {
  kept.room = true;
  kept.cutOff = false;
  kept.whole = null;
});

describe('a game on a full disk', () => {
  it('goes on and says that it is not kept', async () => {
    const game = await newGame();
    kept.room = false;
    await play(game, 2);
    expect([await keptNow(game), entriesKept()]).toEqual(['nowhere', 0]);
  });

  it('is kept from the next answer on that finds room, with all that was played meanwhile', async () => {
    const game = await newGame();
    kept.room = false;
    await play(game, 2);
    kept.room = true;
    await play(game, 1);
    expect([await keptNow(game), entriesKept()]).toEqual(['here', 3]);
    expect((await again()).table.match.hash).toBe(game.table.match.hash);
  });

  it('is kept without a further answer where somebody asks for it', async () => {
    const game = await newGame();
    kept.room = false;
    await play(game, 2);
    kept.room = true;
    expect(await game.table.portFor([0, 1]).keep()).toBe('here');
    expect(entriesKept()).toBe(2);
  });

  it('is kept by another thread where its own is cut off from the saves for good', async () => {
    const game = await newGame();
    await play(game, 1);
    kept.cutOff = true;
    await play(game, 2);
    expect([await keptNow(game), entriesKept()]).toEqual(['here', 3]);
  });

  it('is not kept by another thread either while there is no room', async () => {
    const game = await newGame();
    kept.cutOff = true;
    kept.room = false;
    await play(game, 1);
    expect([await keptNow(game), entriesKept()]).toEqual(['nowhere', 0]);
  });

  it('is kept as a whole where the browser threw everything away to make room', async () => {
    const game = await newGame();
    await play(game, 2);
    kept.whole = null;
    await play(game, 1);
    expect([await keptNow(game), entriesKept()]).toEqual(['here', 3]);
    expect((await again()).table.match.hash).toBe(game.table.match.hash);
  });
});

describe('an entry', () => {
  it('is in the saves before anybody hears of it', async () => {
    const game = await newGame();
    const port = game.table.portFor([0, 1]);
    const heard = port.since(0).then(({ version }) => [version, entriesKept()]);
    await play(game, 1);
    expect(await heard).toEqual([1, 1]);
  });

  it('sent while another is being stored is judged by what that one leaves', async () => {
    const game = await newGame();
    const { match } = game.table;
    const { decision, version } = match.state.open;
    if (!decision) throw new Error('There is nothing to answer.');
    const answer = restlessOpponent(match.game, 'keeping').decide(viewFor(match.state, decision.seat), decision, {
      trials: 0,
    });
    const port = game.table.portFor([0, 1]);
    const both = [1, 2].map(() => port.send(decision.seat, { do: 'answer', version, answer }));
    const [first, second] = await Promise.all(both);
    expect(first).toHaveProperty('events');
    expect(second).toMatchObject({ refused: { why: 'stale' } });
    expect(entriesKept()).toBe(1);
  });
});

describe('a saved game with a missing record', () => {
  async function played(): Promise<TableOfOne> {
    const game = await newGame();
    await play(game, 3);
    return game;
  }
  const without = (change: (whole: Store.Whole) => Partial<Store.Whole>) => {
    if (kept.whole) kept.whole = { ...kept.whole, ...change(kept.whole) };
  };

  it.each([0, 1, 2])('goes on from its stored end without entry %s, and says so', async (n) => {
    const game = await played();
    without(({ entries }) => ({ entries: entries.filter((_, i) => i !== n) }));
    const back = await again();
    expect(back.table.match.hash).toBe(game.table.match.hash);
    expect(back.playing.mended).toBe(back.table.match.version);
  });

  it('is whole again once it was played on', async () => {
    await played();
    without(({ entries }) => ({ entries: entries.slice(1) }));
    const back = await again();
    await play(back, 1);
    const later = await again();
    expect([later.table.match.hash, later.playing.mended]).toEqual([back.table.match.hash, null]);
  });

  it('goes on from its last entry where its end is missing', async () => {
    const game = await played();
    without(() => ({ end: undefined }));
    const back = await again();
    expect([back.table.match.hash, back.playing.mended]).toEqual([game.table.match.hash, 3]);
  });

  it('goes on from its stored end where an entry is not the one that was played', async () => {
    const game = await played();
    without(({ entries }) => ({ entries: entries.map((entry, i) => (i === 1 ? { ...entry, version: 77 } : entry)) }));
    const back = await again();
    expect([back.table.match.hash, back.playing.mended]).toEqual([game.table.match.hash, 0]);
  });

  it('is saved to a file that opens elsewhere', async () => {
    const game = await played();
    without(({ entries }) => ({ entries: entries.slice(1) }));
    const text = await engine().saved('keeping');
    const elsewhere = await begin({ kind: 'file', text: text ?? '', players: PLAYERS });
    expect(elsewhere.table.match.hash).toBe(game.table.match.hash);
    expect(elsewhere.playing.teams[0]).toBe(REPUBLIC.name);
  });

  it('with every record is opened as it was, and nothing is said', async () => {
    const game = await played();
    const back = await again();
    expect([back.table.match.hash, back.table.match.version, back.playing.mended]).toEqual([
      game.table.match.hash,
      3,
      null,
    ]);
  });
});

describe('a game kept in the names of format 1', () => {
  const file = new URL('../../../tests/saves/names/modifying.json', import.meta.url);
  beforeEach(() => {
    const old = JSON.parse(readFileSync(file, 'utf8')) as GameFile;
    const end = { marks: old.marks, snapshot: old.snapshot };
    const head = { ...old, entries: old.entries.slice(0, 40) };
    kept.whole = {
      game: { id: 'keeping', players: PLAYERS } as never,
      file: head,
      entries: old.entries.slice(40),
      end,
    };
  });

  it('opens with all that was played, and is kept in the format of today from its next answer on', async () => {
    const game = await again();
    expect([game.table.match.version, game.playing.mended]).toEqual([72, null]);
    expect(game.playing.changed).toEqual([expect.stringContaining('the game was played with 0.5.0')]);
    await play(game, 1);
    expect([kept.whole?.file.format, entriesKept()]).toEqual([FORMAT, 73]);
    expect((await again()).table.match.hash).toBe(game.table.match.hash);
  });

  it('is saved to a file that opens elsewhere', async () => {
    const text = await engine().saved('keeping');
    const elsewhere = await begin({ kind: 'file', text: text ?? '', players: PLAYERS });
    expect(elsewhere.table.match.version).toBe(72);
  });
});
