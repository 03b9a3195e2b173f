import { targetsOf } from '../attack/target.ts';
import type { EffectOf } from '../cards/effect.ts';
import type { Ref } from '../cards/selector.ts';
import type { AttackType } from '../cards/unitCard.ts';
import type { Position } from '../game/machine.ts';
import { charactersOf } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import type { Target } from '../state/ids.ts';
import type { Context } from '../state/running.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    attack: {
      who: Ref;
      dice?: number;
      types?: readonly AttackType[];
      /** Only these may be targeted. */
      target?: Ref;
    };
  }
}

export const attack = verb('attack', {
  perform: (g, f, effect) => {
    const who = charactersOf(g, effect.who, f.context)[0];
    advance(g, f, false);
    if (!who) return;
    g.call('attack.type', {
      attacker: who.id,
      dice: effect.dice ?? null,
      types: effect.types ?? null,
      targets: effect.target ? charactersOf(g, effect.target, f.context).map((c) => c.id) : null,
      seat: f.seat,
    });
  },
  isIdle: idleOnceBound((p, effect, at) => !hasTarget(p, effect, at)),
  commutesWith: [],
  /** Nobody is in reach before the game has begun. */
  worksAt: { notAt: ['setup.struggle', 'setup.end'] },
});

function hasTarget(p: Position, { who, types, target }: EffectOf<'attack'>, at: Context): boolean {
  const attacker = charactersOf(p, who, at)[0];
  if (!attacker) return false;
  const only = target && charactersOf(p, target, at).map((c) => c.id);
  const mayBe = (id: Target): boolean => !only || only.some((one) => one === id);
  return (types ?? (['melee', 'ranged'] as const)).some((type) =>
    targetsOf(p, attacker, type, types !== undefined).some(mayBe),
  );
}

export const shown: Shown<'attack'> = {
  means: 'an attack, which can be declined',
  example: { do: 'attack', who: 'self', dice: 5, types: ['melee'] },
};
