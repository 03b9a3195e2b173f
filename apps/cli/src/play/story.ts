import { type GameEvent, type GameReport, reportOf } from '@faultline/rules';
import { inParts, learnMode, type LogLine, Narrator, type LogPart } from '@faultline/text';
import { english } from '@faultline/text/en';
import { playersOf } from '../narrate/players.ts';
import { playGame, type Played } from '../simulate/playing.ts';
import { type Seating, setupOf } from '../simulate/seating.ts';

export interface Story {
  /** One part for the preparation and one for every turn. */
  readonly parts: readonly LogPart[];
  readonly played: Played;
  readonly report: GameReport;
  readonly players: readonly [string, string];
}

/** Plays a game and tells it. */
export async function storyOf(seating: Seating, most: number): Promise<Story> {
  const words = await learnMode(english, seating.game.mode.id);
  const lines: LogLine[] = [];
  const log: GameEvent[] = [];
  const players = playersOf({ setup: setupOf(seating), past: [] });
  let narrator: Narrator | null = null;
  const played = playGame(seating, most, (events, open) => {
    log.push(...events);
    narrator ??= new Narrator(seating.game.library, words, open, players);
    lines.push(...narrator.tell(events, open));
  });
  lines.push(...((narrator as Narrator | null)?.rest() ?? []));
  return { parts: inParts(lines), played, report: reportOf(played.state.open, log), players };
}
