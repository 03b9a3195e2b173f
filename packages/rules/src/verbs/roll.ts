import type { DieKind, Face } from '../cards/dice.ts';
import type { EffectOf } from '../cards/effect.ts';
import type { Amount } from '../cards/selector.ts';
import { chance } from '../kernel/steps.ts';
import { amountOf } from '../queries/amount.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import type { Running } from '../state/running.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** Rolls dice outside an attack and binds the roll to a name. */
    roll: { bind: string; die: DieKind; dice: Amount };
  }
}

declare module '../state/frame.ts' {
  interface Steps {
    'effects.roll': { running: Running; effect: EffectOf<'roll'>; dice: number };
  }
}

export const roll = verb('roll', {
  perform: (g, f, effect) => {
    g.next('effects.roll', { running: f, effect, dice: amountOf(g, effect.dice, f.context) });
  },
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
});

/** Dice outside an attack, rolled by the ability's player. */
chance('effects.roll', {
  wants: (_p, { running, effect, dice }) => [
    { want: 'dice', die: effect.die, count: dice, purpose: 'effect', seat: running.seat },
  ],
  take: (g, { running, effect }, [fell = []]) => {
    const faces = fell as readonly Face[];
    g.emit({ event: 'rolled', die: effect.die, seat: running.seat, faces });
    const rolls = { ...running.context.rolls, [effect.bind]: faces };
    advance(g, { ...running, context: { ...running.context, rolls } }, true);
  },
});

export const shown: Shown<'roll'> = {
  means: 'rolls dice outside an attack',
  example: { do: 'roll', bind: 'luck', die: 'attack', dice: 3 },
};
