import type { WhyWords } from '../words/whyWords.ts';

export const why: WhyWords = {
  gains: {
    won: 'it hopes to win the game by it',
    struggles: 'it hopes to claim the Struggle card by it',
    tracker: 'the Struggle token would stand better for it',
    objectives: 'it would hold more objectives',
    wounds: 'it would come out of the fighting less hurt, or the enemy more',
    safety: 'its people would be less exposed to attacks, or the enemy more',
    way: 'its people would stand nearer to objectives',
    conditions: 'it would be freer of conditions and better in cover',
    force: 'it would have more Force left',
    cards: 'it would have more order cards left',
  },
  rather: (chosen, instead, gain) => `“${chosen}” rather than “${instead}”: ${gain}.`,
  nothing: 'Nothing else promised clearly less.',
};
