import { existsSync } from 'node:fs';
import type { TeamList, TeamSetup } from '@faultline/rules';
import { Unreadable } from '../command.ts';
import { notPlayable, objections } from './judging.ts';
import { readList, type TeamCards, textOf, theShelf } from './reading.ts';

/** A strike team from a file, fit for a game; null when there is no such file. */
export async function fieldedTeam(path: string): Promise<TeamSetup | null> {
  if (!existsSync(path)) return null;
  const shelf = await theShelf();
  const { list, faults } = readList(textOf(path), shelf);
  return fieldable(list, shelf, path, faults);
}

/** A list fit for a game, or what keeps it from being played. */
export function fieldable(
  list: TeamList,
  { library }: TeamCards,
  name: string,
  faults: readonly string[] = [],
): TeamSetup {
  const against = [...objections(library, list, 'strike'), ...notPlayable(library, list)];
  const why = [...faults, ...against.map(({ rule, says }) => `${says} [${rule}]`)];
  if (why.length > 0) throw new Unreadable([`${name} cannot be used in a game:`, ...why].join('\n  '));
  return asSetup(list);
}

/** Only for a list without objections: two whole squads and a mission set. */
const asSetup = ({ name, squads, mission }: TeamList): TeamSetup => ({ name, squads, mission }) as TeamSetup;
