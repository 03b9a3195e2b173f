import type { EffectOf } from '../cards/effect.ts';
import type { Ref } from '../cards/selector.ts';
import { unitMeant } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import type { Unit } from '../state/unit.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** Tokens are taken off; which conditions go, their Unit's player chooses. */
    shed: {
      who: Ref;
      wounded?: number;
      injured?: number | 'all';
      damage?: number | 'all';
      conditions?: number | 'all';
    };
  }
}

export const shed = verb('shed', {
  perform: (g, f, { do: _do, who, ...what }) => {
    const unit = unitMeant(g, who, f.context).id;
    advance(g, f, false);
    g.call('tokens.remove', { unit, ...what });
  },
  isIdle: idleOnceBound((p, effect, at) => !hasAny(unitMeant(p, effect.who, at), effect)),
  commutesWith: [],
  /** No token lies on the table yet. */
  worksAt: { notAt: ['setup.struggle', 'setup.end'] },
});

const hasAny = (u: Unit, { wounded, injured, damage, conditions }: EffectOf<'shed'>): boolean =>
  (wounded !== undefined && u.wounded > 0) ||
  (injured !== undefined && u.injured > 0) ||
  (damage !== undefined && u.damage > 0) ||
  (conditions !== undefined && u.conditions.length > 0);

export const shown: Shown<'shed'> = {
  means: 'Wounded tokens, damage or conditions taken off',
  example: { do: 'shed', who: 'self', conditions: 1 },
};
