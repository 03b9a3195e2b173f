import type { CharacterId, DieKind, GameEvent, Open, Place, RollChange } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import type { Fight } from '../attack/fight.ts';
import type { Scene, SceneRuler, Spot } from '../board/scene.ts';
import { isMove, wayOf } from '../game/trails.ts';

/** What a line of the log points at, as it was at that moment. */
export interface Pointed {
  /** Who, and where they stood. */
  readonly who: readonly { readonly name: string; readonly at: Spot }[];
  /** The way of a move from corner to corner, or from an attacker to the target. */
  readonly way: readonly Spot[] | null;
  /** The dice on the table then. */
  readonly fight: Fight | null;
}

/** `told` are the events of the line, `story` all events of the game in order. */
export function pointedBy(told: readonly GameEvent[], story: readonly GameEvent[], open: Open): Pointed {
  const at = story.lastIndexOf(told.at(-1) as GameEvent);
  const later = story.slice(at + 1);
  const ids = [...new Set(told.flatMap((event) => whoIn(event, open)))];
  return {
    who: ids.flatMap((id) => characterNames(id, open).map((name) => ({ name, at: stoodAt(id, later, open) }))),
    way: told.map((event) => wayIn(event, later, open)).find((way) => way !== null) ?? null,
    fight: fightAt(told, story, at, open),
  };
}

/** The characters an event tells of; of a Unit all of them. */
function whoIn(event: GameEvent, { units }: Open): readonly CharacterId[] {
  const { attacker, target, character, unit } = event as {
    readonly attacker?: CharacterId;
    readonly target?: CharacterId | string;
    readonly character?: CharacterId;
    readonly unit?: number;
  };
  const one = [attacker, target, character].filter((id): id is CharacterId => typeof id === 'number');
  return [...one, ...(typeof unit === 'number' ? (units[unit]?.characters ?? []) : [])];
}

function characterNames(id: CharacterId, { characters, units }: Open): string[] {
  const character = characters[id];
  const unit = units[character?.unit ?? -1];
  return character && unit ? [`${unitName(unit)}.${character.number}`] : [];
}

const spot = ([x, y]: Place): Spot => ({ x, y });

/** Where somebody stood: where they next went from, or where they are still. */
function stoodAt(id: CharacterId, later: readonly GameEvent[], { characters }: Open): Spot {
  const next = later.find((event) => isMove(event) && event.character === id);
  if (next && isMove(next) && !later.some(({ event }) => event === 'undone' || event === 'corrected'))
    return spot(next.from);
  return characters[id] ?? NOWHERE;
}

function wayIn(event: GameEvent, later: readonly GameEvent[], open: Open): Pointed['way'] {
  if (isMove(event)) return wayOf(event);
  if (event.event !== 'attack' || typeof event.target === 'string') return null;
  return [stoodAt(event.attacker, later, open), stoodAt(event.target, later, open)];
}

type RecordAt = (record: Fight, event: GameEvent) => Fight;

const whole: RecordAt = (record) => record;

/** The rolls with those changes alone that had been made. */
const changedBy = (record: Fight, isMade: (change: RollChange, kind: DieKind) => boolean): Fight => {
  const cut = (kind: DieKind) => ({
    ...record.rolls[kind],
    changes: record.rolls[kind].changes.filter((change) => isMade(change, kind)),
  });
  return { ...record, rolls: { attack: cut('attack'), defense: cut('defense') } };
};

/** The record as it stood at each event of an attack; where it is declared, as it ended. */
const THEN: Readonly<Partial<Record<GameEvent['event'], RecordAt>>> = {
  attack: whole,
  pool: (record) => ({ ...record, step: 'roll' }),
  rolled: (record) => changedBy(record, () => false),
  stripped: (record) => changedBy(record, ({ how }) => how === 'strip'),
  dice: (record, event) => {
    if (event.event !== 'dice') return record;
    const { die } = event;
    const made = record.rolls[die].changes.findLastIndex((change) => isChange(change, event));
    const upTo = record.rolls[die].changes.slice(0, made + 1);
    // 6A comes before 6B.
    return changedBy(record, (change, kind) =>
      kind === die ? upTo.includes(change) : change.how === 'strip' || (kind === 'attack' && change.how !== 'chart'),
    );
  },
  chart: (record, event) =>
    event.event === 'chart' && event.die === 'attack'
      ? changedBy(record, ({ how, by }) => how !== 'chart' || by === event.name)
      : record,
  results: whole,
  option: whole,
  'tree-ended': whole,
  'pool-damage': whole,
  'attack-resolved': whole,
};

const isChange = (change: RollChange, event: Extract<GameEvent, { event: 'dice' }>): boolean =>
  change.how === event.how &&
  change.by === event.by &&
  change.from.join() === event.from.join() &&
  change.to.join() === event.to.join();

/** The attack a line tells of, as it stood then. */
function fightAt(told: readonly GameEvent[], story: readonly GameEvent[], at: number, open: Open): Fight | null {
  const event = told.find((each) => THEN[each.event] !== undefined);
  const number = event && numberAt(story, at);
  const record = number === null || number === undefined ? null : recordOf(number, story.slice(at), open);
  return (event && record && THEN[event.event]?.(record, event)) ?? null;
}

/** The number of the innermost attack that went on at an event. */
function numberAt(story: readonly GameEvent[], at: number): number | null {
  let inside = 0;
  for (let i = at; i >= 0; i -= 1) {
    const event = story[i];
    if (event?.event === 'attack-resolved') {
      if (i === at) return event.record.attack;
      inside += 1;
    } else if (event?.event === 'attack') {
      if (inside === 0) return event.number;
      inside -= 1;
    } else if (event?.event === 'turn') return null;
  }
  return null;
}

/** Its record: frozen where it ended, or on the table where it still goes on. */
function recordOf(number: number, later: readonly GameEvent[], { resolutions }: Open): Fight | null {
  const end = later.find((event) => event.event === 'attack-resolved' && event.record.attack === number);
  if (end?.event === 'attack-resolved') return end.record;
  return (resolutions.find(({ attack }) => attack?.attack === number)?.attack as Fight | undefined) ?? null;
}

/** The table with what is pointed at: those ringed where they stood, their way drawn. */
export const withPointed = (scene: Scene, { who, way }: Pointed): Scene => ({
  ...scene,
  bases: scene.bases.map((base) => {
    const told = who.find(({ name }) => name === base.name);
    return { ...base, ...told?.at, selected: told !== undefined };
  }),
  ruler: way ? laidAlong(way) : scene.ruler,
});

const laidAlong = ([from = NOWHERE, ...way]: readonly Spot[]): SceneRuler => ({
  from,
  bends: way.slice(0, -1),
  to: way.at(-1) ?? null,
  text: '',
  rings: null,
});

const NOWHERE: Spot = { x: 0, y: 0 };
