import type { GameEvent } from '@faultline/rules';
import type { Chapter } from '../port/port.ts';

/** An event, and the version of the game it belongs to. */
export interface Dated {
  readonly version: number;
  readonly event: GameEvent;
}

/** What led to how the game stands now, since an event that is searched from the end: without what was taken back. */
export function standingSince(story: readonly Chapter[], isStart: (event: GameEvent) => boolean): readonly Dated[] {
  const told: Dated[] = [];
  for (let version = story.length - 1; version >= 0; version -= 1) {
    const events = story[version]?.events ?? [];
    const undone = events.find((each) => each.event === 'undone');
    if (undone) {
      version = undone.to + 1;
      continue;
    }
    told.unshift(...events.map((event) => ({ version, event })));
    if (events.some(isStart)) break;
  }
  return told;
}

/** What happened this Turn. */
export const toldThisTurn = (story: readonly Chapter[]): readonly GameEvent[] =>
  standingSince(story, ({ event }) => event === 'turn').map(({ event }) => event);
