import { UNITS } from './library.ts';
import { type PackedUnit, unpack } from './packed.ts';
import { type PrintedUnit, readUnit } from './readUnit.ts';

/** Every unit's card, by id. All but the scripted ones are loaded when first asked for: a game does not need them. */
export function figures(): Promise<readonly PrintedUnit[]> {
  loaded ??= load();
  return loaded;
}

let loaded: Promise<readonly PrintedUnit[]> | undefined;

async function load(): Promise<readonly PrintedUnit[]> {
  const { default: packed } = await import('../figures.json', { with: { type: 'json' } });
  const rest = (packed as readonly unknown[] as readonly PackedUnit[]).map((card) => readUnit(unpack(card)));
  return [...UNITS.map(({ card }) => card), ...rest].sort((a, b) => (a.id < b.id ? -1 : 1));
}
