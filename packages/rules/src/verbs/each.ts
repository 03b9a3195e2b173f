import type { Amount, ObjectiveSelector, Selector } from '../cards/selector.ts';
import { characterNamed } from '../game/find.ts';
import type { Position } from '../game/machine.ts';
import { choice } from '../kernel/steps.ts';
import { amountOf } from '../queries/amount.ts';
import { bind } from '../queries/context.ts';
import { doNothing, type Shown, verb } from '../queries/language.ts';
import { found, someFound } from '../queries/select.ts';
import type { Running } from '../state/running.ts';
import { advance, part } from './running.ts';
import { whoIs } from './whoIs.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** Runs for everyone the selector finds when it begins, in their player's order (R-ABIL-7); or for up to so many. */
    each: { bind: string; from: Selector | ObjectiveSelector; upTo?: Amount; effects: readonly Effect[] };
  }
}

declare module '../state/frame.ts' {
  interface Steps {
    /** One after another in their player's order; the set is fixed when the loop begins. */
    'effects.each': { bind: string; left: readonly string[]; most: number | null; running: Running };
  }
}

export const each = verb('each', {
  perform: (g, f, effect) => {
    advance(g, f, false);
    g.call('effects.each', {
      bind: effect.bind,
      left: found(g, effect.from, f.context),
      most: effect.upTo === undefined ? null : amountOf(g, effect.upTo, f.context),
      running: part({ ...f, did: false }, effect.effects),
    });
  },
  isIdle: (p, { from, bind: name, effects }, at) =>
    !someFound(p, from, at, (who) => !doNothing(p, effects, bind(at, name, who))),
  commutesWith: [],
  worksAt: 'any',
  inside: ({ effects }) => effects,
});

choice('effects.each', {
  ask: (p, f) => {
    const left = f.most === 0 ? [] : f.left.filter((name) => stillThere(p, name));
    const [only, second] = left;
    if (second === undefined && (only === undefined || f.most === null)) return { auto: { option: only ?? 'none' } };
    const stop = f.most === null ? [] : [{ id: 'none' }];
    const options = [...left.map((name) => ({ id: name, ...whoIs(p, name) })), ...stop];
    const { seat, point = f.most === null ? 'DP-28' : 'DP-34' } = f.running;
    return { seat, point, options };
  },
  take: (g, f, answer) => {
    const did = f.running.did || f.result?.happened === true;
    if (answer.option === 'none') return g.done({ happened: did });
    const running = { ...f.running, did };
    const left = f.left.filter((name) => name !== answer.option);
    g.next('effects.each', { bind: f.bind, left, most: f.most === null ? null : f.most - 1, running });
    g.call('effects.run', { ...running, context: bind(running.context, f.bind, answer.option), did: false });
  },
});

const stillThere = (p: Position, name: string): boolean =>
  !name.includes('.') || characterNamed(p.open, name)?.onTable === true;

export const shown: Shown<'each'> = {
  means: 'for everyone found, in their player’s order',
  example: {
    do: 'each',
    bind: 'ally',
    from: { of: 'character', side: 'other-allied', tag: 'Clone Trooper' },
    effects: [{ do: 'heal', who: 'self' }],
  },
};
