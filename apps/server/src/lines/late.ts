import type { Head, Presence } from '@faultline/host/wire';
import type { GameHere } from '../games/gameHere.ts';
import type { GameStorage } from '../games/gameStorage.ts';
import type { Joined, Line } from './line.ts';

/** What must be known of a game to show it. */
interface Shows {
  readonly storage: GameStorage;
  readonly now: () => number;
  game(g: string): Promise<GameHere>;
  head(g: string): Promise<Head>;
  presence(g: string): Presence;
}

/** Those who look on later than the players: how long, and up to where they have seen. */
interface Late {
  readonly joined: Joined;
  readonly delay: number;
  seen: number;
}

/**
 * Spectators who see a game some time after its players. Nothing newer is ever on their line: they get the public view
 * as it was, and the next one when its time has come.
 */
export class Latecomers {
  private readonly house: Shows;
  private readonly all = new Map<Line, Map<string, Late>>();

  constructor(house: Shows) {
    this.house = house;
  }

  add(line: Line, joined: Joined, delay: number): Promise<void> {
    const late = { joined, delay, seen: -1 };
    this.all.set(line, (this.all.get(line) ?? new Map<string, Late>()).set(joined.g, late));
    return this.show(line, late);
  }

  remove(line: Line, g: string): void {
    const games = this.all.get(line);
    games?.delete(g);
    if (games?.size === 0) this.all.delete(line);
  }

  has(line: Line, g: string): boolean {
    return this.all.get(line)?.has(g) ?? false;
  }

  /** Shows everybody what they may see by now. */
  async turn(): Promise<void> {
    for (const [line, games] of this.all) for (const late of games.values()) await this.show(line, late);
  }

  private async show(line: Line, late: Late): Promise<void> {
    const { g } = late.joined;
    const game = await this.house.game(g);
    const then = this.house.now() - late.delay;
    // How a later part begins is news as well.
    if (game.segment > 0 && game.begun > then) return;
    const version = await this.house.storage.versionAt(g, game.segment, then);
    if (version <= late.seen) return;
    const shown = await game.shownThen(version);
    if (!shown || this.all.get(line)?.get(g) !== late) return;
    late.seen = version;
    line.tell('game', {
      g,
      segment: game.segment,
      version,
      you: null,
      head: await this.house.head(g),
      ...shown,
      offers: [],
      presence: this.house.presence(g),
      said: [],
      wishes: null,
      now: this.house.now(),
    });
  }
}
