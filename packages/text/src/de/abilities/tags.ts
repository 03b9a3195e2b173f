import type { Selector } from '@faultline/rules';

/** How German puts Tags to a noun: most before it, in one word; those of the great sides behind it. */

/** Tags as the first part of a compound. */
const TAGS: Readonly<Record<string, string>> = {
  'Galactic Republic': 'Galaktische-Republik',
  'Clone Trooper': 'Klontruppler',
  'Battle Droid': 'Kampfdroiden',
  Mandalorian: 'Mandalorianer',
  Separatist: 'Separatisten',
  Dathomirian: 'Dathomir',
  'Force User': 'Machtbegabte',
  Trooper: 'Truppler',
  Droid: 'Droiden',
};
/** Tags that stand behind the noun instead. */
const SIDES: Readonly<Record<string, string>> = {
  'Galactic Empire': 'des Galaktischen Imperiums',
  'Galactic Republic': 'der Galaktischen Republik',
  'Rebel Alliance': 'der Rebellenallianz',
  'Separatist Alliance': 'der Separatistenallianz',
  'Shadow Collective': 'des Schattenkollektivs',
};
const tagName = (tag: string): string => TAGS[tag] ?? tag.replaceAll(' ', '-');

/** Every one of these is asked for. */
const together = ({ tag, allTags }: Selector): string[] => [
  ...(allTags ?? []),
  ...(typeof tag === 'string' ? [tag] : []),
];

export const sidesOf = (who: Selector): string[] => together(who).flatMap((tag) => SIDES[tag] ?? []);

export const tagged = (who: Selector): string[] =>
  together(who)
    .filter((tag) => !SIDES[tag])
    .map(tagName);

/** One of these is enough. All but the last leave out the part they share: `Jedi-`. */
export const alternatives = ({ tag }: Selector): string[] =>
  typeof tag === 'string' || tag === undefined
    ? []
    : tag.map((each, i) => `${tagName(each)}${i < tag.length - 1 ? '-' : ''}`);
