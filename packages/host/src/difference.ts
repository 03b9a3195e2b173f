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

/** A change, and how many characters it has as JSON. */
interface Sized {
  readonly change: Change;
  readonly size: number;
}

/** What turns the one into the other; nothing where they are the same. Whatever both share is not looked into. */
export const changeOf = (before: unknown, after: unknown): Change | undefined => sizedChange(before, after)?.change;

function sizedChange(before: unknown, after: unknown): Sized | undefined {
  if (before === after || after === undefined) return undefined;
  if (Array.isArray(after)) return Array.isArray(before) ? listChange(before, after) : whole(after);
  if (isFields(after)) return isFields(before) ? recordChange(before, after) : whole(after);
  return itself(after);
}

const itself = (value: unknown): Sized => ({ change: value as Change, size: sizeOf(value) });

const whole = (value: object): Sized => ({ change: { [WHOLE]: value }, size: sizeOf(value) + '{"=":}'.length });

type Part = readonly [name: string, Sized];

function recordChange(before: Fields, after: Fields): Sized | undefined {
  const changed: Part[] = [];
  let fields = 0;
  // order: a change names fields, and it does not matter which first
  for (const name of Object.keys(after)) {
    const value = after[name];
    if (value === undefined) continue;
    if (OURS.includes(name)) return whole(after);
    fields += 1;
    const had = own(before, name);
    const change = had === value ? undefined : sizedChange(had, value);
    if (change) changed.push([name, change]);
  }
  const gone: string[] = [];
  // order: as above
  for (const name of Object.keys(before))
    if (before[name] !== undefined && own(after, name) === undefined) gone.push(name);
  if (gone.some((name) => OURS.includes(name))) return whole(after);
  if (gone.length > 0) changed.push([GONE, itself(gone)]);
  return shorter(changed, fields, after);
}

function listChange(before: readonly unknown[], after: readonly unknown[]): Sized | undefined {
  const changed: Part[] = before.length === after.length ? [] : [[LENGTH, itself(after.length)]];
  for (let place = 0; place < after.length; place += 1) {
    const value = after[place];
    if (place < before.length && before[place] === value) continue;
    const change = place < before.length ? sizedChange(before[place], value) : added(value);
    if (change) changed.push([String(place), likeness(after, place, change) ?? change]);
  }
  return shorter(changed, after.length, after);
}

const added = (value: unknown): Sized | undefined =>
  value === undefined ? undefined : typeof value === 'object' && value !== null ? whole(value) : itself(value);

/** How many places before it a new record is compared with. */
const NEAR = 3;

const isWhole = ({ change }: Sized): boolean => isFields(change) && Object.hasOwn(change, WHOLE);

/** What lies on a stack often repeats what lies below it: the shortest way to say so, where it is shorter. */
function likeness(list: readonly unknown[], place: number, change: Sized): Sized | null {
  const value = list[place];
  if (!isFields(value) || !isWhole(change)) return null;
  let shortest: Sized | null = null;
  for (let at = Math.max(0, place - NEAR); at < place; at += 1) {
    const near = list[at];
    const rest = isFields(near) ? (recordChange(near, value) ?? NO_CHANGE) : null;
    if (!rest || isWhole(rest)) continue;
    const size = rest.size + `"<":${at}`.length + (rest === NO_CHANGE ? 0 : 1);
    if (size < (shortest ?? change).size) shortest = { change: { [LIKE]: at, ...(rest.change as Fields) }, size };
  }
  return shortest;
}

const NO_CHANGE: Sized = { change: {}, size: '{}'.length };

/** Where most has changed, the whole is often shorter than all its changes. */
function shorter(changed: readonly Part[], of: number, value: object): Sized | undefined {
  if (changed.length === 0) return undefined;
  const size = changed.reduce((sum, [name, part]) => sum + sizeOfText(name) + part.size + 2, 1);
  if (changed.length * 2 > of) {
    const replaced = whole(value);
    if (size > replaced.size) return replaced;
  }
  return { change: Object.fromEntries(changed.map(([name, { change }]) => [name, change])), size };
}

/** Few words make up all states: how long each is as JSON. */
const texts = new Map<string, number>();
const MOST_TEXTS = 10_000;

function sizeOfText(text: string): number {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const { length } = JSON.stringify(text);
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(text, length);
  return length;
}

/** How many characters a value has as JSON. */
function sizeOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return sizeOfText(value);
    case 'number':
      return Number.isFinite(value) ? `${value}`.length : 4;
    case 'boolean':
      return value ? 4 : 5;
    case 'object':
      return value === null ? 4 : sizeOfRecord(value);
    default:
      return 4;
  }
}

function sizeOfRecord(value: object): number {
  let size = 1;
  if (Array.isArray(value)) {
    for (const item of value) size += sizeOf(item) + 1;
    return Math.max(size, 2);
  }
  const fields = value as Fields;
  // order: only summed up
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    if (field !== undefined) size += sizeOfText(name) + sizeOf(field) + 2;
  }
  return Math.max(size, 2);
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
