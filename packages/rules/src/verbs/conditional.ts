import type { Effect } from '../cards/effect.ts';
import type { Amount, Test } from '../cards/selector.ts';
import type { Position } from '../game/machine.ts';
import { amountOf, isNone } from '../queries/amount.ts';
import { doNothing, neverIdle, type Shown, verb } from '../queries/language.ts';
import { holds } from '../queries/tests.ts';
import type { Context } from '../state/running.ts';
import { advance, inside } from './running.ts';

/** The verbs that steer others: whether effects are run, and how often. */
declare module '../cards/effect.ts' {
  interface Effects {
    /** Whether a test holds counts as what the step did: `if-did` and loops read it. */
    check: { test: Test };
    when: { test: Test; effects: readonly Effect[]; otherwise?: readonly Effect[] };
    /** Only if something of the step before really happened; otherwise what stands beside it. */
    'if-did': { effects: readonly Effect[]; otherwise?: readonly Effect[] };
    /** So many times over. */
    repeat: { times: Amount; effects: readonly Effect[] };
  }
}

const nothing = (p: Position, effects: readonly Effect[] | undefined, at: Context): boolean =>
  effects === undefined || effects.length === 0 || doNothing(p, effects, at);

export const check = verb('check', {
  perform: (g, f, { test }) => void advance(g, f, holds(g, test, f.context)),
  isIdle: () => true,
  commutesWith: [],
  worksAt: 'any',
});

export const when = verb('when', {
  perform: (g, f, { test, effects, otherwise }) => inside(g, f, holds(g, test, f.context) ? effects : otherwise),
  /** Everything before it is idle too, or nobody would ask: the test is read as it will be. */
  isIdle: (p, { test, effects, otherwise }, at) => nothing(p, holds(p, test, at) ? effects : otherwise, at),
  commutesWith: [],
  worksAt: 'any',
  inside: ({ effects, otherwise = [] }) => [...effects, ...otherwise],
});

export const ifDid = verb('if-did', {
  perform: (g, f, { effects, otherwise }) => inside(g, f, f.did ? effects : otherwise),
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
  inside: ({ effects, otherwise = [] }) => [...effects, ...otherwise],
});

/** A number that is known only when the steps before it are done. */
const dependsOnDoing = (amount: Amount): boolean =>
  typeof amount === 'object' && (amount.count === 'done' || amount.count === 'faces');

export const repeat = verb('repeat', {
  perform: (g, f, { times, effects }) => {
    const often = Math.max(0, amountOf(g, times, f.context));
    inside(g, f, Array.from({ length: often }, () => effects).flat());
  },
  isIdle: (p, { times, effects }, at) => !dependsOnDoing(times) && (isNone(p, times, at) || nothing(p, effects, at)),
  commutesWith: [],
  worksAt: 'any',
  inside: ({ effects }) => effects,
});

export const shown: { readonly [V in 'check' | 'when' | 'if-did' | 'repeat']: Shown<V> } = {
  check: {
    means: 'a test counts as what the step did',
    example: { do: 'check', test: { test: 'hunkered', who: 'self' } },
  },
  when: {
    means: 'only if a test holds',
    example: { do: 'when', test: { test: 'wounded', who: 'target' }, effects: [{ do: 'heal', who: 'self' }] },
  },
  'if-did': {
    means: 'only if the step before really happened',
    example: { do: 'if-did', effects: [{ do: 'hunker', who: 'self' }] },
  },
  repeat: {
    means: 'so many times over',
    example: { do: 'repeat', times: 2, effects: [{ do: 'heal', who: 'self' }] },
  },
};
