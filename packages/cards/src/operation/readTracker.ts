import { type TrackingCard, DIRECTED_ICONS, PERSONAL_ICONS } from '@faultline/rules';
import { type Fields, fail, id, list, number, only, record, records, text, texts } from '../fields.ts';

/** A card beside the Struggle Tracker, field by field; answers with its id. */

const FACES = ['crit', 'strike', 'expertise', 'failure', 'block'];
const ICONS: readonly string[] = [...DIRECTED_ICONS, ...PERSONAL_ICONS];
const MOST_SPACES = 30;

const FIELDS: Readonly<Record<TrackingCard['kind'], readonly string[]>> = {
  armored: ['defense', 'chart', 'boxes'],
  spaces: ['owner', 'spaces'],
  track: ['icon', 'spaces', 'start'],
  row: ['spaces'],
  area: [],
};

const READERS: Readonly<Record<TrackingCard['kind'], (tracker: Fields, at: string) => void>> = {
  armored,
  spaces,
  track,
  row: (tracker, at) => void number(tracker, 'spaces', at, 1, MOST_SPACES),
  area: () => {},
};

export function readTracker(tracker: Fields, operation: string): string {
  const name = id(tracker, operation);
  const at = `${operation}, tracker ${name}`;
  const { kind } = tracker;
  if (typeof kind !== 'string' || !Object.hasOwn(READERS, kind))
    // order: only told
    fail(at, 'kind', `one of ${Object.keys(READERS).join(', ')}; not ${JSON.stringify(kind)}`);
  only(tracker, ['kind', 'id', 'name', ...FIELDS[kind as TrackingCard['kind']]], at);
  text(tracker, 'name', at);
  READERS[kind as TrackingCard['kind']](tracker, at);
  return name;
}

/** KO-ARM-03 to KO-ARM-07: stats, a chart, and boxes that can all be reached from the orange one. */
function armored(tracker: Fields, at: string): void {
  const defense = record(tracker.defense, at, 'defense');
  only(defense, ['melee', 'ranged'], `${at}, defense`);
  for (const type of ['melee', 'ranged']) number(defense, type, `${at}, defense`, 0, 20);
  chart(record(tracker.chart, at, 'chart'), `${at}, chart`);
  const boxes = records(tracker, 'boxes', at);
  if (boxes.length === 0) fail(at, 'boxes', 'at least one box');
  for (const [i, box] of boxes.entries()) {
    const here = `${at}, box ${i + 1}`;
    only(box, ['icons', 'next'], here);
    // KO-ARM-05.
    if (texts(box, 'icons', here, ICONS).length === 0) fail(here, 'icons', 'at least one icon');
    for (const next of list(box, 'next', here))
      if (typeof next !== 'number' || !Number.isInteger(next) || next < 0 || next >= boxes.length || next === i)
        fail(here, 'next', `numbers of other boxes, counted from 0 to ${boxes.length - 1}`);
  }
  const reached = reachedFrom(boxes.map(({ next }) => next as readonly number[]));
  const lost = boxes.findIndex((_, i) => !reached.includes(i));
  if (lost >= 0) fail(`${at}, box ${lost + 1}`, 'next', 'joined by a line to the orange box, which is the first');
}

/** Lines are walked both ways (KO-R-24). */
function reachedFrom(next: readonly (readonly number[])[]): readonly number[] {
  const joined = (a: number, b: number): boolean => (next[a]?.includes(b) || next[b]?.includes(a)) ?? false;
  let reached = [0];
  for (;;) {
    const more = next.map((_, i) => i).filter((i) => !reached.includes(i) && reached.some((from) => joined(from, i)));
    if (more.length === 0) return reached;
    reached = [...reached, ...more];
  }
}

function chart(value: Fields, at: string): void {
  only(value, ['name', 'rows'], at);
  text(value, 'name', at);
  let next = 1;
  for (const row of records(value, 'rows', at)) {
    only(row, ['min', 'max', 'results'], at);
    if (number(row, 'min', at, 1) !== next) fail(at, 'rows', `without a gap: ${next} comes next`);
    list(row, 'results', at);
    next = row.max === null ? 0 : number(row, 'max', at, next) + 1;
  }
  if (next !== 0) fail(at, 'rows', 'closed by one without an upper end (max null)');
}

function spaces(tracker: Fields, at: string): void {
  if (tracker.owner !== null && tracker.owner !== 'aggressor' && tracker.owner !== 'sentinel')
    fail(at, 'owner', 'aggressor, sentinel or null');
  const all = list(tracker, 'spaces', at);
  if (all.length === 0 || all.length > MOST_SPACES) fail(at, 'spaces', `1 to ${MOST_SPACES} spaces`);
  for (const [i, space] of all.entries()) {
    const strange = Array.isArray(space) ? space.find((face) => !FACES.includes(face as string)) : space;
    if (!Array.isArray(space) || strange !== undefined)
      fail(at, `spaces[${i}]`, `a list of ${FACES.join(', ')}; not ${JSON.stringify(strange)}`);
  }
}

function track(tracker: Fields, at: string): void {
  if (tracker.icon !== undefined && !FACES.includes(tracker.icon as string))
    fail(at, 'icon', `one of ${FACES.join(', ')}`);
  const all = list(tracker, 'spaces', at);
  if (all.length < 2 || all.length > MOST_SPACES) fail(at, 'spaces', `2 to ${MOST_SPACES} spaces`);
  for (const [i, space] of all.entries())
    if (space !== null && typeof space !== 'string') fail(at, `spaces[${i}]`, 'the name of the space, or null');
  number(tracker, 'start', at, 0, all.length - 1);
}
