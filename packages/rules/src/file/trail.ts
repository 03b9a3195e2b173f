import type { Author } from '../outside/entry.ts';
import type { Seat } from '../state/ids.ts';
import { type GoingOn, nextVersion, standingFrom } from '../state/standing.ts';

/** What is remembered of an entry for good: enough to say what may be taken back, and by whom. */
export interface Footprint extends GoingOn {
  /** Dice, shuffles or reveals since the moment before. */
  readonly chanceMoved: boolean;
  /** Who decided; null for what is nobody's decision. */
  readonly by: Seat | null;
  /** Said beside the questions, and not to be taken back alone: a concession, a correction, a call of time. */
  readonly said: boolean;
}

/** Each footprint is one number: whoever runs thousands of games keeps nothing else of a moment that is long past. */
export const packed = ({ from, chanceMoved, by, said }: Footprint): number =>
  from * 16 + (by === null ? 0 : by + 1) * 4 + (chanceMoved ? 2 : 0) + (said ? 1 : 0);

function unpack(kept: number): Footprint {
  const flags = kept % 16;
  const by = Math.floor(flags / 4);
  return {
    from: (kept - flags) / 16,
    by: by === 0 ? null : by === 1 ? 0 : 1,
    chanceMoved: flags % 4 >= 2,
    said: flags % 2 === 1,
  };
}

/** The way a game has come: a footprint for its beginning, and one for each entry. */
export class Trail {
  private readonly packed: number[];

  constructor(kept: readonly number[] = [packed({ from: 0, chanceMoved: true, by: null, said: false })]) {
    this.packed = [...kept];
  }

  /** As a store keeps it: `new Trail(trail.kept)` is the same. */
  get kept(): readonly number[] {
    return this.packed;
  }

  get version(): number {
    return this.packed.length - 1;
  }

  at(version: number): Footprint | null {
    const kept = this.packed[version];
    return kept === undefined ? null : unpack(kept);
  }

  /** Where the game goes on from after one more entry; an undo names the version that it goes back to. */
  next(undo: number | null): number {
    return nextVersion(this.packed.length, this.fromOf, undo);
  }

  private readonly fromOf = (version: number): number | undefined => this.at(version)?.from;

  add(footprint: Footprint): void {
    this.packed.push(packed(footprint));
  }

  /** The versions on the way to how the game stands now, the newest first. */
  get standing(): readonly number[] {
    return standingFrom(this.fromOf, this.version);
  }

  /** Whether chance has moved after that version. */
  chanceMovedSince(version: number): boolean {
    return this.packed.slice(version + 1).some((kept) => unpack(kept).chanceMoved);
  }

  /** Who gave the newest answer that stands; null before the first. */
  get lastToAnswer(): Seat | null {
    for (const version of this.standing) {
      const by = this.at(version)?.by ?? null;
      if (by !== null) return by;
    }
    return null;
  }

  /** The earliest version this player may go back to alone: behind the last roll, reveal or opponent's decision. */
  freeUndo(by: Author): number {
    let { version } = this;
    while (version > 0) {
      const step = unpack(this.packed[version] as number);
      if (step.chanceMoved || step.said || (step.by !== null && step.by !== by)) break;
      version -= 1;
    }
    return version;
  }
}
