import type { GameEvent } from '@faultline/rules';
import { standingAt } from '@faultline/rules/standing';
import type { Chapter } from '../port/port.ts';

/** What led to how the game stands now, since an event that is searched from the end: without what was taken back. */
export function standingSince(story: readonly Chapter[], isStart: (event: GameEvent) => boolean): readonly GameEvent[] {
  const told: GameEvent[] = [];
  for (const version of standingAt(story)) {
    const events = story[version]?.events ?? [];
    told.unshift(...events);
    if (events.some(isStart)) break;
  }
  return told;
}

/** What happened this Turn. */
export const toldThisTurn = (story: readonly Chapter[]): readonly GameEvent[] =>
  standingSince(story, ({ event }) => event === 'turn');
