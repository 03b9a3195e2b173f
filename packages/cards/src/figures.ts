import { byId, type Library } from '@faultline/rules';
import { library, UNITS } from './library.ts';
import { type PackedUnit, unpack } from './packed.ts';
import { type PrintedUnit, readUnit, toCard } from './readUnit.ts';

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

/** The library with every unit there is: to build lists with. A game refuses those that are not scripted. */
export const wholeLibrary = async (): Promise<Library> => ({ ...library, units: byId((await figures()).map(toCard)) });
