import {
  type ActionKind,
  type AttackType,
  type Falling,
  forecastAfter,
  type GameEvent,
  type Goal,
  isMeantBy,
  isReachedBy,
  type Match,
  type MoveKind,
  nameOfCharacter,
  type Open,
  type Position,
  type UnitId,
} from '@faultline/rules';
import { type Odds, oddsOfForecast } from './odds.ts';

/** A try at a goal: what was done in an activation up to its first dice, and the exact chance that these reach it. */

/** Something that was done, for people. */
export type Part =
  | { readonly did: 'action'; readonly action: ActionKind }
  | { readonly did: 'flip'; readonly stance: string }
  | { readonly did: 'move'; readonly move: MoveKind }
  | { readonly did: 'ability'; readonly ability: string; readonly unit: UnitId }
  | { readonly did: 'attack'; readonly type: AttackType; readonly stance: string; readonly target: string };

export interface Attempt {
  readonly parts: readonly Part[];
  /** 1 where the goal was reached without dice, 0 where the activation went by; null while that is open. */
  readonly chance: number | null;
  readonly reached: boolean;
  /** The activation is over. */
  readonly over: boolean;
  /** Abilities that may answer the attack and are not counted in. */
  readonly uncounted: readonly string[];
}

/** The chance that an attack on whom a goal is about reaches it, if its player goes for it in the tree. */
export function chanceIn(goal: Goal, { wound, effects }: Odds): number {
  if (goal.kind === 'wound') return wound ?? 0;
  const wanted = goal.kind === 'shove' ? 'shove' : goal.condition;
  return effects.find(({ effect }) => effect === wanted)?.chance ?? 0;
}

/** The same of an attack on anybody, about to be rolled. */
function chanceOfGoal(goal: Goal, open: Open, { roll, seen }: Falling): number {
  const unit = typeof roll.target === 'number' ? open.characters[roll.target]?.unit : undefined;
  return unit !== undefined && isMeantBy(goal, open, unit) ? chanceIn(goal, oddsOfForecast(seen)) : 0;
}

/** How the try stands that a game is, from its beginning; what was taken back is no part of it. */
export function attemptIn(match: Match, goal: Goal): Attempt {
  const acting = match.stateAt(0)?.open.activation?.unit ?? null;
  const so = match.standingVersions
    .toReversed()
    .reduce((attempt, version) => goneOn(attempt, match, goal, acting, version), BEGUN);
  return so.over && so.chance === null ? { ...so, chance: 0 } : so;
}

const BEGUN: Attempt = { parts: [], chance: null, reached: false, over: false, uncounted: [] };

/** The try after one more answer. */
function goneOn(so: Attempt, match: Match, goal: Goal, acting: UnitId | null, version: number): Attempt {
  const entry = match.entries[version - 1];
  const [before, [told]] = [match.stateAt(version - 1), match.storySince(version - 1)];
  if (entry?.do !== 'answer' || !before || !told) return so;
  const { events, open } = told;
  const reaches = (all: readonly GameEvent[]): boolean => all.some((event) => isReachedBy(goal, before.open, event));
  const reached = so.reached || reaches(events);
  const over = so.over || events.some((event) => event.event === 'activation-ended' && event.unit === acting);
  if (so.chance !== null) return { ...so, reached, over };
  const first = untilDice(events);
  const parts = [...so.parts, ...partsOf({ game: match.game, open }, acting, first)];
  if (reaches(first)) return { parts, chance: 1, reached, over, uncounted: [] };
  const falling = forecastAfter(match.game, before, entry.answer);
  const chance = falling && chanceOfGoal(goal, before.open, falling);
  return { parts, chance, reached, over, uncounted: falling?.seen.uncounted ?? [] };
}

/** What happened before the first die fell. */
function untilDice(events: readonly GameEvent[]): readonly GameEvent[] {
  const first = events.findIndex(({ event }) => event === 'rolled');
  return first < 0 ? events : events.slice(0, first);
}

function partsOf(p: Position, acting: UnitId | null, events: readonly GameEvent[]): Part[] {
  const seat = acting === null ? null : p.open.units[acting]?.seat;
  return events.flatMap((event): Part[] => {
    switch (event.event) {
      case 'action':
        // What these come to is told by itself.
        return ['move', 'combat', 'ability'].includes(event.action) ? [] : [{ did: 'action', action: event.action }];
      case 'stance':
        return event.unit === acting ? [{ did: 'flip', stance: event.stance }] : [];
      case 'moved':
        return p.open.characters[event.character]?.unit === acting ? [{ did: 'move', move: event.move }] : [];
      case 'ability':
        return p.open.units[event.unit]?.seat === seat
          ? [{ did: 'ability', ability: event.ability, unit: event.unit }]
          : [];
      case 'attack': {
        const { attacker, target, attackType: type } = event;
        const { card = '', stance = 0 } = p.open.units[p.open.characters[attacker]?.unit ?? -1] ?? {};
        const { id = '' } = p.game.library.units[card]?.stances[stance] ?? {};
        const name = typeof target === 'number' ? nameOfCharacter(p, target) : target;
        return [{ did: 'attack', type, stance: id, target: name }];
      }
      default:
        return [];
    }
  });
}
