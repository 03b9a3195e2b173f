import type { WhyWords } from '../words/whyWords.ts';

export const why: WhyWords = {
  gains: {
    won: 'So hofft er das Spiel zu gewinnen',
    struggles: 'So hofft er den Konflikt zu gewinnen',
    tracker: 'Der Konfliktmarker stünde besser für ihn',
    objectives: 'Er hielte mehr Aufgaben',
    wounds: 'Er käme mit weniger Schaden aus dem Kampf, oder der Gegner mit mehr',
    safety: 'Seine Leute wären weniger gefährdet, oder die des Gegners mehr',
    way: 'Seine Leute stünden näher an Aufgaben',
    conditions: 'Er hätte weniger Zustände oder bessere Deckung',
    force: 'Ihm bliebe mehr Macht',
    cards: 'Ihm blieben mehr Befehlskarten',
  },
  rather: (chosen, instead, gain) => `„${chosen}“ statt „${instead}“: ${gain}.`,
  nothing: 'Nichts anderes versprach deutlich weniger.',
};
