import type { Condition } from '../../cards/unitCard.ts';
import type { Option } from '../../state/decision.ts';
import type { Machine, Position } from '../../game/machine.ts';
import { choice } from '../../kernel/steps.ts';
import { type UnitId, unitName } from '../../state/ids.ts';
import { loseCondition, shedTokens } from '../../tokens/changes.ts';
import { isWounded, unit } from '../../game/find.ts';

/** A Unit sheds up to one Wounded token, three damage and one condition, each as far as its player likes (MS-PLOY-08). */
type Recovered = 'wounded' | 'damage' | 'condition';

declare module '../../state/frame.ts' {
  interface Steps {
    'ploy.recover': { unit: UnitId; left: readonly Recovered[] };
  }
}

const MOST_DAMAGE = 3;

/** What of this part can be removed, most first; empty when there is nothing. */
function removable(p: Position, id: UnitId, part: Recovered | undefined): string[] {
  const u = unit(p, id);
  if (part === 'wounded') return isWounded(u) ? ['wounded'] : [];
  if (part === 'condition') return [...u.conditions];
  // R-EFF-4: a Wounded Unit keeps its damage.
  const most = part === 'damage' && !isWounded(u) ? Math.min(MOST_DAMAGE, u.damage) : 0;
  return Array.from({ length: most }, (_, i) => `damage:${most - i}`);
}

choice('ploy.recover', {
  ask: (p, f) => {
    const [part] = f.left;
    const ids = removable(p, f.unit, part);
    if (ids.length === 0) return { auto: { option: 'none' } };
    const u = unit(p, f.unit);
    const options: Option[] = [...ids, 'none'].map((id) => ({ id }));
    return { seat: u.seat, point: 'DP-57', options, about: { unit: unitName(u), choose: 'recover' } };
  },
  take: (g, f, answer) => {
    const [part, ...left] = f.left;
    if (part === undefined) return g.done();
    g.next('ploy.recover', { unit: f.unit, left });
    if (answer.option !== 'none') remove(g, f.unit, part, answer.option);
    // MS-R-10: whether it is Wounded again is looked at when all is removed.
    g.unsettled = left.length === 0;
  },
});

function remove(g: Machine, id: UnitId, part: Recovered, what: string): void {
  if (part === 'condition') return loseCondition(g, id, what as Condition);
  shedTokens(g, id, part === 'wounded' ? 1 : 0, part === 'damage' ? Number(what.split(':')[1]) : 0);
}
