import type { EffectOf } from '../../../cards/effect.ts';
import type { ObjectiveSelector, Ref } from '../../../cards/selector.ts';
import type { Position } from '../../../game/machine.ts';
import { charactersOf } from '../../../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../../../queries/language.ts';
import { found } from '../../../queries/select.ts';
import type { Context } from '../../../state/running.ts';
import { advance } from '../../../verbs/running.ts';
import { KEY_OPERATIONS } from '../score.ts';
import { couldAttack, targetNamed } from '../targets.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** One character attacks an Armored Target through an objective (KO-S1-06 to KO-S1-14). */
    'attack-target': { who: Ref; target: string; through: ObjectiveSelector };
  }
}

const targetsOf = (p: Position, { target, through }: EffectOf<'attack-target'>, at: Context): string[] =>
  found(p, through, at).map((key) => targetNamed(target, key));

export const attackTarget = verb('attack-target', {
  perform: (g, f, effect) => {
    const [attacker] = charactersOf(g, effect.who, f.context);
    const targets = targetsOf(g, effect, f.context);
    advance(g, f, false);
    if (attacker) g.call('attack.type', { attacker: attacker.id, dice: null, types: null, targets, seat: f.seat });
  },
  isIdle: idleOnceBound((p, effect, at) => {
    const [attacker] = charactersOf(p, effect.who, at);
    return !attacker || !couldAttack(p, attacker, targetsOf(p, effect, at));
  }),
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'attack-target'> = {
  means: 'one character attacks an Armored Target through an objective, which can be declined',
  example: {
    do: 'attack-target',
    who: { bound: 'attacker' },
    target: 'gate',
    through: { of: 'objective', controlledBy: 'own' },
  },
};
