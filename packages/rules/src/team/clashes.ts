import type { UnitCard } from '../cards/unitCard.ts';
import type { Reason } from '../state/decision.ts';
import type { Library } from '../game/game.ts';
import { byText } from '../state/lists.ts';
import { besides, candidatesFor } from './fitting.ts';
import { kinship } from './kinship.ts';
import type { TeamFormat, TeamList } from './list.ts';
import { placesAbout, placesIn, type TeamPlace, unitAt, withUnitAt } from './places.ts';
import { isPlayable } from './whyNotPlayable.ts';
import { whyNotTeam } from './whyNotTeam.ts';

/** One reason against a list, between what it stands, and who could stand there instead. */
export interface Clash {
  readonly reason: Reason;
  readonly places: readonly TeamPlace[];
  readonly ways: readonly Replacement[];
}

/** Units that make this reason go and bring no other, the nearest to the rest of the list first. */
export interface Replacement {
  readonly place: TeamPlace;
  readonly units: readonly string[];
}

/** Everything against a list, each told once, with its legal replacements; an empty place needs none. */
export function clashesIn(
  library: Library,
  list: TeamList,
  format: TeamFormat = 'strike',
  bringsMission = true,
): Clash[] {
  const reasons = whyNotTeam(library, list, format, bringsMission);
  const fitting = new Map<string, readonly string[]>();
  const fits = (place: TeamPlace): readonly string[] => {
    const key = `${place.squad} ${place.rank}`;
    const known = fitting.get(key) ?? fittingAt(library, list, place, format);
    fitting.set(key, known);
    return known;
  };
  const told = reasons.filter((one, i) => reasons.findIndex((each) => isSame(each, one)) === i);
  return told.map((reason) => {
    const places = placesAbout(library, list, reason);
    const ways = places
      .filter((place) => unitAt(list, place) !== null)
      .filter((place) => isGone(reason, reasons, whyNotTeam(library, withUnitAt(list, place, null), format)))
      .map((place) => ({ place, units: fits(place) }))
      .filter(({ units }) => units.length > 0);
    return {
      reason,
      places,
      ways: ways.toSorted((a, b) => RANKING.indexOf(a.place.rank) - RANKING.indexOf(b.place.rank)),
    };
  });
}

/** A Primary is what a squad is built around: the others are exchanged first. */
const RANKING = ['supporting', 'secondary', 'primary'];

const isSame = (one: Reason, other: Reason): boolean => JSON.stringify(one) === JSON.stringify(other);

const isGone = (reason: Reason, before: readonly Reason[], after: readonly Reason[]): boolean =>
  besides(before, after).some((each) => isSame(each, reason));

function fittingAt(library: Library, list: TeamList, place: TeamPlace, format: TeamFormat): string[] {
  const now = unitAt(list, place);
  const points = library.units[now ?? '']?.points ?? 0;
  const others = placesIn(list).flatMap((each) => {
    const card = library.units[unitAt(list, each) ?? ''];
    return card && !(each.squad === place.squad && each.rank === place.rank) ? [card] : [];
  });
  const ranked = (card: UnitCard): readonly number[] => [
    isPlayable(library, card) ? 0 : 1,
    -kinship(card, others),
    Math.abs(card.points - points),
  ];
  return candidatesFor(library, list, place, format)
    .filter(({ unit, reasons }) => reasons.length === 0 && unit !== now)
    .flatMap(({ unit }) => library.units[unit] ?? [])
    .toSorted((a, b) => inTurn(ranked(a), ranked(b)) || byText(a.id, b.id))
    .map(({ id }) => id);
}

const inTurn = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
