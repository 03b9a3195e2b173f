import { inParts, Narrator, type Part } from '../narrate/narrator.ts';
import { playersOf } from '../narrate/cast.ts';
import type { Line } from '../narrate/teller.ts';
import { playGame, type Played } from '../simulate/playing.ts';
import { type Seating, setupOf } from '../simulate/seating.ts';

export interface Story {
  /** One part for the preparation and one for every turn. */
  readonly parts: readonly Part[];
  readonly played: Played;
}

/** Plays a game and tells it. */
export function storyOf(seating: Seating, most: number): Story {
  const lines: Line[] = [];
  let narrator: Narrator | null = null;
  const played = playGame(seating, most, (events, open) => {
    narrator ??= new Narrator(seating.game, open, playersOf({ setup: setupOf(seating), past: [] }));
    lines.push(...narrator.tell(events, open));
  });
  lines.push(...((narrator as Narrator | null)?.rest() ?? []));
  return { parts: inParts(lines), played };
}
