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
  return withFormerNames(named(event)) as Readonly<Record<string, unknown>>;
}

/** What programs have read under another name stays there beside the new one. */
const FORMER: Readonly<Record<string, string>> = { resolution: 'doing', rolled: 'fell' };

function withFormerNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFormerNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const said = withFormerNames(inner);
      const former = FORMER[name];
      return former === undefined
        ? [[name, said]]
        : [
            [name, said],
            [former, said],
          ];
    }),
  );
}

const CHARACTERS = ['character', 'attacker', 'target'];
