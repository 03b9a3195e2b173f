import type { UnitCard } from '../cards/unitCard.ts';
import type { Library } from '../game/game.ts';
import type { Random } from '../game/machine.ts';
import { candidatesFor } from './fitting.ts';
import { kinship } from './kinship.ts';
import { RANKS, type TeamFormat, type TeamList } from './list.ts';
import { placesIn, type TeamPlace, unitAt, withUnitAt } from './places.ts';
import { isPlayable } from './whyNotPlayable.ts';

/** Of how many that fit the closest to the others is taken: from anything to close-knit. */
export const COHESION = [1, 2, 4, 8, Number.POSITIVE_INFINITY] as const;

interface Filling {
  /** A step of COHESION. */
  readonly cohesion: number;
  /** Only these; without it all. */
  readonly among?: readonly string[];
  readonly format?: TeamFormat;
}

/** So many Units are tried before it begins anew, and so often: what went wrong early is rarely found from the end. */
const MOST_TRIES = 100;
const MOST_BEGINNINGS = 8;

/** The list with a playable Unit in every empty place, drawn by chance and breaking nothing; null where none is found. */
export function filled(library: Library, list: TeamList, random: Random, filling: Filling): TeamList | null {
  const { cohesion, among, format = 'strike' } = filling;
  const pool = COHESION[Math.max(0, Math.min(cohesion, COHESION.length - 1))] ?? 1;
  const open = RANKS.flatMap((rank) =>
    placesIn(list).filter((place) => place.rank === rank && unitAt(list, place) === null),
  );
  let tries = 0;
  const isAnew = () => tries >= MOST_TRIES;
  const on = (now: TeamList, [place, ...rest]: readonly TeamPlace[]): TeamList | null => {
    if (place === undefined) return now;
    const left = fitting(library, now, place, format).filter(({ id }) => among === undefined || among.includes(id));
    const others = cardsIn(library, now);
    while (left.length > 0 && !isAnew()) {
      tries += 1;
      const next = closest(left, others, pool, random);
      left.splice(left.indexOf(next), 1);
      const done = on(withUnitAt(now, place, next.id), rest);
      if (done) return done;
    }
    return null;
  };
  for (let beginning = 0; beginning < MOST_BEGINNINGS; beginning += 1) {
    tries = 0;
    const done = on(list, open);
    // Without a list and with tries left, every way was gone: there is none.
    if (done || !isAnew()) return done;
  }
  return null;
}

const fitting = (library: Library, list: TeamList, place: TeamPlace, format: TeamFormat): UnitCard[] =>
  candidatesFor(library, list, place, format)
    .filter(({ reasons }) => reasons.length === 0)
    .flatMap(({ unit }) => library.units[unit] ?? [])
    .filter((card) => isPlayable(library, card));

const cardsIn = (library: Library, list: TeamList): UnitCard[] =>
  placesIn(list).flatMap((place) => library.units[unitAt(list, place) ?? ''] ?? []);

/** Of some drawn by chance the one with most Tags in common with the others. */
function closest(from: readonly UnitCard[], others: readonly UnitCard[], pool: number, random: Random): UnitCard {
  const left = [...from];
  const drawn: UnitCard[] = [];
  while (left.length > 0 && drawn.length < pool) drawn.push(...left.splice(random(left.length), 1));
  return drawn.reduce((best, card) => (kinship(card, others) > kinship(best, others) ? card : best));
}
