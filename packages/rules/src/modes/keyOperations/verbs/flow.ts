import { unit } from '../../../game/find.ts';
import { bind } from '../../../queries/context.ts';
import { neverIdle, type Shown, verb } from '../../../queries/language.ts';
import { unitName } from '../../../state/ids.ts';
import { chooseAmong } from '../../../verbs/choose.ts';
import { advance } from '../../../verbs/running.ts';
import { changePlay, inPlay } from '../inPlay.ts';
import { callRule, isUsedUp } from '../rules.ts';
import { KEY_OPERATIONS } from '../score.ts';

/** The verbs that steer the rules of an operation. */
declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** Another rule of the operation, with a limit of its own. */
    resolve: { rule: string };
    /** Something that later rules and the ends of Stages ask has happened. */
    raise: { flag: string };
    /** A name for the Unit that activated this Turn; without one the effects end. */
    'bind-activated': { bind: string };
    /** A number the player names. */
    'choose-number': { bind: string; least: number; most: number };
  }
}

export const resolve = verb('resolve', {
  perform: (g, f, { rule }) => {
    advance(g, f, false);
    callRule(g, rule, f.context);
  },
  isIdle: (p, { rule }) => isUsedUp(p, rule),
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const raise = verb('raise', {
  perform: (g, f, { flag }) => {
    const { flags } = inPlay(g);
    const isNew = !flags.includes(flag);
    advance(g, f, isNew);
    if (!isNew) return;
    changePlay(g, { flags: [...flags, flag] });
    g.emit({ event: 'raised', flag });
  },
  isIdle: (p, { flag }) => inPlay(p).flags.includes(flag),
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const bindActivated = verb('bind-activated', {
  perform: (g, f, { bind: name }) => {
    const { activated } = g.open.memory;
    if (activated === null) return g.done({ happened: false });
    advance(g, { ...f, context: bind(f.context, name, unitName(unit(g, activated))) });
  },
  isIdle: (p) => p.open.memory.activated === null,
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const chooseNumber = verb('choose-number', {
  perform: (g, f, { bind: name, least, most }) => {
    const numbers = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
    chooseAmong(g, f, name, numbers);
  },
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: {
  readonly [V in 'resolve' | 'raise' | 'bind-activated' | 'choose-number']: Shown<V>;
} = {
  resolve: { means: 'another rule of the operation', example: { do: 'resolve', rule: 'cut-a-cable' } },
  raise: { means: 'something that later rules ask has happened', example: { do: 'raise', flag: 'alarm' } },
  'bind-activated': {
    means: 'a name for the Unit that activated this Turn',
    example: { do: 'bind-activated', bind: 'activated' },
  },
  'choose-number': {
    means: 'a number the player names',
    example: { do: 'choose-number', bind: 'noise', least: 0, most: 3 },
  },
};
