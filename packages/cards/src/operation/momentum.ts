import type { OperationRole } from '@faultline/rules';

/**
 * What abilities that speak of Momentum, the Struggle token or Struggles come to in Key Operations: each ability names
 * what it does there, and each such thing is converted for either role by one rule. A unit that can be played and has
 * such an ability without a row fails the tests.
 */

/** On the Struggle Tracker: one token on or off a side of the player's choice, or nothing. */
export type TrackerChange = 'add-one' | 'remove-one' | 'none';

interface Conversion {
  readonly means: string;
  readonly changes: Readonly<Record<OperationRole, TrackerChange>>;
  readonly rules: readonly `KO-${string}`[];
}

export const CONVERSIONS = {
  spends: {
    means: 'Momentum is a price or is spent: one token, whatever the number; impossible where no token can go so',
    changes: { aggressor: 'add-one', sentinel: 'remove-one' },
    rules: ['KO-ABL-01', 'KO-ABL-02', 'KO-ABL-05', 'KO-R-04', 'KO-R-05', 'KO-R-06'],
  },
  gains: {
    means: 'Momentum is gained: one token, whatever the number',
    changes: { aggressor: 'remove-one', sentinel: 'add-one' },
    rules: ['KO-ABL-03', 'KO-ABL-04', 'KO-R-04'],
  },
  'moves-token': {
    means: 'the Struggle token goes toward the own Momentum: one token, whatever the number; the Struggle token stays',
    changes: { aggressor: 'remove-one', sentinel: 'add-one' },
    rules: ['KO-ABL-06', 'KO-ABL-07', 'KO-R-08'],
  },
  loses: {
    means: 'Momentum is lost: as if spent, and not to be refused',
    changes: { aggressor: 'add-one', sentinel: 'remove-one' },
    rules: ['KO-R-45'],
  },
  'wound-without-momentum': {
    means: 'a wound brings no Momentum or less: nobody decides about the tracker for it',
    changes: { aggressor: 'none', sentinel: 'none' },
    rules: ['KO-R-46'],
  },
  'answers-a-gain': {
    means: 'answers a decision for a wound, a converted gain or a converted move of the opponent',
    changes: { aggressor: 'none', sentinel: 'none' },
    rules: ['KO-R-47'],
  },
  'compares-momentum': {
    means: 'the tokens on the own side of the tracker are compared with those on the other',
    changes: { aggressor: 'none', sentinel: 'none' },
    rules: ['KO-R-48'],
  },
  'answers-a-struggle': {
    means: 'a Stage that a player wins or completes is a Struggle Card they claim',
    changes: { aggressor: 'none', sentinel: 'none' },
    rules: ['KO-R-49'],
  },
  'before-the-first-card': {
    means: 'before the first Stage is set up',
    changes: { aggressor: 'none', sentinel: 'none' },
    rules: ['KO-R-49'],
  },
} as const satisfies Readonly<Record<string, Conversion>>;

export type MomentumWord = keyof typeof CONVERSIONS;

/** By the ability's id, in the order of its text. */
export const MOMENTUM_ABILITIES: Readonly<Record<string, readonly MomentumWord[]>> = {
  'this-is-where-the-fun-begins': ['moves-token'],
  'queens-gambit': ['answers-a-gain'],
  'i-want-fifty-thousand-no-less': ['gains'],
  'there-is-one-job': ['before-the-first-card', 'moves-token'],
  'are-you-refusing-my-request': ['loses'],
  'victory-through-combat-is-impossible': ['answers-a-gain'],
  'i-engineer-success-yet-it-eludes-me': ['loses'],
  'this-helmet-is-property-of-ezra-bridger': ['gains'],
  'this-town-is-ready-to-blow': ['answers-a-struggle'],
  goodbye: ['spends', 'moves-token'],
  'lets-keep-a-little-optimism-here': ['compares-momentum', 'gains'],
  'i-wasnt-sneaking': ['gains'],
  'we-have-hope': ['spends'],
  'your-concerns-are-hardly-warranted': ['wound-without-momentum'],
  'the-time-to-fight-is-now': ['spends', 'answers-a-gain'],
  'i-just-need-an-open-line': ['spends', 'gains'],
  'hes-praying-for-the-door-to-open': ['gains'],
  'impatience-for-victory-will-guarantee-defeat': ['answers-a-struggle'],
  'undying-loyalty': ['wound-without-momentum'],
};
