import { step } from '../kernel/steps.ts';
import type { UnitId } from '../state/ids.ts';
import { causeOf } from '../state/cause.ts';
import { beginResolution, end } from '../timing/resolution.ts';
import { loseCondition, suffer } from './changes.ts';
import { unit } from '../game/find.ts';

declare module '../state/frame.ts' {
  interface Steps {
    'strained.strikes': { unit: UnitId };
  }
}

const STRAINED_DAMAGE = 3;

/** CR-COND-09, CR-COND-10, R-COND-11: an effect of no player, after both players' effects. */
step('strained.strikes', (g, f) => {
  const resolution = beginResolution(g, 'condition', unit(g, f.unit).seat, f.unit);
  suffer(g, f.unit, STRAINED_DAMAGE, causeOf({ by: 'condition', name: 'strained', resolution }));
  loseCondition(g, f.unit, 'strained');
  end(g, null);
});
