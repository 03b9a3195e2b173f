import type { DieKind } from '../chance/dice.ts';
import { amountOf } from '../effects/amount.ts';
import type { DiceSource } from '../machine/event.ts';
import type { Position } from '../machine/machine.ts';
import type { Target } from '../state/ids.ts';
import type { Character } from '../state/unit.ts';
import type { Happening } from '../timing/happening.ts';
import { character, discOf, nameOfCharacter, stanceOf, unit } from '../units/find.ts';
import { sourcesOf } from '../units/keywords.ts';
import { standingFor } from '../units/standing.ts';
import { attackFacts, type Declared } from './declared.ts';
import { defenseStat } from './defender.ts';
import { waitingFor } from './waiting.ts';

export interface Pool {
  readonly dice: number;
  readonly sources: readonly DiceSource[];
}

/** CR-ATK-10, CR-ATK-12, R-ATK-3: additions before removals, never below zero. */
function poolOf(sources: readonly DiceSource[]): Pool {
  const given = sources.filter((s) => s.dice !== 0);
  const added = given.reduce((sum, s) => sum + Math.max(0, s.dice), 0);
  const removed = given.reduce((sum, s) => sum + Math.min(0, s.dice), 0);
  return { dice: Math.max(0, added + removed), sources: given };
}

/** What cards add to a pool of this attack for one of those in it. */
function fromCards(p: Position, c: Character, roll: DieKind, f: Declared): DiceSource[] {
  const forming: Happening = { ...attackFacts(f), on: 'attack.rolling', id: f.attack, heard: [] };
  return standingFor(p, c, 'pool', forming).flatMap(({ ability, clause, owner }): DiceSource[] => {
    if (clause.roll !== roll || (clause.attackType ?? f.attackType) !== f.attackType) return [];
    const at = { unit: owner.id, happening: forming, bound: { it: nameOfCharacter(p, c.id) } };
    return [{ dice: amountOf(p, clause.dice, at), from: ability.id }];
  });
}

/** CR-ATK-09, R-ATK-2: the printed stat, or the number an effect names, and what is added to it. */
export function attackPool(p: Position, f: Declared): Pool {
  const { attackType: type, dice } = f;
  const attacker = character(p, f.attacker);
  const stance = stanceOf(p, unit(p, attacker.unit));
  const start: DiceSource =
    dice === null ? { dice: stance[type].attack ?? 0, from: stance.id } : { dice, from: 'effect' };
  const bonus = waitingFor(p, attacker, type).flatMap((what): DiceSource[] =>
    what === 'focus' ? [{ dice: 1, from: 'focus' }] : sourcesOf(p, attacker, what),
  );
  return poolOf([start, ...bonus, ...fromCards(p, attacker, 'attack', f)]);
}

/** CR-ATK-11 with Cover against Ranged attacks (CR-COVER-01, CR-COVER-02). */
export function defensePool(p: Position, f: Declared): Pool {
  const { target, attackType: type } = f;
  const start: DiceSource = defenseStat(p, target, type);
  const added = typeof target === 'string' ? [] : fromCards(p, character(p, target), 'defense', f);
  const cover = type === 'melee' ? [] : coverOf(p, character(p, f.attacker), target);
  return poolOf([start, ...cover, ...added]);
}

/** CR-COVER-03 to CR-COVER-08, R-STACK-3. */
function coverOf(p: Position, attacker: Character, target: Target): DiceSource[] {
  if (typeof target === 'string') return [];
  const c = character(p, target);
  const { hunker } = unit(p, c.unit);
  const terrain = hunker > 0 && p.game.space.coveringPart(p, discOf(attacker), discOf(c)) !== null;
  const cover: DiceSource[] = [
    { dice: hunker, from: 'hunker' },
    { dice: terrain ? 1 : 0, from: 'terrain' },
    ...sourcesOf(p, c, 'cover'),
  ];
  return pierced(p, attacker, cover);
}

/** Cover is lessened by what the attacker's cards say, to zero at least. */
function pierced(p: Position, attacker: Character, cover: readonly DiceSource[]): DiceSource[] {
  let left = cover.reduce((sum, source) => sum + source.dice, 0);
  const losses = standingFor(p, attacker, 'pierce').map(({ ability, clause }): DiceSource => {
    const lost = clause.cover === 'all' ? left : Math.min(left, clause.cover);
    left -= lost;
    return { dice: lost === 0 ? 0 : -lost, from: ability.id };
  });
  return [...cover, ...losses];
}
