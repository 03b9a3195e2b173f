import type { ActionKind, Decision, Game, GameEvent, Match, Open, Seat, UnitId } from '@faultline/rules';
import { type Cast, castOf } from '@faultline/text';
import { english } from '@faultline/text/en';

/** A game as those who look for mistakes read it: each answer with what was asked, each activation with what came of it. */

export interface Moment {
  readonly turn: number;
  readonly events: readonly GameEvent[];
  /** How everything lay when it was asked; null for the beginning. */
  readonly before: Open | null;
  readonly after: Open;
  /** What was asked, and the option that was chosen; null for what is no answer. */
  readonly asked: Decision | null;
  readonly chosen: string | null;
}

/** Something that was done in an activation: an action, with what happened from it up to the next. */
export interface Deed {
  readonly action: ActionKind;
  /** An ability gave it beside the two of an activation. */
  readonly isGranted: boolean;
  readonly events: GameEvent[];
}

export interface ActivationStory {
  readonly turn: number;
  readonly unit: UnitId;
  readonly seat: Seat;
  readonly fromReserve: boolean;
  readonly deeds: Deed[];
  /** All that happened from its beginning to the end of its Turn. */
  readonly events: GameEvent[];
  /** How everything lay at the end of its Turn. */
  last: Open;
}

export interface GameStory {
  readonly game: Game;
  readonly cast: Cast;
  readonly moments: readonly Moment[];
  readonly activations: readonly ActivationStory[];
}

/** What was taken back is left out. */
export function storyOf(match: Match, players: readonly [string, string]): GameStory {
  const versions = match.standingVersions.toReversed();
  const moments = match.standingStory.map(({ events, open }, at, all): Moment => {
    const before = all[at - 1]?.open ?? null;
    const entry = match.entries[(versions[at] ?? 0) - 1];
    const answers = before?.decision && entry?.do === 'answer';
    return {
      turn: open.turn,
      events,
      before,
      after: open,
      asked: answers ? before.decision : null,
      chosen: answers ? entry.answer.option : null,
    };
  });
  const cast = castOf(match.game.library, english, match.state.open, players);
  return storyFrom(match.game, cast, moments);
}

export const storyFrom = (game: Game, cast: Cast, moments: readonly Moment[]): GameStory => ({
  game,
  cast,
  moments,
  activations: activationsIn(moments),
});

function activationsIn(moments: readonly Moment[]): ActivationStory[] {
  const all: ActivationStory[] = [];
  let current: ActivationStory | null = null;
  for (const { events, before, after } of moments)
    for (const event of events) {
      if (event.event === 'turn') current = null;
      if (event.event === 'activated') {
        current = begun(event, after);
        all.push(current);
      }
      if (current === null) continue;
      if (event.event === 'action' && event.unit === current.unit)
        current.deeds.push({ action: event.action, isGranted: isGranted(before, after), events: [] });
      current.deeds.at(-1)?.events.push(event);
      current.events.push(event);
      current.last = after;
    }
  return all;
}

/** None of the actions that were left has gone. */
const isGranted = (before: Open | null, { activation }: Open): boolean =>
  activation !== null && before?.activation?.left === activation.left;

const begun = (event: Extract<GameEvent, { event: 'activated' }>, open: Open): ActivationStory => ({
  turn: open.turn,
  unit: event.unit,
  seat: open.units[event.unit]?.seat ?? 0,
  fromReserve: event.origin === 'reserve',
  deeds: [],
  events: [],
  last: open,
});
