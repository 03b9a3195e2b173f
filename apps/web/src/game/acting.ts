import type { Open } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import type { Possible } from '../port/odds.ts';
import type { Game } from './game.ts';

/** The characters of the Unit that acts, by name, as far as they are on the table. */
export function actingCharacters({ activation, units, characters }: Open): readonly string[] {
  const acting = units[activation?.unit ?? -1];
  if (!acting) return [];
  return acting.characters
    .filter((id) => characters[id]?.onTable)
    .map((id) => `${unitName(acting)}.${characters[id]?.number}`);
}

/** An attack that somebody could make, now or when the Turn ends. */
export type AttackNow = Possible & { readonly attacker: string };

const asked = new WeakMap<object, Map<string, Promise<readonly AttackNow[]>>>();

/** The attacks a character could make from where it stands: worked out once for each moment, whoever shows them. */
export function attacksBy({ moment, port }: Pick<Game, 'moment' | 'port'>, attacker: string) {
  const known = asked.get(moment) ?? new Map<string, Promise<readonly AttackNow[]>>();
  asked.set(moment, known);
  const attacks =
    known.get(attacker) ?? port.attacks(attacker).then((all) => all.map((attack) => ({ ...attack, attacker })));
  known.set(attacker, attacks);
  return attacks;
}
