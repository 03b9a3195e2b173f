import type { AttackType } from '../cards/unitCard.ts';
import type { Machine, Position } from '../game/machine.ts';
import type { CharacterId } from '../state/ids.ts';
import type { Bonus, Waiting } from '../state/open.ts';
import type { Character } from '../state/unit.ts';
import { character, unit } from '../game/find.ts';
import { isMarked, mark, unmark } from '../queries/marks.ts';

/** Dice that wait for a character's next attack: of Focus for any kind, of Impact and Sharpshooter for theirs (R-KEY-2). */

const keywordOf = (type: AttackType): 'impact' | 'sharpshooter' => (type === 'melee' ? 'impact' : 'sharpshooter');

const isFor = (w: Waiting, attacker: Character, type: AttackType): boolean =>
  w.character === attacker.id && (w.bonus === 'focus' || w.bonus === keywordOf(type));

const keptName = (bonus: Waiting['bonus'], { number }: Character): string => `${bonus} dice of ${number}`;

/** What an attack of this kind uses up. */
export function waitingFor(p: Position, attacker: Character, type: AttackType): Waiting['bonus'][] {
  const now = (p.open.activation?.waiting ?? []).filter((w) => isFor(w, attacker, type)).map((w) => w.bonus);
  const bonus = keywordOf(type);
  const kept = !now.includes(bonus) && isMarked(unit(p, attacker.unit), keptName(bonus, attacker));
  return kept ? [...now, bonus] : now;
}

/** What cards let wait for such an attack. */
export const bonusesFor = (p: Position, attacker: CharacterId, type: AttackType): readonly Bonus[] =>
  (p.open.activation?.bonuses ?? []).filter((b) => b.character === attacker && (b.type ?? type) === type);

export function useUp(g: Machine, attacker: Character, type: AttackType): void {
  const { activation } = g.open;
  if (activation) {
    const used = bonusesFor(g, attacker.id, type);
    activation.waiting = activation.waiting.filter((w) => !isFor(w, attacker, type));
    activation.bonuses = activation.bonuses.filter((b) => b.whole || !used.includes(b));
  }
  unmark(g, attacker.unit, keptName(keywordOf(type), attacker));
}

/** CR-ACT-16, R-KEY-2: what is left at the end of the activation is lost; by option the dice of keywords stay. */
export function keepKeywordDice(g: Machine): void {
  if (g.game.options.keywordDice !== 'until-used') return;
  for (const w of g.open.activation?.waiting ?? []) {
    const c = character(g, w.character);
    if (w.bonus !== 'focus') mark(g, c.unit, keptName(w.bonus, c), 'game');
  }
}
