import type { WhyWords } from '../words/whyWords.ts';

export const why: WhyWords = {
  gains: {
    won: 'it may win the game',
    struggles: 'it may win the Struggle',
    tracker: 'it improves the Struggle token’s position',
    objectives: 'it would control more objectives',
    wounds: 'it wins the exchange of damage',
    safety: 'its characters would be safer, or yours less safe',
    way: 'its characters would be closer to objectives',
    conditions: 'fewer conditions or better Cover',
    force: 'it saves Force',
    cards: 'it saves Order Cards',
  },
  rather: (chosen, instead, gain) => `${chosen} instead of ${instead}: ${gain}.`,
  nothing: 'The other options looked about as good.',
};
