import type { CharacterId, GameEvent, Open, Place } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import type { Scene, Spot } from '../board/scene.ts';

/** What a line of the log points at on the table: who, and the way of a move or an attack. */
export interface Pointed {
  readonly names: readonly string[];
  readonly way: { readonly from: Spot; readonly to: Spot } | null;
}

export function pointedBy(events: readonly GameEvent[], open: Open): Pointed {
  const ids = events.flatMap((event) => whoIn(event, open));
  return {
    names: [...new Set(ids)].flatMap((id) => nameOf(id, open)),
    way: events.map((event) => wayOf(event, open)).find((way) => way !== null) ?? null,
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

function wayOf(event: GameEvent, { characters }: Open): Pointed['way'] {
  if (event.event === 'moved' || event.event === 'placed' || event.event === 'pushed')
    return { from: spot(event.from), to: spot(event.to) };
  if (event.event !== 'attack' || typeof event.target === 'string') return null;
  const [from, to] = [characters[event.attacker], characters[event.target]];
  return from && to ? { from, to } : null;
}

/** The table with what is pointed at: those ringed, their way drawn. */
export const withPointed = (scene: Scene, { names, way }: Pointed): Scene => ({
  ...scene,
  bases: scene.bases.map((base) => ({ ...base, selected: names.includes(base.name) })),
  ruler: way ? { ...way, text: '' } : scene.ruler,
});
