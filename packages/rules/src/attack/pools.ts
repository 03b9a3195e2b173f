import type { DieKind } from '../cards/dice.ts';
import { amountOf } from '../queries/amount.ts';
import type { DiceSource } from '../state/event.ts';
import type { Position } from '../game/machine.ts';
import type { Target } from '../state/ids.ts';
import type { Character } from '../state/unit.ts';
import type { TriggerEvent } from '../state/triggerEvent.ts';
import { character, discOf, nameOfCharacter, stanceOf, unit } from '../game/find.ts';
import { sourcesOf } from '../queries/keywords.ts';
import { standingFor } from '../queries/standing.ts';
import type { Declared, Pool } from '../state/attack.ts';
import { attackFacts } from './declared.ts';
import { defenseStat } from './defender.ts';
import { bonusesFor, waitingFor } from './waiting.ts';

/** So many dice of a pool, the rule that gives or takes them, and the terrain part where one does. */
export interface PoolPart extends DiceSource {
  readonly rule: string;
  readonly part?: string;
}

const part = (rule: string, { dice, from }: DiceSource): PoolPart => ({ rule, dice, from });

/** CR-ATK-10, CR-ATK-12, R-ATK-3: additions before removals, never below zero. */
export function poolOf(parts: readonly PoolPart[]): Pool {
  const given = parts.filter((s) => s.dice !== 0);
  const added = given.reduce((sum, s) => sum + Math.max(0, s.dice), 0);
  const removed = given.reduce((sum, s) => sum + Math.min(0, s.dice), 0);
  return { dice: Math.max(0, added + removed), sources: given.map(({ dice, from }) => ({ dice, from })) };
}

const BY_EFFECT = { attack: 'CR-ATK-10', defense: 'CR-ATK-12' } as const;

/** What cards add to a pool of this attack for one of those in it. */
function fromCards(p: Position, c: Character, roll: DieKind, f: Declared): PoolPart[] {
  const forming: TriggerEvent = { ...attackFacts(f), on: 'attack.rolling', id: f.attack, listeners: [] };
  return standingFor(p, c, 'pool', '', forming).flatMap(({ ability, clause, owner }): PoolPart[] => {
    if (clause.roll !== roll || (clause.attackType ?? f.attackType) !== f.attackType) return [];
    const at = { unit: owner.id, trigger: forming, bound: { it: nameOfCharacter(p, c.id) } };
    return [part(BY_EFFECT[roll], { dice: amountOf(p, clause.dice, at), from: ability.id })];
  });
}

/** CR-ACT-14, CR-KEY-03, CR-KEY-04. */
const WAITING = { focus: 'CR-ACT-14', impact: 'CR-KEY-03', sharpshooter: 'CR-KEY-04' } as const;

/** What effects have added to this attack's pool, or taken from it. */
const added = (f: Declared, roll: DieKind): PoolPart[] =>
  (f.extra ?? []).filter((more) => more.roll === roll).map((more) => part(BY_EFFECT[roll], more));

/** CR-ATK-09, R-ATK-2: the printed stat, or the number an effect names, and what is added to it. */
export function attackParts(p: Position, f: Declared): PoolPart[] {
  const { attackType: type, dice } = f;
  const attacker = character(p, f.attacker);
  const stance = stanceOf(p, unit(p, attacker.unit));
  const start =
    dice === null
      ? part('CR-ATK-09', { dice: stance[type].attack ?? 0, from: stance.id })
      : part('R-ATK-2', { dice, from: 'effect' });
  const bonus = waitingFor(p, attacker, type).flatMap((what) => {
    const sources = what === 'focus' ? [{ dice: 1, from: 'focus' }] : sourcesOf(p, attacker, what);
    return sources.map((source) => part(WAITING[what], source));
  });
  const waited = bonusesFor(p, f.attacker, type).map((card) =>
    part(BY_EFFECT.attack, { dice: card.dice, from: card.source }),
  );
  return [start, ...bonus, ...waited, ...fromCards(p, attacker, 'attack', f), ...added(f, 'attack')];
}

/** CR-ATK-11 with Cover against Ranged attacks (CR-COVER-01, CR-COVER-02). */
export function defenseParts(p: Position, f: Declared): PoolPart[] {
  const { target, attackType: type } = f;
  const start = part('CR-ATK-11', defenseStat(p, target, type));
  const cards = typeof target === 'string' ? [] : fromCards(p, character(p, target), 'defense', f);
  const cover = type === 'melee' ? [] : coverOf(p, character(p, f.attacker), target);
  return [start, ...cover, ...cards, ...added(f, 'defense')];
}

/** CR-COVER-03 to CR-COVER-08, R-STACK-3. */
function coverOf(p: Position, attacker: Character, target: Target): PoolPart[] {
  if (typeof target === 'string') return [];
  const c = character(p, target);
  const { hunker } = unit(p, c.unit);
  const terrain = hunker > 0 ? p.game.space.coveringPart(p, discOf(attacker), discOf(c)) : null;
  const cover: PoolPart[] = [
    part('CR-COVER-07', { dice: hunker, from: 'hunker' }),
    ...(terrain === null ? [] : [{ ...part('CR-COVER-06', { dice: 1, from: 'terrain' }), part: terrain }]),
    ...sourcesOf(p, c, 'cover').map((source) => part('CR-COVER-01', source)),
  ];
  return pierced(p, attacker, cover);
}

/** R-COVER-6: Cover is lessened by what the attacker's cards say, to zero at least. */
function pierced(p: Position, attacker: Character, cover: readonly PoolPart[]): PoolPart[] {
  let left = cover.reduce((sum, source) => sum + source.dice, 0);
  const losses = standingFor(p, attacker, 'pierce').map(({ ability, clause }): PoolPart => {
    const { cover: much = 0 } = clause;
    const lost = much === 'all' ? left : Math.min(left, much);
    left -= lost;
    return part('R-COVER-6', { dice: lost === 0 ? 0 : -lost, from: ability.id });
  });
  return [...cover, ...losses];
}
