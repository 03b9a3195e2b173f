import type { UnitCard } from '../cards/unitCard.ts';
import type { Library } from '../game/game.ts';
import type { Random } from '../game/machine.ts';
import { byText } from '../state/lists.ts';
import { erasOf } from './eras.ts';
import type { SquadList } from './list.ts';
import { isPlayable } from './whyNotPlayable.ts';
import { whyTooDear } from './whyNotSquad.ts';
import { whyNotBoth } from './whyNotTeam.ts';

/** A squad of which nothing is missing. */
type WholeSquad = { readonly [place in keyof SquadList]-?: string };

/**
 * The two squads of a legal strike team of playable Units, any of which chance may bring; null where there is none.
 * On wish one of them is in the first squad.
 */
export function drawSquads(
  library: Library,
  random: Random,
  having?: string,
): readonly [WholeSquad, WholeSquad] | null {
  // order: sorted by id
  const units = Object.values(library.units)
    .filter((card) => isPlayable(library, card))
    .sort((a, b) => byText(a.id, b.id));
  const wanted = library.units[having ?? ''];
  const eligible = wanted ? units.filter(({ id, rank }) => id === wanted.id || rank !== wanted.rank) : units;
  return anySquad(eligible, random, (first, cards) =>
    anySquad(besides(units, cards), random, (second) => [first, second] as const),
  );
}

/** The first of the legal squads of these Units that will do, in the order of chance: a Primary, one of its Eras, then two that it can pay. */
function anySquad<T>(
  units: readonly UnitCard[],
  random: Random,
  find: (squad: WholeSquad, cards: readonly UnitCard[]) => T | null,
): T | null {
  return first(ranked(units, 'primary'), random, (primary) =>
    first(erasOf(primary), random, (era) =>
      first(pairsFor(units, primary, era), random, ([secondary, supporting]) =>
        find({ primary: primary.id, secondary: secondary.id, supporting: supporting.id, era }, [
          primary,
          secondary,
          supporting,
        ]),
      ),
    ),
  );
}

const ranked = (units: readonly UnitCard[], rank: UnitCard['rank']): UnitCard[] =>
  units.filter((card) => card.rank === rank);

/** Who can follow a Primary in one of its Eras. */
function pairsFor(units: readonly UnitCard[], primary: UnitCard, era: string): (readonly [UnitCard, UnitCard])[] {
  const others = besides(units, [primary]).filter((card) => erasOf(card).includes(era));
  return ranked(others, 'secondary').flatMap((secondary) =>
    ranked(others, 'supporting')
      .filter((supporting) => whyTooDear([primary, secondary, supporting], 0).length === 0)
      .filter((supporting) => areFree(secondary, supporting))
      .map((supporting) => [secondary, supporting] as const),
  );
}

const areFree = (one: UnitCard, other: UnitCard): boolean => whyNotBoth(one, other, 'strike').length === 0;

const besides = (units: readonly UnitCard[], cards: readonly UnitCard[]): UnitCard[] =>
  units.filter((unit) => cards.every((card) => areFree(card, unit)));

/** What is found for the first of them, in the order of chance, for which anything is. */
function first<T, R>(items: readonly T[], random: Random, find: (item: T) => R | null): R | null {
  const left = [...items];
  while (left.length > 0) {
    const found = left.splice(random(left.length), 1).map(find)[0] ?? null;
    if (found !== null) return found;
  }
  return null;
}
