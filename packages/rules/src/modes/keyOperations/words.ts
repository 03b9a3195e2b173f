import type { EventPattern } from '../../cards/ability.ts';
import type {
  NearPiece,
  OperationCount,
  OperationExtra,
  OperationObjectives,
  OperationPattern,
  OperationTest,
  OperationUnits,
  RuleObjectives,
} from '../../cards/operationRule.ts';
import type { OperationIcon } from '../../cards/operationCard.ts';
import type { ObjectiveSelector, Test } from '../../cards/selector.ts';
import type { ModeWords } from '../../game/mode.ts';
import type { Machine, Position } from '../../game/machine.ts';
import { objectiveMeant, ownSeat } from '../../queries/context.ts';
import { contesting } from '../../queries/contesting.ts';
import { anyWithin, found, someFound } from '../../queries/select.ts';
import { holds } from '../../queries/tests.ts';
import { basesOf, discOf, nameOfUnit, objectiveDisc, unit } from '../../game/find.ts';
import type { Disc } from '../../game/space.ts';
import { otherSeat, type Seat } from '../../state/ids.ts';
import type { Objective } from '../../state/open.ts';
import type { Context } from '../../state/running.ts';
import type { Character } from '../../state/unit.ts';
import type { TriggerEvent } from '../../state/triggerEvent.ts';
import { isFull } from './clock.ts';
import { barsChoice, restrictions } from './barred.ts';
import { changePlay, inPlay, isIn } from './inPlay.ts';
import { isMarked, markOn } from './marks.ts';
import { aboard, discsOfObjectives, holdPiece, pieceDisc, pieces } from './pieces.ts';
import { playerOf } from './rules.ts';
import { operationOf, playedOperation } from './score.ts';
import { trackerOf } from './targets.ts';
import { iconsOn, revealedFor, tokensAt } from './tokens.ts';
import { coveredOf, isCovered, trackerCard, trackerNamed } from './trackers.ts';

/** The words that only rules of operations use (cards/operationRule.ts), read on the open table. */

function asks(p: Position, test: OperationTest, at: Context): boolean {
  switch (test.test) {
    case 'clock-full':
      return isFull(p);
    case 'flag':
      return inPlay(p).flags.includes(test.flag);
    case 'option':
      return readingOf(p, test.option) === test.is;
    case 'piece-near':
      return pieceNear(p, test, at);
    case 'token-is':
      return tokensAt(p, test.at, at).some(({ icon }) => icon === test.icon);
    case 'covered':
      return isCovered(p, trackerNamed(p, test.tracker, ownSeat(p, at)));
    case 'at-space': {
      const card = trackerCard(p, test.tracker);
      if (card.kind !== 'track') return false;
      return card.spaces[inPlay(p).markers[test.tracker] ?? card.start] === test.space;
    }
    case 'ability-is':
      return at.trigger?.on === 'ability.used' && at.trigger.ability === test.ability;
    case 'attacked-without-wounding':
      return hasOnlyAttacked(p);
  }
}

/** The activating Unit has attacked, and no wound of this activation is its own (R-WND-7). */
function hasOnlyAttacked({ open }: Position): boolean {
  const { activation } = open;
  if (!activation) return false;
  const { attacked } = inPlay({ open });
  return attacked.includes(activation.unit) && !activation.wounds.some(({ by }) => by === activation.unit);
}

/** The table's own reading, or the recommended one. */
const readingOf = (p: Position, option: string): string | undefined =>
  operationOf(p).options[option] ?? playedOperation(p).readings[option]?.[0];

function counts(p: Position, amount: OperationCount, at: Context): number | null {
  switch (amount.count) {
    case 'covered':
      return coveredOf(p, trackerNamed(p, amount.tracker, ownSeat(p, at))).length;
    case 'icons':
      return tokensAt(p, amount.at, at).reduce((sum, { icon }) => sum + worthOf(icon, amount.worth), 0);
    case 'number':
      return Number(at.bound[amount.of] ?? 0);
    case 'fixed':
      return amount.dice;
    default:
      return null;
  }
}

type Worth = Extract<OperationCount, { readonly count: 'icons' }>['worth'];

/** One each where nothing is said of icons; else what lies face down is worth nothing. */
const worthOf = (icon: OperationIcon | null, worth: Worth): number =>
  worth === undefined ? 1 : icon === null ? 0 : (worth[icon] ?? 0);

const plus = (p: Position, { plus: more = 0, plusIf }: OperationExtra, at: Context): number =>
  more + (plusIf && holds(p, plusIf.test as Test, at) ? plusIf.plus : 0);

const isContestedBy = (p: Position, objective: Objective, seat: Seat): boolean =>
  contesting(p, objective).some((c) => unit(p, c.unit).seat === seat);

const sideOf = (p: Position, side: 'own' | 'opponent', at: Context): Seat =>
  side === 'own' ? ownSeat(p, at) : otherSeat(ownSeat(p, at));

/** Not chosen before for the same rule: this Turn, or in this set-up. */
const isFresh = (p: Position, name: string, { rule = '' }: Context): boolean =>
  !inPlay(p).chosen.some((each) => each.rule === rule && each.name === name);

/** What a rule has chosen is not fresh to it any more. */
function remember(g: Machine, name: string, { rule }: Context): void {
  if (rule !== undefined) changePlay(g, { chosen: [...inPlay(g).chosen, { rule, name }] });
}

/**
 * Rules of the operation, and the ends of its Stages, speak of Units that are not on the battlefield: before the first
 * Stage of all of them, later of those in the state they ask for.
 */
function speaksOf(p: Position, { unit: id }: Character, { state }: OperationUnits, at: Context): boolean {
  if (at.unit !== null || unit(p, id).defeated) return false;
  return operationOf(p).stage === null || (state !== undefined && isIn(p, id, state));
}

function fitsObjective(p: Position, objective: Objective, s: OperationObjectives, at: Context): boolean {
  return (
    (s.key === undefined || objective.key === s.key) &&
    (s.among === undefined || objectiveMeant(p, s.among, at)?.key === objective.key) &&
    (s.mark === undefined ? objective.r === undefined : isMarked(p, objective, s.mark)) &&
    (s.priority === undefined || objective.priority === s.priority) &&
    (s.shows === undefined || shown(p, s.shows, at).some((icon) => icon === markOn(p, objective.key))) &&
    (s.contestedBySide === undefined || isContestedBy(p, objective, sideOf(p, s.contestedBySide, at))) &&
    (s.notContestedBySide === undefined || !isContestedBy(p, objective, sideOf(p, s.notContestedBySide, at))) &&
    (s.tokens === undefined || (inPlay(p).loads[objective.key] ?? 0) >= s.tokens) &&
    (s.fresh === undefined || isFresh(p, objective.key, at)) &&
    (s.nearPiece === undefined || isNear(p, [objectiveDisc(p, objective)], s.nearPiece))
  );
}

function fits(p: Position, c: Character, s: OperationUnits, at: Context): boolean {
  return (
    (s.fresh === undefined || isFresh(p, nameOfUnit(p, c.unit), at)) &&
    (s.state === undefined || isIn(p, c.unit, s.state)) &&
    (s.without === undefined || !isIn(p, c.unit, s.without)) &&
    (s.hasTokens === undefined || s.hasTokens === iconsOn(p, c.unit).length > 0) &&
    (s.matches === undefined || revealedFor(p, c.unit).length > 0) &&
    (s.undamaged === undefined || unit(p, c.unit).damage === 0) &&
    (s.nearPiece === undefined || isUnitNear(p, c, s.nearPiece, s.whole === true)) &&
    (s.contestingAny === undefined || isAtAny(p, c, s.contestingAny, at))
  );
}

const isAtAny = (p: Position, { id }: Character, of: RuleObjectives, at: Context): boolean =>
  p.open.objectives.some(
    (objective) =>
      contesting(p, objective).some((c) => c.id === id) && someFound(p, of, at, (key) => key === objective.key),
  );

/** CR-MEAS-06: one character of a Unit is enough, unless all must be there. */
function isUnitNear(p: Position, c: Character, near: NearPiece, whole: boolean): boolean {
  const bases = basesOf(p, unit(p, c.unit));
  if (bases.length === 0) return false;
  return whole ? bases.every((each) => isNear(p, [discOf(each)], near)) : isNear(p, [discOf(c)], near);
}

/** A piece that is off the battlefield is near nothing. */
function isNear(p: Position, discs: readonly Disc[], { piece, range }: NearPiece): boolean {
  const disc = pieceDisc(p, piece);
  return disc !== null && anyWithin(p, discs, [disc], range);
}

function pieceNear(p: Position, { piece, range, of }: PieceNear, at: Context): boolean {
  const disc = pieceDisc(p, piece);
  if (!disc) return false;
  if (of !== 'own-edge') return anyWithin(p, [disc], discsOfObjectives(p, found(p, of, at)), range);
  const { space, constants } = p.game;
  return space.edgeDistance(p, disc, p.open.seats[ownSeat(p, at)].edge) <= constants.range[range] + constants.eps;
}

type PieceNear = Extract<OperationTest, { readonly test: 'piece-near' }>;

type Shows = NonNullable<OperationObjectives['shows']>;

const shown = (p: Position, by: Shows, at: Context): readonly string[] =>
  'roll' in by ? (at.rolls?.[by.roll] ?? []) : tokensAt(p, by.token, at).flatMap(({ icon }) => icon ?? []);

/** Of the tracker itself, or an attack on it. */
const isAbout = (tracker: string, event: TriggerEvent): boolean =>
  ('tracker' in event && event.tracker === tracker) ||
  ('target' in event && typeof event.target === 'string' && trackerOf(event.target) === tracker);

function matches({ tracker, spaces }: OperationPattern, event: TriggerEvent): boolean {
  if (tracker !== undefined && !isAbout(tracker, event)) return false;
  return spaces === undefined || ('space' in event && spaces.includes(event.space));
}

function barsControl(p: Position, objective: Objective): boolean {
  return restrictions(p).some(({ rule, clause }) => {
    if (clause.what !== 'no-control') return false;
    const at: Context = { unit: null, trigger: null, bound: {}, seat: playerOf(p, rule) };
    return someFound(p, clause.for as ObjectiveSelector, at, (key) => key === objective.key);
  });
}

export const words: ModeWords = {
  holds: (p, test, at) => asks(p, test as unknown as OperationTest, at) === true,
  counts: (p, amount, at) => counts(p, amount as unknown as OperationCount, at),
  plus: (p, amount, at) => plus(p, amount as OperationExtra, at),
  fits: (p, c, selector, at) => fits(p, c, selector as OperationUnits, at),
  fitsObjective: (p, objective, selector, at) => fitsObjective(p, objective, selector as OperationObjectives, at),
  matches: (pattern: EventPattern, event) => matches(pattern as OperationPattern, event),
  barsControl,
  speaksOf: (p, c, selector, at) => speaksOf(p, c, selector as OperationUnits, at),
  barsChoice,
  chose: (g, from, name, at) => {
    if ((from as { readonly fresh?: true }).fresh) remember(g, name, at);
  },
  pieces,
  holdPiece,
  aboard,
};
