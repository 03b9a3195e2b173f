import type { CharacterId, GameEvent, Open, Place } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { type Fight, fightAfter } from '../attack/fight.ts';
import type { Scene, Spot } from '../board/scene.ts';
import { isMove } from '../game/trails.ts';

/** What a line of the log points at, as it was at that moment. */
export interface Pointed {
  /** Who, and where they stood. */
  readonly who: readonly { readonly name: string; readonly at: Spot }[];
  /** The way of a move, or from an attacker to the target. */
  readonly way: { readonly from: Spot; readonly to: Spot } | null;
  /** The dice on the table then. */
  readonly fight: Fight | null;
}

/** `told` are the events of the line, `story` all events of the game in order. */
export function pointedBy(told: readonly GameEvent[], story: readonly GameEvent[], open: Open): Pointed {
  const at = story.lastIndexOf(told.at(-1) as GameEvent);
  const later = story.slice(at + 1);
  const ids = [...new Set(told.flatMap((event) => whoIn(event, open)))];
  return {
    who: ids.flatMap((id) => nameOf(id, open).map((name) => ({ name, at: stoodAt(id, later, open) }))),
    way: told.map((event) => wayOf(event, later, open)).find((way) => way !== null) ?? null,
    fight: told.some(isOfAttack) ? fightAt(told, story, at) : null,
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

function nameOf(id: CharacterId, { characters, units }: Open): string[] {
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
  return characters[id] ?? { x: 0, y: 0 };
}

function wayOf(event: GameEvent, later: readonly GameEvent[], open: Open): Pointed['way'] {
  if (isMove(event)) return { from: spot(event.from), to: spot(event.to) };
  if (event.event !== 'attack' || typeof event.target === 'string') return null;
  return { from: stoodAt(event.attacker, later, open), to: stoodAt(event.target, later, open) };
}

const OF_ATTACKS: readonly GameEvent['event'][] = [
  'attack',
  'pool',
  'rolled',
  'dice',
  'stripped',
  'chart',
  'results',
  'option',
  'pool-damage',
  'attack-resolved',
];

const isOfAttack = ({ event }: GameEvent): boolean => OF_ATTACKS.includes(event);

/** The attack as it was at that moment; where it is declared, as it ended. */
function fightAt(told: readonly GameEvent[], story: readonly GameEvent[], at: number): Fight | null {
  const begun = story.findLastIndex(({ event }, i) => i <= at && event === 'turn');
  if (!told.some(({ event }) => event === 'attack')) return fightAfter(story.slice(Math.max(0, begun), at + 1));
  const over = story.findIndex(({ event }, i) => i > at && event === 'attack-resolved');
  return fightAfter(story.slice(at, over < 0 ? story.length : over + 1));
}

/** The table with what is pointed at: those ringed where they stood, their way drawn. */
export const withPointed = (scene: Scene, { who, way }: Pointed): Scene => ({
  ...scene,
  bases: scene.bases.map((base) => {
    const told = who.find(({ name }) => name === base.name);
    return { ...base, ...told?.at, selected: told !== undefined };
  }),
  ruler: way ? { ...way, text: '', rings: null } : scene.ruler,
});
