import type { Presence } from '@faultline/host/wire';
import type { Seat } from '@faultline/rules';
import type { Joined, Line } from './line.ts';

/** All lines of this process: who is here, and at which games. */
export class Lines {
  private readonly all = new Set<Line>();
  private readonly games = new Map<string, Map<Line, Joined>>();

  get size(): number {
    return this.all.size;
  }

  add(line: Line): void {
    this.all.add(line);
  }

  remove(line: Line): void {
    this.all.delete(line);
  }

  join(line: Line, joined: Joined): void {
    line.joined.set(joined.g, joined);
    const at = this.games.get(joined.g) ?? new Map<Line, Joined>();
    this.games.set(joined.g, at.set(line, joined));
  }

  leave(line: Line, g: string): Joined | null {
    const joined = line.joined.get(g) ?? null;
    line.joined.delete(g);
    const at = this.games.get(g);
    at?.delete(line);
    if (at?.size === 0) this.games.delete(g);
    return joined;
  }

  at(g: string): readonly (readonly [Line, Joined])[] {
    return [...(this.games.get(g) ?? [])];
  }

  /** Games that somebody is at. */
  gamesHere(): readonly string[] {
    return [...this.games.keys()];
  }

  of(person: string): readonly Line[] {
    return [...this.all].filter((line) => line.person?.id === person);
  }

  everyone(): readonly Line[] {
    return [...this.all];
  }

  isHere(g: string, seat: Seat): boolean {
    return this.at(g).some(([, joined]) => joined.seat === seat);
  }

  presence(g: string): Presence {
    const spectators = this.at(g).filter(([, { seat }]) => seat === null).length;
    return { seats: [this.isHere(g, 0), this.isHere(g, 1)], spectators };
  }
}
