import {
  areEngaged,
  type Character,
  contesting,
  type GameEvent,
  nameOfCharacter,
  type Open,
  type Position,
  type Seat,
  type Unit,
  unitName,
} from '@faultline/rules';
import { attackOver, attackUnderWay } from '@faultline/rules/attacks';
import { oddsOf } from '@faultline/odds';
import type { StepName, Verdict } from '../../port/lesson.ts';
import { bestPool } from './bestPool.ts';

/** What happened since a step began. */
interface SinceBegun {
  readonly before: Position;
  readonly now: Position;
  readonly events: readonly GameEvent[];
}

type Facts = Verdict['facts'];

/** What a step is about: pure tests over what lies open and what happened. */
interface Goal {
  readonly isReached: (since: SinceBegun) => boolean;
  /** Whether the decision has fallen otherwise. It may still be mended by what is left of the Turn. */
  readonly isMissed: (since: SinceBegun) => boolean;
  readonly facts?: (since: SinceBegun) => Facts;
}

const PLAYER: Seat = 0;
/** The objective that the fight is about: south of the middle. */
const SOUTH = 'BC';

const unitOf = ({ open }: Position, name: string): Unit | undefined =>
  open.units.find((unit) => unitName(unit) === name);

const charactersOf = (p: Position, name: string): Character[] =>
  p.open.characters.filter(({ unit }) => p.open.units[unit] === unitOf(p, name));

const contesters = (p: Position, key: string): readonly Character[] => {
  const objective = p.open.objectives.find((each) => each.key === key);
  return objective ? contesting(p, objective) : [];
};

const contests = (p: Position, name: string, key: string): boolean =>
  contesters(p, key).some(({ id }) => nameOfCharacter(p, id) === name);

const seatOf = ({ units }: Open, unit: number): Seat | undefined => units[unit]?.seat;

/** The player's Turn is over. */
const isTurnOver = ({ now, events }: SinceBegun): boolean =>
  now.open.active !== PLAYER || events.some(({ event }) => event === 'turn');

/** The Unit that acted acts no more. */
const isDone = (since: SinceBegun): boolean =>
  isTurnOver(since) || since.now.open.activation?.unit !== since.before.open.activation?.unit;

/** An action of this kind is over: its player is asked anew what to do, or no longer. */
const isBackFrom = (since: SinceBegun, kind: string): boolean =>
  isDone(since) ||
  (since.now.open.decision?.step === 'activation.main' &&
    since.events.some((event) => event.event === 'action' && event.action === kind));

const made = ({ events }: SinceBegun, kind: string): boolean =>
  events.some((event) => event.event === 'action' && event.action === kind);

const percent = (chance: number | null | undefined): number => Math.round(100 * (chance ?? 0));

/** The chance that an attack of the player's Unit Wounds its target, in percent. */
const woundChance = (p: Position, attacker: string, target: string, focused = false): number =>
  percent(oddsOf(p, attacker, 'ranged', target, focused ? { focused } : {})?.wound);

const targetOf = ({ now, events }: SinceBegun): string | null => {
  const target = events.find((event) => event.event === 'attack');
  return target?.event === 'attack' && typeof target.target === 'number' ? nameOfCharacter(now, target.target) : null;
};

const spaces = ({ before, now, events }: SinceBegun): number => {
  const token = (open: Open): number => ('token' in open.score ? open.score.token : 0);
  return events.some(({ event }) => event === 'struggle-won') ? 8 : token(now.open) - token(before.open);
};

const controls = (events: readonly GameEvent[]): number =>
  events.filter((event) => event.event === 'control' && event.seat === PLAYER).length;

const wounded = ({ now, events }: SinceBegun): number =>
  events.filter((event) => event.event === 'wounded' && seatOf(now.open, event.unit) !== PLAYER).length;

const poolOf = ({ now, events }: SinceBegun): number => (attackUnderWay(now.open) ?? attackOver(events))?.pool ?? 0;

const COVERED = 'b3.1';
const BARE = 'b3.2';

const GOALS: Readonly<Record<StepName, Goal>> = {
  reach: {
    isReached: ({ now }) => contests(now, 'a2.1', SOUTH),
    isMissed: (since) => isBackFrom(since, 'move'),
  },
  engage: {
    isReached: ({ now }) =>
      charactersOf(now, 'a1').some((one) => charactersOf(now, 'b3').some((other) => areEngaged(now, one, other))),
    isMissed: (since) => isBackFrom(since, 'move'),
    facts: ({ now }) => ({ hunker: unitOf(now, 'b3')?.hunker ?? 0 }),
  },
  dice: {
    isReached: (since) => made(since, 'focus'),
    isMissed: (since) => made(since, 'combat') || isDone(since),
    facts: ({ before }) => ({
      plain: woundChance(before, 'a2.1', BARE),
      focused: woundChance(before, 'a2.1', BARE, true),
    }),
  },
  cover: {
    isReached: (since) => targetOf(since) === BARE,
    isMissed: (since) => targetOf(since) !== null || isDone(since),
    facts: ({ before }) => ({
      bare: woundChance(before, 'a2.1', BARE),
      covered: woundChance(before, 'a2.1', COVERED),
    }),
  },
  tree: {
    isReached: (since) => hasLeftTree(since) && poolOf(since) >= bestPool(since.before),
    isMissed: hasLeftTree,
    facts: (since) => ({ taken: poolOf(since), best: bestPool(since.before) }),
  },
  shove: {
    isReached: ({ now, events }) =>
      events.some(
        (event) => event.event === 'pushed' && now.open.characters[event.character]?.unit === unitOf(now, 'b3')?.id,
      ) && !contests(now, COVERED, SOUTH),
    isMissed: (since) => isBackFrom(since, 'combat'),
    facts: ({ now }) => ({
      left: contesters(now, SOUTH).filter(({ unit }) => seatOf(now.open, unit) !== PLAYER).length,
    }),
  },
  wound: {
    isReached: (since) => wounded(since) > 0,
    isMissed: (since) => isBackFrom(since, 'combat'),
    facts: ({ before }) => ({
      saxon: woundChance(before, 'a3.1', 'b2.1'),
      maul: woundChance(before, 'a3.1', 'b1.1'),
    }),
  },
  control: {
    isReached: ({ events }) => controls(events) > 0,
    isMissed: isTurnOver,
    facts: ({ now }) => ({
      own: contesters(now, SOUTH).filter(({ unit }) => seatOf(now.open, unit) === PLAYER).length,
      other: contesters(now, SOUTH).filter(({ unit }) => seatOf(now.open, unit) !== PLAYER).length,
    }),
  },
  force: {
    isReached: (since) => hasPaid(since) && (isDone(since) || since.now.open.decision?.step === 'activation.main'),
    isMissed: isDone,
    facts: ({ now }) => ({ ready: now.open.seats[PLAYER].forceReady, pool: now.open.seats[PLAYER].forcePool }),
  },
  reserve: {
    isReached: ({ events }) => events.some((event) => event.event === 'reserved' && event.seat === PLAYER),
    isMissed: ({ events }) => events.some(({ event }) => event === 'activated'),
  },
  token: {
    isReached: (since) => spaces(since) >= 2,
    isMissed: isTurnOver,
    facts: (since) => ({ spaces: spaces(since) }),
  },
  win: {
    isReached: ({ events }) => events.some((event) => event.event === 'struggle-won' && event.seat === PLAYER),
    isMissed: isTurnOver,
  },
};

function hasPaid({ now, events }: SinceBegun): boolean {
  return events.some((event) => event.event === 'ability' && event.cost > 0 && seatOf(now.open, event.unit) === PLAYER);
}

function hasLeftTree({ now, events }: SinceBegun): boolean {
  return events.some(({ event }) => event === 'tree-ended' || event === 'attack-resolved') || !attackUnderWay(now.open);
}

/** How a step stands by what happened since it began. */
export function verdictOn(step: StepName, since: SinceBegun): Pick<Verdict, 'verdict' | 'facts'> {
  const { isReached, isMissed, facts } = GOALS[step];
  const verdict = isReached(since) ? 'reached' : isMissed(since) ? 'missed' : 'open';
  return { verdict, facts: facts?.(since) ?? {} };
}
