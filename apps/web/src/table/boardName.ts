import type { UnitCard } from '@faultline/rules';
import { shortName } from '@faultline/text';

const TITLES = new Set(['The', 'Darth', 'Count', 'Lord']);

/** One word by which somebody is known on the board: a first name, or the last word of what a squad is called. */
export function boardName({ name, uniqueNames }: UnitCard): string {
  const given = (uniqueNames[0] ?? '')
    .split(' ')
    .find((word) => !TITLES.has(word) && !/\d/.test(word) && word !== '' && name.includes(word));
  return given ?? shortName(name).split(' ').at(-1) ?? name;
}
