import type { ObjectiveSelector, Ref, Selector } from '../cards/selector.ts';
import type { Position } from '../game/machine.ts';
import { contesting } from './contesting.ts';
import type { Disc } from '../game/space.ts';
import { type Seat, type UnitId, unitName } from '../state/ids.ts';
import type { Objective } from '../state/open.ts';
import type { Character, Unit } from '../state/unit.ts';
import { areEngaged, isEngaged } from './engagement.ts';
import { cardOf, discOf, isWounded, nameOfCharacter, nameOfUnit, objectiveDisc, unit } from '../game/find.ts';
import { hasTag } from './tags.ts';
import { charactersOf, discsOf, objectiveMeant, objectivesIn, ownSeat, unitsBound } from './context.ts';
import type { Context } from '../state/running.ts';

/** Who fits the words of a card, on the open table. */

/** CR-MEAS-06: a Unit is within a distance if any of its characters is. */
export const anyWithin = (
  p: Position,
  some: readonly Disc[],
  others: readonly Disc[],
  range: 1 | 2 | 3 | 4 | 5,
): boolean => some.some((a) => others.some((b) => p.game.space.within(p, a, b, range).holds));

export const anyEngaged = (p: Position, some: readonly Character[], others: readonly Character[]): boolean =>
  some.some((a) => others.some((b) => areEngaged(p, a, b)));

/** What is not asked for fits. */
const agrees = (asked: boolean | undefined, is: boolean): boolean => asked === undefined || asked === is;

/** Whether a character, or the Unit it stands for, fits a selector. */
export function fits(p: Position, c: Character, selector: Selector, at: Context): boolean {
  const u = unit(p, c.unit);
  return (
    (fitsSide(p, u, selector.side, at) &&
      fitsCard(p, u, selector) &&
      fitsTokens(p, u, selector) &&
      p.game.mode.words?.fits(p, c, selector, at) !== false &&
      stands(p, c, selector, at)) ||
    (selector.or !== undefined && fits(p, c, selector.or, at))
  );
}

function fitsCard(p: Position, u: Unit, { tag, allTags, rank }: Selector): boolean {
  const tags = typeof tag === 'string' ? [tag] : tag;
  return (
    (tags === undefined || tags.some((each) => hasTag(p, u, each))) &&
    (allTags === undefined || allTags.every((each) => hasTag(p, u, each))) &&
    (rank === undefined || rank.includes(cardOf(p, u).rank))
  );
}

function fitsTokens(p: Position, u: Unit, s: Selector): boolean {
  return (
    agrees(s.wounded, isWounded(u)) &&
    agrees(s.hurt, u.wounded + u.injured > 0) &&
    agrees(s.hunkered, u.hunker > 0) &&
    (s.condition === undefined || s.condition.some((each) => u.conditions.includes(each))) &&
    agrees(s.activating, p.open.activation?.unit === u.id)
  );
}

/** Where it stands: near whom, in whose sight, engaged, contesting, one of those already meant. */
function stands(p: Position, c: Character, s: Selector, at: Context): boolean {
  return (
    (s.among === undefined || isMeant(p, c, s.among, s.of, at)) &&
    (s.besides === undefined || !isMeant(p, c, s.besides, s.of, at)) &&
    (s.within === undefined || isNear(p, discOf(c), s.within, measuredFrom(p, c, s.within, at))) &&
    (s.near === undefined || isNearSeveral(p, c, s.near, at)) &&
    (s.contesting === undefined || isContesting(p, c, s.contesting, at)) &&
    (s.engaged === undefined || s.engaged === isEngaged(p, c)) &&
    (s.engagedWith === undefined || anyEngaged(p, [c], charactersOf(p, s.engagedWith, at))) &&
    (s.seenBy === undefined || discsOf(p, s.seenBy, at).some((eye) => p.game.space.sight(p, eye, discOf(c)).holds))
  );
}

export type Within = NonNullable<Selector['within']>;

const isNear = (p: Position, disc: Disc, { range, every }: Within, from: readonly Disc[]): boolean =>
  every ? from.every((other) => anyWithin(p, [disc], [other], range)) : anyWithin(p, [disc], from, range);

const isNearSeveral = (
  p: Position,
  c: Character,
  { range, of, atLeast }: NonNullable<Selector['near']>,
  at: Context,
): boolean =>
  p.open.characters.filter(
    (other) => other.onTable && fits(p, other, of, at) && anyWithin(p, [discOf(c)], [discOf(other)], range),
  ).length >= atLeast;

/** Where the distance of a character is measured from; R-CARD-15: never from itself where the words say another. */
export const measuredFrom = (p: Position, c: Character, { from, other }: Within, at: Context): Disc[] =>
  other
    ? charactersOf(p, from, at)
        .filter(({ id }) => id !== c.id)
        .map(discOf)
    : discsOf(p, from, at);

/** Whether a reference means this character, or its Unit where Units are looked for. */
const isMeant = (p: Position, c: Character, ref: Ref, of: Selector['of'], at: Context): boolean =>
  charactersOf(p, ref, at).some((other) => (of === 'unit' ? other.unit === c.unit : other.id === c.id)) ||
  (of === 'unit' && !c.onTable && unitsBound(p, ref, at).some(({ id }) => id === c.unit));

/** On the table; a mode's own rules may speak of Units that are not, where nobody measures anything. */
export const isThere = (p: Position, c: Character, s: Selector, at: Context): boolean =>
  c.onTable || (s.of === 'unit' && p.game.mode.words?.speaksOf(p, c, s, at) === true);

function isContesting(p: Position, c: Character, what: true | Ref, at: Context): boolean {
  const meant = what === true ? null : objectiveMeant(p, what, at);
  const among = what === true ? p.open.objectives : meant ? [meant] : [];
  return among.some((objective) => contests(p, c, objective));
}

const contests = (p: Position, c: Character, objective: Objective): boolean =>
  contesting(p, objective).some(({ id }) => id === c.id);

function fitsSide(p: Position, u: Unit, side: Selector['side'], at: Context): boolean {
  if (side === 'any') return true;
  if (at.unit === null && at.seat === undefined) return false;
  const seat = ownSeat(p, at);
  switch (side) {
    case 'self':
      return u.id === at.unit;
    case 'allied':
      return u.seat === seat;
    case 'other-allied':
      return u.seat === seat && u.id !== at.unit;
    case 'enemy':
      return u.seat !== seat;
  }
}

function fitsObjective(p: Position, objective: Objective, s: ObjectiveSelector, at: Context): boolean {
  const by = (ref: Ref): boolean[] => charactersOf(p, ref, at).map((c) => contests(p, c, objective));
  return (
    (s.active === 'any' || objective.active === (s.active ?? true)) &&
    (s.controlledBy === undefined || isControlled(objective, s.controlledBy, ownSeat(p, at))) &&
    (s.contestedBy === undefined || by(s.contestedBy).includes(true)) &&
    (s.contestedByAll === undefined || !by(s.contestedByAll).includes(false)) &&
    (s.within === undefined || isNear(p, objectiveDisc(p, objective), s.within, discsOf(p, s.within.from, at))) &&
    p.game.mode.words?.fitsObjective(p, objective, s, at) !== false
  );
}

function isControlled({ control }: Objective, by: 'own' | 'opponent' | 'not-own', seat: Seat): boolean {
  if (by === 'own') return control === seat;
  return control !== seat && (by === 'not-own' || control !== null);
}

/** What can be chosen by these words: a mode may keep somebody from being chosen who fits. */
export const someToChoose = (
  p: Position,
  from: Selector | ObjectiveSelector,
  at: Context,
  test: (name: string) => boolean,
): boolean => someFound(p, from, at, (name) => canBeChosen(p, name, at) && test(name));

export const canBeChosen = (p: Position, name: string, at: Context): boolean =>
  p.game.mode.words?.barsChoice(p, name, at) !== true;

/** Whether anyone who fits, or any objective, also passes a test of their name; it looks no further than the first. */
export function someFound(
  p: Position,
  selector: Selector | ObjectiveSelector,
  at: Context,
  test: (name: string) => boolean = () => true,
): boolean {
  if (selector.of === 'objective') return objectivesIn(p).some((o) => fitsObjective(p, o, selector, at) && test(o.key));
  const isIt = (c: Character): boolean => isThere(p, c, selector, at) && fits(p, c, selector, at);
  if (selector.of === 'character') return p.open.characters.some((c) => isIt(c) && test(nameOfCharacter(p, c.id)));
  // The characters of a Unit stand behind each other: its name is tested once.
  let failed: UnitId | null = null;
  return p.open.characters.some((c) => {
    if (c.unit === failed || !isIt(c)) return false;
    failed = c.unit;
    return test(nameOfUnit(p, c.unit));
  });
}

/** Everyone on the table who fits, by lasting name, Units named once; or every objective, by its key. */
export function found(p: Position, selector: Selector | ObjectiveSelector, at: Context): string[] {
  if (selector.of === 'objective')
    return objectivesIn(p)
      .filter((o) => fitsObjective(p, o, selector, at))
      .map((o) => o.key);
  const bases = p.open.characters.filter((c) => isThere(p, c, selector, at) && fits(p, c, selector, at));
  if (selector.of === 'character') return bases.map((c) => nameOfCharacter(p, c.id));
  return p.open.units.filter((u) => bases.some((c) => c.unit === u.id)).map(unitName);
}
