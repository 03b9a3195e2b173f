import { type Answered, type Choice, type OddsCase, oddsOfCases } from '@faultline/odds';
import type { Library } from '@faultline/rules';

/** The same attack after a Focus action, in the other stance, and on the other targets named. */
export function besides(library: Library, { case: told }: Answered, targets: readonly string[]): Choice[] {
  const choice = (instead: Choice['instead'], name: string, other: OddsCase): Choice[] =>
    oddsOfCases(other, library).map(({ odds }) => ({ instead, name, odds }));
  const { stance, unit } = told.attacker;
  const stances = library.units[unit]?.stances ?? [];
  const now = stances.find(({ id, name }) => id === stance || name === stance) ?? stances[0];
  return [
    ...(told.focus ? [] : choice('focus', told.defender.unit, { ...told, focus: true })),
    ...stances
      .filter((other) => other !== now && other[told.type].attack !== null)
      .flatMap((other) => choice('stance', other.id, { ...told, attacker: { unit, stance: other.id } })),
    ...targets.flatMap((other) => choice('target', other, { ...told, defender: { unit: other } })),
  ];
}
