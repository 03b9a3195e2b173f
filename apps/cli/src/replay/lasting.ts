import { type GameEvent, nameOfCharacter, nameOfUnit, type Open } from '@faultline/rules';
import type { CharacterId, UnitId } from '@faultline/rules';

/** An event with lasting names (`a3`, `a3.2`) in place of the numbers that are used inside a state only. */
export function withNames(event: GameEvent, open: Open): Readonly<Record<string, unknown>> {
  const named = (fields: object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, nameOf(name, value)]));
  const nameOf = (name: string, value: unknown): unknown => {
    if (name === 'cause') return value === null ? null : named(value as object);
    if (typeof value !== 'number') return value;
    if (name === 'unit') return nameOfUnit({ open }, value as UnitId);
    return CHARACTERS.includes(name) ? nameOfCharacter({ open }, value as CharacterId) : value;
  };
  return named(event);
}

const CHARACTERS = ['character', 'attacker', 'target'];
