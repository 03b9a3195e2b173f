/**
 * What is different between two values of JSON, for a line that carries only that. A record holds its changed fields,
 * a list its changed places and under `#` its new length; `-` names fields that are gone; `<` says which place before
 * it in the list a new record is like; `=` replaces the whole, and anything that is neither record nor list stands for
 * itself.
 */
export type Change = string | number | boolean | null | { readonly [field: string]: unknown };

/** A change that was not made from this value. */
export class Misfit extends Error {}

type Fields = Readonly<Record<string, unknown>>;

const WHOLE = '=';
const GONE = '-';
const LENGTH = '#';
const LIKE = '<';
/** Fields that cannot be told from our signs, or that would not be fields once they are set. */
const OURS: readonly string[] = [WHOLE, GONE, LENGTH, LIKE, '__proto__'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of its own: nothing that every object has. */
const own = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);

/** What turns the one into the other; nothing where they are the same. Whatever both share is not looked into. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (Array.isArray(after)) return Array.isArray(before) ? listChange(before, after) : { [WHOLE]: after };
  if (isFields(after)) return isFields(before) ? recordChange(before, after) : { [WHOLE]: after };
  return after as Change;
}

function recordChange(before: Fields, after: Fields): Change | undefined {
  // order: a change names fields, and it does not matter which first
  const names = Object.keys(after).filter((name) => after[name] !== undefined);
  // order: as above
  const gone = Object.keys(before).filter((name) => before[name] !== undefined && own(after, name) === undefined);
  if ([...names, ...gone].some((name) => OURS.includes(name))) return { [WHOLE]: after };
  const changed: [string, unknown][] = [];
  for (const name of names) {
    const change = changeOf(own(before, name), after[name]);
    if (change !== undefined) changed.push([name, change]);
  }
  if (gone.length > 0) changed.push([GONE, gone]);
  return shorter(changed, names.length, after);
}

function listChange(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const changed: [string, unknown][] = before.length === after.length ? [] : [[LENGTH, after.length]];
  for (const [place, value] of after.entries()) {
    const change = place < before.length ? changeOf(before[place], value) : added(value);
    if (change !== undefined) changed.push([String(place), likeness(after, place, change) ?? change]);
  }
  return shorter(changed, after.length, after);
}

/** How many places before it a new record is compared with. */
const NEAR = 3;

/** What lies on a stack often repeats what lies below it: the shortest way to say so, where it is shorter. */
function likeness(list: readonly unknown[], place: number, change: Change): Change | null {
  const value = list[place];
  if (!isFields(value) || !isFields(change) || !Object.hasOwn(change, WHOLE)) return null;
  let shortest: Change | null = null;
  let length = JSON.stringify(change).length;
  for (let at = Math.max(0, place - NEAR); at < place; at += 1) {
    const near = list[at];
    const rest = isFields(near) ? (recordChange(near, value) ?? {}) : null;
    if (!isFields(rest) || Object.hasOwn(rest, WHOLE)) continue;
    const like = { [LIKE]: at, ...rest };
    const size = JSON.stringify(like).length;
    if (size < length) [shortest, length] = [like, size];
  }
  return shortest;
}

const added = (value: unknown): Change =>
  typeof value === 'object' && value !== null ? { [WHOLE]: value } : (value as Change);

/** Where most has changed, the whole is often shorter than all its changes. */
function shorter(changed: readonly [string, unknown][], of: number, whole: unknown): Change | undefined {
  if (changed.length === 0) return undefined;
  const parts = Object.fromEntries(changed);
  if (changed.length * 2 <= of) return parts;
  const replaced = { [WHOLE]: whole };
  return JSON.stringify(parts).length <= JSON.stringify(replaced).length ? parts : replaced;
}

/** The value after a change; it shares with the one before whatever did not change. */
export function patched(before: unknown, change: unknown): unknown {
  if (!isFields(change)) return Array.isArray(change) ? misfit('a list stands for nothing') : change;
  if (Object.hasOwn(change, WHOLE)) return change[WHOLE];
  if (Array.isArray(before)) return patchedList(before, change);
  if (isFields(before)) return patchedRecord(before, change);
  return misfit('there is nothing that could change in part');
}

function patchedRecord(before: Fields, { [GONE]: gone = [], ...changed }: Fields): Fields {
  if (!Array.isArray(gone)) return misfit('what is gone is no list');
  const after: Record<string, unknown> = { ...before };
  // order: each field is set by itself
  for (const [name, change] of Object.entries(changed)) {
    if (OURS.includes(name)) return misfit(`${name} is no field`);
    after[name] = patched(own(before, name), change);
  }
  for (const name of gone) delete after[String(name)];
  return after;
}

function patchedList(before: readonly unknown[], { [LENGTH]: length = before.length, ...changed }: Fields): unknown {
  // order: whole numbers come in their own order in every engine, so that a list is filled from its beginning
  const places = Object.keys(changed);
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 0 || length > before.length + places.length)
    return misfit('its new length is none');
  const after = before.slice(0, length);
  for (const place of places) {
    const at = Number(place);
    if (!Number.isInteger(at) || at < 0 || at > after.length || at >= length) return misfit(`it has no place ${place}`);
    after[at] = patchedPlace(after, before[at], at, changed[place]);
  }
  return after.length === length ? after : misfit('places are missing');
}

function patchedPlace(list: readonly unknown[], before: unknown, at: number, change: unknown): unknown {
  if (!isFields(change) || !Object.hasOwn(change, LIKE)) return patched(before, change);
  const { [LIKE]: like, ...rest } = change;
  const near = typeof like === 'number' && like < at ? list[like] : undefined;
  return isFields(near) ? patchedRecord(near, rest) : misfit('it is like nothing that is there');
}

function misfit(why: string): never {
  throw new Misfit(`This change is of another value: ${why}.`);
}
