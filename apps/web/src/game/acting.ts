import type { Open } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';

/** The characters of the Unit that acts, by name, as far as they are on the table. */
export function actingCharacters({ activation, units, characters }: Open): readonly string[] {
  const acting = units[activation?.unit ?? -1];
  if (!acting) return [];
  return acting.characters
    .filter((id) => characters[id]?.onTable)
    .map((id) => `${unitName(acting)}.${characters[id]?.number}`);
}
