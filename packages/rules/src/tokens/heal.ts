import type { Condition, Range } from '../cards/unitCard.ts';
import { type Option, type Reason, reason } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import { choice, step } from '../kernel/steps.ts';
import { type CharacterId, unitName } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { raise } from '../timing/resolution.ts';
import { isReplaced } from '../timing/replaced.ts';
import { openWindow } from '../timing/window.ts';
import { attackUnderWay } from '../state/attacks.ts';
import { areEngaged } from '../queries/engagement.ts';
import { healOne } from './changes.ts';
import { basesOf, character, discOf, isWounded, nameOfCharacter, unitNamed, unitOf, unitsOf } from '../game/find.ts';

interface Healing {
  character: CharacterId;
  times?: number;
  healed?: true;
  /** Where a card says another than Range 2. */
  range?: Range;
}

declare module '../state/frame.ts' {
  interface Steps {
    /** So many icons, one after the other; whoever declines one declines the rest. */
    'heal.ask': Healing;
    'heal.resolve': Healing & { announced: number };
  }
}

const HEAL_RANGE: Range = 2;

/** CR-EFF-08, R-EFF-5: the own Unit, or an allied Unit within Range 2 of the healing character. */
function reachable(p: Position, id: CharacterId, range: Range = HEAL_RANGE): Unit[] {
  const healer = character(p, id);
  const own = unitOf(p, id);
  const near = (u: Unit): boolean =>
    basesOf(p, u).some((c) => p.game.space.within(p, discOf(healer), discOf(c), range).holds);
  return unitsOf(p, own.seat).filter((u) => u.id === own.id || near(u));
}

/** Units of which a heal may take a condition in its place: those in the fight, where the attack says so. */
function mendable(p: Position, id: CharacterId): Unit[] {
  const attack = attackUnderWay(p.open);
  if (!attack?.mends || attack.attacker !== id || typeof attack.target === 'string') return [];
  const defender = character(p, attack.target);
  return unitsOf(p, unitOf(p, id).seat).filter((u) => basesOf(p, u).some((c) => areEngaged(p, c, defender)));
}

/** Everything a heal may take off: of whom, and what. */
function offers(
  p: Position,
  id: CharacterId,
  range?: Range,
): { readonly u: Unit; readonly what: Condition | 'damage' }[] {
  const near = reachable(p, id, range);
  const others = mendable(p, id).filter((u) => !near.includes(u));
  return [
    ...near.flatMap((u) => healable(u).map((what) => ({ u, what }))),
    ...others.flatMap((u) => u.conditions.map((what) => ({ u, what }))),
  ];
}

/** Why the healing character cannot take this off this Unit; empty when it can (CR-EFF-07, CR-EFF-08, CR-WND-05). */
export function whyNotHeal(p: Position, id: CharacterId, u: Unit, what: string, range: Range = HEAL_RANGE): Reason[] {
  const healer = character(p, id);
  if (offers(p, id, range).some((each) => each.u === u && each.what === what)) return [];
  if (u.seat !== unitOf(p, id).seat || u.defeated) return [reason('CR-EFF-08')];
  if (!reachable(p, id, range).includes(u)) {
    const [nearest] = basesOf(p, u)
      .map((c) => p.game.space.within(p, discOf(healer), discOf(c), range))
      .toSorted((a, b) => a.distance - b.distance);
    return [reason('CR-EFF-08', { ...nearest, range })];
  }
  return [reason(what === 'damage' && isWounded(u) ? 'CR-WND-05' : 'CR-EFF-07')];
}

/** CR-EFF-07; R-EFF-4: a Wounded Unit keeps its damage. */
function healable(u: Unit): (Condition | 'damage')[] {
  const damage: 'damage'[] = u.damage > 0 && !isWounded(u) ? ['damage'] : [];
  return [...damage, ...u.conditions];
}

/** Whether there is anything that the character could heal. */
export const canHeal = (p: Position, id: CharacterId): boolean => offers(p, id).length > 0;

step('heal.ask', (g, f) => {
  const coming = raise(g, 'heal.resolving', { character: f.character });
  g.next('heal.resolve', { ...f, announced: coming.id });
  openWindow(g, [coming]);
});

choice('heal.resolve', {
  ask: (p, f) => {
    if (isReplaced(p, f.announced) || !character(p, f.character).onTable) return { auto: { option: 'decline' } };
    const options: Option[] = offers(p, f.character, f.range).map(({ u, what }) => ({
      id: `${unitName(u)}:${what}`,
      unit: unitName(u),
      icons: [what],
    }));
    if (options.length === 0) return { auto: { option: 'decline' } };
    const seat = unitOf(p, f.character).seat;
    return {
      seat,
      point: 'DP-33',
      options: [...options, { id: 'decline' }],
      about: { character: nameOfCharacter(p, f.character) },
    };
  },
  take: (g, f, answer) => {
    const [name = '', what = ''] = answer.option.split(':');
    const target = unitNamed(g.open, name);
    if (!target) return g.done({ happened: f.healed === true });
    healOne(g, target.id, what as Condition | 'damage');
    const left = (f.times ?? 1) - 1;
    const next = { character: f.character, times: left, healed: true, ...(f.range && { range: f.range }) } as const;
    if (left > 0) g.next('heal.ask', next);
    else g.done({ happened: true });
  },
});
