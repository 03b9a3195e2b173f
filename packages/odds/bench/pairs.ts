import { type Library, byText } from '@faultline/rules';
import type { OddsCase } from '../src/case.ts';

/** Match-ups spread evenly over all Units, stances and kinds of attack of a library, with varied circumstances. */
export function pairsOf(library: Library, count: number): OddsCase[] {
  // order: sorted by id
  const cards = Object.values(library.units).toSorted((a, b) => byText(a.id, b.id));
  const attacks = cards.flatMap((card) =>
    card.stances.flatMap((stance) =>
      (['melee', 'ranged'] as const).flatMap((type) =>
        stance[type].attack === null ? [] : [{ unit: card.id, stance: stance.id, type }],
      ),
    ),
  );
  const guards = cards.flatMap((card) => card.stances.map((stance) => ({ unit: card.id, stance: stance.id })));
  return Array.from({ length: count }, (_, n): OddsCase => {
    const { type, ...attacker } = attacks[Math.floor((n * attacks.length) / count)] ?? { type: 'melee', unit: '' };
    const defender = guards[(n * 7 + 3) % guards.length] ?? { unit: '' };
    return {
      attacker,
      defender,
      type,
      focus: n % 3 === 1,
      disarmed: n % 5 === 4,
      exposed: n % 7 === 6,
      cover: n % 4 === 2 ? 2 : 0,
      conditions: n % 2 === 1 ? ['strained', 'pinned'] : [],
    };
  });
}
