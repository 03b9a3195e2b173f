// What a builder asks beyond setting up a game: verdicts with replacements, offers for every Unit, whole cards, what a
// team does together. All by the rules' own functions.

import { type PrintedUnit, SHEET } from '@faultline/cards/page';
import { abilitiesOf } from '@faultline/cards/team';
import { PLAIN_DEFENDER, walksOf } from '@faultline/odds';
import {
  type Ability,
  amongFirst,
  byText,
  type Candidate,
  candidatesFor,
  clashesIn,
  type CombatTree,
  drawing,
  filled,
  helpsIn,
  type Library,
  orderDeck,
  turnCards,
  placesIn,
  type TeamFormat,
  type TeamList,
  type TeamPlace,
  unitAt,
  whyNotPlayable,
} from '@faultline/rules';
import type { FillWish, Together, UnitOffer, Verdict, WholeCard } from '../port/teamBuilder.ts';
import { source } from './units.ts';

/** The sheet a list was built for is no part of its legality here: `standing` tells of it. */
const asOfNow = ({ sheet: _sheet, ...list }: TeamList): TeamList => list;

export const verdictOn = (library: Library, given: TeamList, format: TeamFormat): Verdict => {
  const list = asOfNow(given);
  return { clashes: clashesIn(library, list, format), unplayable: whyNotPlayable(library, list) };
};

/** Every Unit there is, each for the place it would go to: the one asked for, else the first that is empty and that it fits. */
export function offersIn(library: Library, given: TeamList, at: TeamPlace | null, format: TeamFormat): UnitOffer[] {
  const list = asOfNow(given);
  const open = at ? [at] : placesIn(list).filter((place) => unitAt(list, place) === null);
  const byPlace = open.map((place) => ({ place, found: byUnit(candidatesFor(library, list, place, format)) }));
  return Object.values(library.units)
    .map(({ id, rank }) => {
      const mine = byPlace.filter(({ place }) => place.rank === rank);
      const best = mine.find(({ found }) => found.get(id)?.length === 0) ?? mine[0];
      return { unit: id, place: best?.place ?? null, reasons: best?.found.get(id) ?? [] };
    })
    .filter(({ place }) => at === null || place !== null);
}

const byUnit = (candidates: readonly Candidate[]) => new Map(candidates.map(({ unit, reasons }) => [unit, reasons]));

/** Its abilities with what they do, as far as they are scripted. */
export async function wholeCard(cards: readonly PrintedUnit[], unit: string): Promise<WholeCard | null> {
  const card = cards.find(({ id }) => id === unit);
  if (!card) return null;
  const scripted = new Map((await scriptedOf(cards, card)).map((ability) => [ability.id, ability]));
  return {
    ...card,
    abilities: card.abilities.map((printed) => scripted.get(printed.id) ?? { ...printed, clauses: null }),
    most: card.stances.map(({ tree }) => mostDamage(tree)),
  };
}

/** Of a Unit that cannot be played yet, what others that can have in common with it. */
async function scriptedOf(cards: readonly PrintedUnit[], { id: unit, abilities }: PrintedUnit): Promise<Ability[]> {
  const playable = await source.scripted();
  const having = (ability: string) =>
    cards.find(({ id, abilities: theirs }) => playable.includes(id) && theirs.some((each) => each.id === ability))?.id;
  const from = playable.includes(unit) ? [unit] : abilities.flatMap(({ id }) => having(id) ?? []);
  const folders = await Promise.all([...new Set(from)].map(source.load));
  return folders.flatMap((folder) => (folder ? abilitiesOf(folder) : []));
}

/** CR-TREE-09: the most damage that so many successes can come to, against somebody without tokens. */
function mostDamage(tree: CombatTree): number[] {
  const walks = walksOf(tree, PLAIN_DEFENDER);
  const longest = Math.max(...walks.map(({ path }) => path.length));
  return Array.from({ length: longest + 1 }, (_, successes) =>
    Math.max(...walks.filter(({ path }) => path.length <= successes).map(({ damage }) => damage)),
  );
}

/** How many Turns are looked at. */
const FIRST = [1, 2, 3, 4] as const;

export async function togetherIn(library: Library, { squads, battleTactics }: TeamList): Promise<Together> {
  const places = placesIn({ squads });
  const units = places.flatMap((place) => library.units[unitAt({ squads }, place) ?? ''] ?? []);
  const folders = await Promise.all(units.map(({ id }) => source.load(id)));
  const team = units.map((card, i) => {
    const folder = folders[i];
    return { card, abilities: folder ? abilitiesOf(folder) : [] };
  });
  const names = new Map(team.flatMap(({ abilities }) => abilities.map(({ id, name }) => [id, name])));
  const primaries = units.filter(({ rank }) => rank === 'primary').length;
  const deck = orderDeck(units, battleTactics);
  const odds = (wanted: number, least: number) =>
    FIRST.map((first) => amongFirst({ deck: turnCards(units), wanted, first, least }));
  return {
    helps: helpsIn(team).map((help) => ({ ...help, name: names.get(help.ability) ?? help.ability })),
    deck,
    first: FIRST,
    odds: { one: odds(1, 1), primary: odds(primaries, 1), primaries: odds(primaries, 2) },
  };
}

const anyMission = ({ missions }: Library): string | null => {
  const all = Object.keys(missions).toSorted(byText);
  return all.length === 0 ? null : (all[anyNumber(all.length)] ?? null);
};

const anyNumber = drawing(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** The list with what is empty in it filled by chance; null where no legal team can be made of what may be taken. */
export const fillIn = (library: Library, given: TeamList, wish: FillWish, format: TeamFormat): TeamList | null => {
  const list = filled(library, asOfNow(given), anyNumber, { ...wish, format });
  const mission = list?.mission ?? (wish.mission ? anyMission(library) : null);
  return list && { ...list, mission, sheet: SHEET };
};
