import type { ReasonWords } from '../words/reasonWords.ts';

/** What is said where no rule is named. */
export const refusals: Omit<ReasonWords, 'rules'> = {
  other: 'Not allowed here.',
  why: {
    over: 'The game is over.',
    'nobody-asked': 'There is no decision to make right now.',
    'not-your-decision': 'This is your opponent’s decision.',
    stale: 'The game has moved on. Check the current position.',
    'unknown-option': 'This option is not available now.',
    malformed: 'Invalid command.',
    illegal: 'The rules do not allow this.',
    'no-consent': 'Both players must agree to this.',
    'no-authority': 'You cannot do this; it is up to someone else.',
    'look-only':
      'The dice of this game could be predicted, so it can only be viewed. You can continue from any of its positions as a new game.',
  },
};
