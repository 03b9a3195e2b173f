import { inParts, type Line, Narrator, type Part } from '@faultline/text';
import { english } from '@faultline/text/en';
import { playersOf } from '../narrate/players.ts';
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
    narrator ??= new Narrator(seating.game.library, english, open, playersOf({ setup: setupOf(seating), past: [] }));
    lines.push(...narrator.tell(events, open));
  });
  lines.push(...((narrator as Narrator | null)?.rest() ?? []));
  return { parts: inParts(lines), played };
}
