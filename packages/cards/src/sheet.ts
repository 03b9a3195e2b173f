import { isRecord } from '@faultline/shape/guards';
import { CardError, type Fields, fail, only, record, text } from './fields.ts';
import { readUnit } from './readUnit.ts';
import type { Script } from './script.ts';
import type { UnitFolder } from './unit.ts';

/**
 * A dated sheet of cards as a file has it: what it prints otherwise than another sheet. Records are changed field by
 * field, stances and abilities by their id, lists as a whole. An ability that is null is not on the card; one with an
 * id of its own is another ability, which does what the one called `like` does, or is not scripted.
 */
export interface SheetFile {
  readonly sheet: string;
  /** When it came into force; the first print has no one day. */
  readonly date?: string;
  /** The sheet it changes; none for the one the unit folders hold. */
  readonly over?: string;
  readonly units: Fields;
}

/** Checks a sheet's own fields; what it makes of each card is checked as the card's file is. */
export function readSheet(value: unknown): SheetFile {
  const fields = record(value, 'A sheet');
  const sheet = text(fields, 'sheet', 'A sheet');
  only(fields, ['sheet', 'date', 'over', 'units'], `sheet ${sheet}`);
  if (fields.date !== undefined && !/^\d{4}-\d\d-\d\d$/.test(text(fields, 'date', `sheet ${sheet}`)))
    fail(`sheet ${sheet}`, 'date', 'a day such as 2026-05-19');
  if (fields.over !== undefined) text(fields, 'over', `sheet ${sheet}`);
  return { ...fields, units: record(fields.units ?? {}, `sheet ${sheet}`, 'units') } as unknown as SheetFile;
}

/** The units of one sheet as another prints them. A sheet may change units that are known and not among these. */
export function printed(
  folders: readonly UnitFolder[],
  { sheet, units }: SheetFile,
  known: readonly string[],
): UnitFolder[] {
  // order: any one strange unit is enough to refuse
  const strange = Object.keys(units).find((id) => !known.includes(id));
  if (strange !== undefined) fail(`sheet ${sheet}`, strange, 'a unit whose abilities are scripted');
  return folders.map((folder) => {
    const change = units[folder.card.id];
    return change === undefined ? folder : reprinted(folder, change, `sheet ${sheet}, ${folder.card.id}`);
  });
}

function reprinted(folder: UnitFolder, change: unknown, at: string): UnitFolder {
  const { stances, abilities, ...figures } = record(change, at);
  const card = {
    ...(merged(folder.card, figures) as Fields),
    stances: changedById(folder.card.stances, stances, `${at}, stances`),
    abilities: changedById(folder.card.abilities, abilities, `${at}, abilities`).map(withoutLike),
  };
  try {
    return { card: readUnit(card), scripts: scriptsOf(folder, abilities, at) };
  } catch (error) {
    throw error instanceof CardError ? new CardError(`${at}: ${error.message}`) : error;
  }
}

/** Records field by field, everything else as a whole. */
function merged(before: unknown, change: unknown): unknown {
  if (!isRecord(before) || !isRecord(change)) return change;
  // order: each field is merged by itself
  const fields = Object.entries(change).map(([name, value]) => [name, merged(before[name], value)]);
  return { ...before, ...Object.fromEntries(fields) };
}

/** Things with an id: changed, left out where null, and new ones behind the others. */
function changedById(before: readonly { readonly id: string }[], change: unknown, at: string): Fields[] {
  const changes = record(change ?? {}, at);
  const kept = before.flatMap((thing) => {
    const own = changes[thing.id];
    return own === null ? [] : [merged(thing, own ?? {}) as Fields];
  });
  // order: as the sheet has them
  const added = Object.entries(changes).filter(([id]) => !before.some((thing) => thing.id === id));
  return [...kept, ...added.map(([id, thing]) => ({ id, ...record(thing, at, id) }))];
}

const withoutLike = ({ like: _like, ...ability }: Fields): Fields => ability;

/** The scripts of the abilities with an id of their own that say whom they are like. */
function scriptsOf({ scripts }: UnitFolder, abilities: unknown, at: string): Readonly<Record<string, Script>> {
  // order: each is found by its id
  const own = Object.entries(record(abilities ?? {}, at)).flatMap(([id, ability]) => {
    if (!isRecord(ability) || ability.like === undefined) return [];
    const script = scripts[text(ability, 'like', at)];
    if (!script) return fail(`${at}, ability ${id}`, 'like', 'a scripted ability of the same card');
    return [[typeof ability.id === 'string' ? ability.id : id, script] as const];
  });
  return { ...scripts, ...Object.fromEntries(own) };
}
