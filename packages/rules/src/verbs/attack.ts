import { targetsOf } from '../attack/target.ts';
import type { EffectOf } from '../cards/effect.ts';
import type { Ref, Selector } from '../cards/selector.ts';
import type { AttackType } from '../cards/unitCard.ts';
import type { Position } from '../game/machine.ts';
import { charactersOf, unitOrNone } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import { fits } from '../queries/select.ts';
import type { CharacterId, Target } from '../state/ids.ts';
import type { Context } from '../state/running.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    attack: {
      who: Ref;
      dice?: number;
      types?: readonly AttackType[];
      /** Only these may be targeted, or only who fits. */
      target?: Ref | Selector;
      /** Nobody of this one's Unit. */
      besides?: Ref;
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
      targets: allowed(g, effect, f.context),
      seat: f.seat,
    });
  },
  isIdle: idleOnceBound((p, effect, at) => !hasTarget(p, effect, at)),
  commutesWith: [],
  /** Nobody is in reach before the game has begun. */
  worksAt: { notAt: ['setup.struggle', 'setup.end'] },
});

const whoMayBe = (p: Position, target: Ref | Selector, at: Context): CharacterId[] =>
  (typeof target === 'object' && 'of' in target
    ? p.open.characters.filter((c) => c.onTable && fits(p, c, target, at))
    : charactersOf(p, target, at)
  ).map(({ id }) => id);

/** The only ones that may be targeted; null where anybody may. */
function allowed(
  p: Position,
  { target, besides }: Pick<EffectOf<'attack'>, 'target' | 'besides'>,
  at: Context,
): Target[] | null {
  if (target) return whoMayBe(p, target, at);
  const spared = besides && unitOrNone(p, besides, at);
  return spared ? p.open.characters.filter((c) => c.onTable && c.unit !== spared.id).map((c) => c.id) : null;
}

function hasTarget(p: Position, effect: EffectOf<'attack'>, at: Context): boolean {
  const { who, types } = effect;
  const attacker = charactersOf(p, who, at)[0];
  if (!attacker) return false;
  const only = allowed(p, effect, at);
  const mayBe = (id: Target): boolean => !only || only.some((one) => one === id);
  return (types ?? (['melee', 'ranged'] as const)).some((type) =>
    targetsOf(p, attacker, type, types !== undefined).some(mayBe),
  );
}

export const shown: Shown<'attack'> = {
  means: 'an attack, which can be declined',
  example: { do: 'attack', who: 'self', dice: 5, types: ['melee'] },
};
