import type { WhyWords } from '../words/whyWords.ts';

export const why: WhyWords = {
  gains: {
    won: 'kann die Partie gewinnen',
    struggles: 'kann den Konflikt gewinnen',
    tracker: 'der Konfliktmarker liegt günstiger',
    objectives: 'kontrolliert mehr Aufgaben',
    wounds: 'besserer Schadenstausch',
    safety: 'die eigenen Charaktere sind sicherer, oder deine weniger',
    way: 'die Charaktere sind näher an Aufgaben',
    conditions: 'weniger Zustände oder bessere Deckung',
    force: 'mehr Macht bleibt spielbereit',
    cards: 'mehr Befehlskarten bleiben übrig',
  },
  rather: (chosen, instead, gain) => `„${chosen}“ statt „${instead}“: ${gain}.`,
  nothing: 'Die anderen Möglichkeiten sahen ähnlich gut aus.',
};
