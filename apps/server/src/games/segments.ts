import { type Beginning, type Clock, Departed, HostedGame, type Snapshot } from '@faultline/host';
import { dataHash, type Game, RULES_VERSION, type Setup, type State, upgrade } from '@faultline/rules';
import type { Database } from '../database/database.ts';
import type { GameRow, GameRows } from './gameRows.ts';
import type { GameStorage } from './gameStorage.ts';
import { type KeptHead, setupOf } from './head.ts';

/** A game went on under other rules or cards. */
export interface Moved {
  readonly game: string;
  readonly from: string;
  readonly to: string;
  /** Of the part before: how many entries lead to how it goes on, and how many after them do not count any more. */
  readonly entries: number;
  readonly lost: number;
}

/** A part of a game as it begins. */
interface Part {
  readonly segment: number;
  /** What the part before was played by, and its last version that counts. */
  readonly rulesVersion: string;
  readonly dataHash: string;
  readonly until: number;
  readonly state: State;
  readonly clock: Clock;
  readonly at: number;
}

/** How a game stands that is to go on, after so many entries of its part. */
interface Standing {
  readonly version: number;
  readonly state: State;
  readonly clock: Clock;
}

const TRIES = 3;

/** Closes a part: whoever still has the rules of before comes to another hash here, and serves the game no more. */
const CLOSED = 'closed';

/**
 * Two versions of the rules never write one game. It goes on under newer ones in a part of its own, with one
 * transaction: the last place of the part before is taken, the new part begins, and the game says whose it is.
 */
export class Segments {
  private readonly db: Database;
  private readonly storage: GameStorage;
  private readonly rows: GameRows;
  private readonly now: () => number;
  private readonly moved: (moved: Moved) => void;

  constructor(db: Database, storage: GameStorage, rows: GameRows, now: () => number, moved: (moved: Moved) => void) {
    this.db = db;
    this.storage = storage;
    this.rows = rows;
    this.now = now;
    this.moved = moved;
  }

  isOfToday(row: GameRow, game: Game): boolean {
    return row.rulesVersion === RULES_VERSION && row.dataHash === cardsOf(row.head, game);
  }

  /** The parts after the first, in order. */
  async parts(game: string): Promise<readonly Part[]> {
    const rows = await this.db.reader
      .selectFrom('segments')
      .selectAll()
      .where('game', '=', game)
      .orderBy('segment')
      .execute();
    return rows.map(({ segment, rules_version, data_hash, until, state, clock, at }) => ({
      segment,
      rulesVersion: rules_version,
      dataHash: data_hash,
      until,
      state: JSON.parse(state) as State,
      clock: JSON.parse(clock) as Clock,
      at,
    }));
  }

  async beginning(game: string, segment: number): Promise<Pick<Part, 'state' | 'clock' | 'at'>> {
    const part = (await this.parts(game)).find((each) => each.segment === segment);
    if (!part) throw new Error(`The game ${game} has no part ${segment}.`);
    const { state, clock, at } = part;
    return { state, clock, at };
  }

  /** The game as it goes on with our rules. Of several processes that try, one does it. Throws Departed where ours are older. */
  async goOn(row: GameRow, game: Game, begin: () => Promise<Beginning>): Promise<GameRow> {
    const beginning = await begin().catch(() => null);
    for (let n = 1; ; n += 1) {
      await this.needNewer(row, game);
      const last = await this.storage.lastVersion(row.id, row.segment);
      const stands = await this.furthest(row, game, beginning);
      try {
        await this.write(row, game, stands, last);
        const { id, rulesVersion: from } = row;
        this.moved({ game: id, from, to: RULES_VERSION, entries: stands.version, lost: last - stands.version });
      } catch (error) {
        if (n >= TRIES) throw error;
      }
      const now = await this.rows.find(row.id);
      if (now && (now.segment !== row.segment || now.status !== 'running')) return now;
    }
  }

  /** Of equal rules with other cards nobody knows which are newer: nobody goes back to those that were left. */
  private async needNewer({ id, rulesVersion, head }: GameRow, game: Game): Promise<void> {
    const cards = cardsOf(head, game);
    const left = (await this.parts(id)).some((part) => part.rulesVersion === RULES_VERSION && part.dataHash === cards);
    if (left || isNewer(rulesVersion, RULES_VERSION)) throw new Departed(0);
  }

  /** Where the record leads by our rules, or the newest snapshot of those of before. */
  private async furthest({ id, segment }: GameRow, game: Game, beginning: Beginning | null): Promise<Standing> {
    const snapshot = await this.storage.snapshotAt(id, { segment, version: Number.MAX_SAFE_INTEGER });
    const from = beginning ?? (snapshot && fromSnapshot(game, snapshot));
    if (!from) throw new Departed(0);
    const played = await this.replayed(id, from, await this.storage.lastVersion(id, segment));
    return snapshot && snapshot.version > played.version ? snapshot : played;
  }

  /** As far as the entries lead to what they led to. */
  private async replayed(id: string, beginning: Beginning, upTo: number): Promise<Standing> {
    const { storage } = this;
    const bounded = {
      append: storage.append.bind(storage),
      find: storage.find.bind(storage),
      keepSnapshot: async () => {},
      snapshotAt: storage.snapshotAt.bind(storage),
      entriesAfter: (...[g, at, to]: Parameters<GameStorage['entriesAfter']>) =>
        storage.entriesAfter(g, at, Math.min(to ?? upTo, upTo)),
    };
    try {
      const { version, state, clock } = await HostedGame.open(id, bounded, beginning, () => {});
      return { version, state, clock };
    } catch (error) {
      if (error instanceof Departed && error.version <= upTo) return this.replayed(id, beginning, error.version - 1);
      throw error;
    }
  }

  private async write(row: GameRow, game: Game, { version, state, clock }: Standing, last: number): Promise<void> {
    const { id, segment, head, rulesVersion } = row;
    const { reader } = this.db;
    const at = this.now();
    const begins = upgrade(game, state).state;
    const next = segment + 1;
    await this.db.write(
      reader.insertInto('entries').values({
        game: id,
        segment,
        version: last + 1,
        id: `${CLOSED} ${segment}`,
        entry: JSON.stringify({ do: 'note', by: 0, text: 'It goes on under other rules.' }),
        at,
        hash: CLOSED,
        told: null,
      }),
      reader.insertInto('segments').values({
        game: id,
        segment: next,
        rules_version: rulesVersion,
        data_hash: row.dataHash,
        until: version,
        state: JSON.stringify({ ...begins, open: { ...begins.open, version: 0 } }),
        clock: JSON.stringify(goingOn(clock, at)),
        at,
      }),
      reader
        .updateTable('games')
        .set({
          segment: next,
          rules_version: RULES_VERSION,
          data_hash: cardsOf(head, game),
          head: JSON.stringify(withSheet(head, game)),
        })
        .where('id', '=', id)
        .where('segment', '=', segment),
    );
  }
}

/** What was thought about in the meantime is charged to nobody. */
const goingOn = (clock: Clock, at: number): Clock => ({
  ...clock,
  since: at,
  spared: 0,
  stopped: clock.stopped === null ? null : at,
});

const fromSnapshot = (game: Game, { segment, state, clock }: Snapshot): Beginning => ({
  game,
  segment,
  state,
  at: clock.since,
  clock,
});

/** Many games field the same cards, and to know their hash takes as long as to answer. */
const setups = new Map<string, Setup>();
const MOST_SETUPS = 1000;

function cardsOf({ terms, begun }: KeptHead, game: Game): string {
  if (!begun) return '';
  const setup = setupOf(terms, begun.teams);
  const key = JSON.stringify(setup);
  if (setups.size >= MOST_SETUPS) setups.clear();
  const known = setups.get(key) ?? setup;
  setups.set(key, known);
  return dataHash(game, known);
}

const withSheet = (head: KeptHead, { library }: Game): KeptHead => ({
  ...head,
  begun: head.begun && { ...head.begun, sheet: library.sheet },
});

/** `0.10.0` after `0.9.3`. */
function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const at = (a ?? []).findIndex((part, i) => part !== b?.[i]);
  return at >= 0 && (a?.[at] ?? 0) > (b?.[at] ?? 0);
}
