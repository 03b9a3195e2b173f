import type { Library } from '@faultline/rules';
import type { PrintedUnit } from './readUnit.ts';

/** What of a unit the game can play: all of it, some abilities, or only its figures. */
export interface Scripting {
  readonly state: 'complete' | 'partly' | 'figures';
  readonly scripted: readonly string[];
  readonly unscripted: readonly string[];
}

export function scriptingIn({ units, abilities }: Library, card: PrintedUnit): Scripting {
  const ids = card.abilities.map(({ id }) => id);
  const scripted = ids.filter((id) => abilities[id] !== undefined);
  const unscripted = ids.filter((id) => abilities[id] === undefined);
  const state = units[card.id] === undefined ? 'figures' : unscripted.length === 0 ? 'complete' : 'partly';
  return { state, scripted, unscripted };
}
