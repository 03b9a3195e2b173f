import { CONDITIONS, type Condition } from '../cards/unitCard.ts';
import { choice, step } from '../kernel/steps.ts';
import { type UnitId, unitName } from '../state/ids.ts';
import { loseCondition, shedInjured, shedTokens } from './changes.ts';
import { unit } from '../game/find.ts';

/** Tokens taken off a Unit by an effect. */
declare module '../state/frame.ts' {
  interface Steps {
    'tokens.remove': {
      unit: UnitId;
      wounded?: number;
      injured?: number | 'all';
      damage?: number | 'all';
      conditions?: number | 'all';
    };
    /** So many conditions go, in the Unit's player's choice. */
    'conditions.remove': { unit: UnitId; left: number; happened: boolean };
  }
}

const atMost = (wanted: number | 'all' | undefined, there: number): number =>
  wanted === 'all' ? there : Math.min(wanted ?? 0, there);

/** CR-WND-05: damage stays where the Unit is still Wounded. */
step('tokens.remove', (g, f) => {
  const u = unit(g, f.unit);
  const wounded = Math.min(f.wounded ?? 0, u.wounded);
  const damage = wounded < u.wounded ? 0 : atMost(f.damage, u.damage);
  const injured = shedInjured(g, u.id, atMost(f.injured, u.injured));
  const happened = shedTokens(g, u.id, wounded, damage) || injured;
  // CR-WND-01, KO-R-50: who still has damage of its Stamina or more becomes Wounded at once.
  if (wounded > 0) g.unsettled = true;
  g.next('conditions.remove', { unit: u.id, left: atMost(f.conditions, u.conditions.length), happened });
});

choice('conditions.remove', {
  ask: (p, f) => {
    const u = unit(p, f.unit);
    const held = CONDITIONS.filter((condition) => u.conditions.includes(condition));
    const [first] = held;
    if (f.left === 0 || first === undefined) return { auto: { option: 'none' } };
    if (held.length <= f.left) return { auto: { option: first } };
    return { seat: u.seat, point: 'DP-34', options: held.map((id) => ({ id })), about: { unit: unitName(u) } };
  },
  take: (g, f, answer) => {
    if (answer.option === 'none') return g.done({ happened: f.happened });
    loseCondition(g, f.unit, answer.option as Condition);
    g.next('conditions.remove', { unit: f.unit, left: f.left - 1, happened: true });
  },
});
