import {
  formatOf,
  type Library,
  RANKS,
  type Reason,
  type TeamList,
  whyNotPlayable,
  whyNotTeam,
} from '@faultline/rules';
import { SHEET } from '../sheetNow.ts';
import { SHEETS, unitsOn } from '../sheets.ts';
import type { PrintedUnit } from '../readUnit.ts';
import { type Reprint, reprints } from '../reprints.ts';
import { foldersOf, type UnitSource } from '../source.ts';

/** Something on a Unit's card that is printed otherwise than on an older sheet; figures with what they were and are. */
export interface CardChange {
  readonly unit: string;
  readonly part: 'figure' | 'stance' | 'ability';
  readonly name: string;
  readonly before?: unknown;
  readonly now?: unknown;
}

/** How a list that was built for an older sheet stands by the current one (R-TEAM-5). */
export interface TeamStanding {
  readonly kind: 'unchanged' | 'changed' | 'illegal';
  readonly sheet: string;
  /** What its cards say otherwise now; null where nothing is known of the sheet it was built for. */
  readonly changes: readonly CardChange[] | null;
  readonly why: readonly Reason[];
}

/** Null for a list of the current sheet: there is nothing to look at again. The mission is no part of a sheet. */
export async function standingOf(source: UnitSource, library: Library, list: TeamList): Promise<TeamStanding | null> {
  const { sheet, ...team } = list;
  if (sheet === undefined || sheet === SHEET) return null;
  const changes = await changesSince(source, list, sheet);
  const why = [...whyNotTeam(library, team, formatOf(team), false), ...whyNotPlayable(library, team)];
  const isSame = changes !== null && changes.length === 0;
  return { kind: why.length > 0 ? 'illegal' : isSame ? 'unchanged' : 'changed', sheet, changes, why };
}

/** Older sheets tell of units that can be played. */
async function changesSince(source: UnitSource, { squads }: TeamList, sheet: string): Promise<CardChange[] | null> {
  if (!SHEETS.some((known) => known.sheet === sheet)) return null;
  const fielded = squads.flatMap((squad) => RANKS.map((rank) => squad[rank] ?? ''));
  const [folders, scripted] = await Promise.all([foldersOf(source, fielded), source.scripted()]);
  const on = (of: string): PrintedUnit[] => unitsOn(of, folders, SHEETS, scripted).map(({ card }) => card);
  const [before, now] = [on(sheet), on(SHEET)];
  const all = reprints(before, now).map((reprint) => changeOf(reprint, [...now, ...before]));
  return all.filter((one, i) => all.findIndex((other) => isOf(other, one)) === i);
}

/** A chart and a tree of one stance are one change of that stance. */
const isOf = (one: CardChange, other: CardChange): boolean =>
  one.unit === other.unit && one.part === other.part && one.name === other.name;

function changeOf({ unit, what, before, now }: Reprint, cards: readonly PrintedUnit[]): CardChange {
  const own = cards.filter(({ id }) => id === unit);
  const begins = (start: string): boolean => `${what} `.startsWith(`${start} `);
  const stance = own.flatMap(({ stances }) => stances).find(({ id }) => begins(`stances ${id}`));
  if (stance) return { unit, part: 'stance', name: stance.name };
  const ability = own.flatMap(({ abilities }) => abilities).find(({ name }) => begins(`abilities ${name}`));
  if (ability) return { unit, part: 'ability', name: ability.name };
  return { unit, part: 'figure', name: what, before, now };
}
