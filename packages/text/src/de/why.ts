import type { Holder, WhyWords } from '../words/whyWords.ts';

const HELD: Readonly<Record<Holder, string>> = {
  nobody: ', die niemand kontrolliert',
  enemy: ', die der Gegner kontrolliert',
  own: '',
};

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
  goals: {
    take: (objective, holder) => `Aufgabe ${objective} einnehmen${HELD[holder]}`,
    drive: (target, objective) => `${target} von Aufgabe ${objective} vertreiben`,
    attack: (target) => `${target} angreifen`,
    toward: (objective, holder) => `Zur Aufgabe ${objective}${HELD[holder]}`,
    hold: (objective) => `Aufgabe ${objective} halten`,
    care: 'Sich erholen oder in Deckung gehen',
  },
  rather: (chosen, instead, gain) => `„${chosen}“ statt „${instead}“: ${gain}.`,
  likelier: (chosen, chance, instead, other) =>
    `„${chosen}“: ${chance} % Siegchance statt ${other} % mit „${instead}“.`,
  master: {
    likelier: (played, chance, better, other) =>
      `„${played}“: ${chance} % Siegchance. Der Meister hätte „${better}“ gewählt: ${other} %.`,
    rather: (played, better, gain) => `„${played}“. Der Meister hätte „${better}“ gewählt: ${gain}.`,
    better: (played, better) => `„${played}“. Der Meister hätte „${better}“ gewählt.`,
    same: (played) => `„${played}“. Der Meister hätte dasselbe getan oder etwas, das etwa gleich gut ist.`,
  },
  nothing: 'Die anderen Möglichkeiten sahen ähnlich gut aus.',
};
