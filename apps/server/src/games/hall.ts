import { type Beginning, Departed, type Heard } from '@faultline/host';
import type { Game, GameEvent, Match, Open } from '@faultline/rules';
import type { Logger } from 'pino';
import type { DiceProof } from '@faultline/chance';
import { GameHere } from './gameHere.ts';
import type { GameRow, GameRows } from './gameRows.ts';
import type { GameStorage } from './gameStorage.ts';
import { beginningOf } from './head.ts';
import type { Segments } from './segments.ts';
import { gameBy } from './shelf.ts';

/** The key of a game's dice and where it comes from; null before all have opened. */
type DiceOf = (g: string) => Promise<{ readonly key: string; readonly proof: DiceProof } | null>;

interface Begun extends Beginning {
  /** The first chapter of its story. */
  told(): { readonly e: readonly GameEvent[]; readonly open: Open };
}

/** A game that nobody looks at leaves memory after so long. */
const IDLE = 60_000;

/** The games that this process has in memory. Nobody owns a game: whatever is here is a copy of what is stored. */
export class Hall {
  private readonly here = new Map<string, Promise<GameHere>>();
  private readonly ready = new Map<string, GameHere>();
  private readonly idleSince = new Map<string, number>();
  /** Games that this process must not serve: their record leads elsewhere by its rules. */
  readonly departed = new Set<string>();
  private readonly storage: GameStorage;
  private readonly rows: GameRows;
  private readonly segments: Segments;
  private readonly dice: DiceOf;
  private readonly log: Logger;
  /** Before anybody sees a game that was loaded. */
  private readonly prepare: (game: GameHere) => Promise<void>;
  private readonly heard: (game: GameHere, heard: Heard) => void;

  constructor(
    storage: GameStorage,
    rows: GameRows,
    segments: Segments,
    dice: DiceOf,
    log: Logger,
    prepare: (game: GameHere) => Promise<void>,
    heard: (game: GameHere, heard: Heard) => void,
  ) {
    this.storage = storage;
    this.rows = rows;
    this.segments = segments;
    this.dice = dice;
    this.log = log;
    this.prepare = prepare;
    this.heard = heard;
  }

  get size(): number {
    return this.here.size;
  }

  /** The game, loaded where it is not here; null where it is not one that runs or ran. Throws Departed. */
  async game(g: string): Promise<GameHere | null> {
    if (this.departed.has(g)) throw new Departed(0);
    const known = this.here.get(g);
    if (known) return known;
    const row = await this.rows.find(g);
    if (!row || !(row.status === 'running' || row.status === 'over')) return null;
    // Somebody else may have begun to load it meanwhile.
    const loading = this.here.get(g) ?? this.load(row);
    this.here.set(g, loading);
    return loading;
  }

  /** Where it is in memory already. */
  loaded(g: string): GameHere | null {
    return this.ready.get(g) ?? null;
  }

  private async load(found: GameRow): Promise<GameHere> {
    try {
      const row = await this.today(found);
      let game: GameHere | null = null;
      const loaded = await GameHere.open(
        row.id,
        this.storage,
        await this.beginning(row),
        row.head.terms.clock,
        (heard) => {
          if (game) this.heard(game, heard);
        },
      );
      if (row.status === 'running') await this.prepare(loaded);
      game = loaded;
      this.ready.set(row.id, loaded);
      return loaded;
    } catch (error) {
      this.forget(found.id);
      throw error;
    }
  }

  /** A running game is played by the rules and cards of this process, or not by it; one that is over is only looked at. */
  private async today(row: GameRow): Promise<GameRow> {
    if (row.status !== 'running') return row;
    const game = await this.gameOf(row);
    if (this.segments.isOfToday(row, game)) return row;
    return this.segments.goOn(row, game, () => this.beginning(row));
  }

  private async gameOf({ id, head, tableHash }: GameRow): Promise<Game> {
    if (!head.begun) throw new Error(`The game ${id} has not begun.`);
    return gameBy({ ...head.begun.rules, table: await this.rows.board(tableHash) });
  }

  /** The game before its first entry. */
  async beginning(row: GameRow): Promise<Begun> {
    const { id, head, segment, begun } = row;
    const game = await this.gameOf(row);
    if (segment > 0) {
      const part = await this.segments.beginning(id, segment);
      return { game, segment, ...part, told: () => ({ e: [], open: part.state.open }) };
    }
    const opened = await this.dice(id);
    if (!head.begun || !opened || begun === null) throw new Error(`The game ${id} has not begun.`);
    const { terms } = head;
    const { teams } = head.begun;
    // Laid out only where somebody asks, and kept by nobody: a game with a snapshot begins there.
    const laid = (): Match => beginningOf(game, terms, teams, opened);
    return {
      game,
      segment,
      at: begun,
      get state() {
        return laid().state;
      },
      told() {
        const { state, story } = laid();
        return { e: story[0]?.events ?? [], open: state.open };
      },
    };
  }

  /** All that are in memory. */
  all(): readonly GameHere[] {
    return [...this.ready.values()];
  }

  /** From now on this process serves it no more. */
  depart(g: string, why: Departed): void {
    this.departed.add(g);
    this.forget(g);
    this.log.error({ game: g, version: why.version }, 'this process comes to another state than is stored');
  }

  /** What is not known for sure is loaded anew. */
  forget(g: string): void {
    this.here.delete(g);
    this.ready.delete(g);
    this.idleSince.delete(g);
  }

  /** Lets go of games that nobody has looked at for a while. */
  sweep(now: number): void {
    for (const [g, game] of this.ready) {
      if (game.listeners.size > 0) this.idleSince.delete(g);
      else if (now - (this.idleSince.get(g) ?? now) >= IDLE) {
        this.forget(g);
        void game.keep();
      } else if (!this.idleSince.has(g)) this.idleSince.set(g, now);
    }
  }
}
