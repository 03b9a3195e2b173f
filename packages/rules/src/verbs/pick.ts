import type { Way } from '../cards/effect.ts';
import type { Position } from '../game/machine.ts';
import { choice } from '../kernel/steps.ts';
import { doNothing, type Shown, verb } from '../queries/language.ts';
import { holds } from '../queries/tests.ts';
import type { Context, Running } from '../state/running.ts';
import { asking } from './asking.ts';
import { advance, part } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** One of several, in the player's choice (R-CARD-4); none of them where it is optional. */
    pick: { among: readonly Way[]; optional?: true };
  }
}

declare module '../state/frame.ts' {
  interface Steps {
    'effects.pick': { among: readonly Way[]; optional: boolean; running: Running };
  }
}

/** What would come to nothing is no choice. */
const isOffered = (p: Position, { where, effects }: Way, at: Context): boolean =>
  holds(p, where, at) && !doNothing(p, effects, at);

export const pick = verb('pick', {
  perform: (g, f, effect) => {
    advance(g, f, false);
    g.call('effects.pick', {
      among: effect.among.filter((way) => isOffered(g, way, f.context)),
      optional: effect.optional === true,
      running: part({ ...f, did: false }, []),
    });
  },
  isIdle: (p, effect, at) => !effect.among.some((way) => isOffered(p, way, at)),
  commutesWith: [],
  worksAt: 'any',
  inside: ({ among }) => among.flatMap((way) => way.effects),
});

/** DP-57. */
choice('effects.pick', {
  ask: (p, f) => {
    const [only, second] = f.among;
    if (only === undefined) return { auto: { option: 'no' } };
    if (second === undefined && !f.optional) return { auto: { option: only.name } };
    const no = f.optional ? [{ id: 'no' }] : [];
    const { seat, point = 'DP-57' } = f.running;
    return { seat, point, options: [...f.among.map(({ name }) => ({ id: name })), ...no], about: asking(p, f.running) };
  },
  take: (g, f, answer) => {
    const way = f.among.find(({ name }) => name === answer.option);
    if (way) g.next('effects.run', { ...f.running, effects: way.effects });
    else g.done({ happened: false });
  },
});

export const shown: Shown<'pick'> = {
  means: 'one of several ways',
  example: {
    do: 'pick',
    among: [
      { name: 'heal', effects: [{ do: 'heal', who: 'self' }] },
      { name: 'dash', effects: [{ do: 'move', who: 'self', move: 'dash' }] },
    ],
  },
};
