import type { SuggestWords } from '../suggestWords.ts';

export const suggest: SuggestWords = {
  title: 'Vorschläge',
  ahead: {
    clearly: 'Klar besser als das andere.',
    slightly: 'Etwas besser als das andere.',
    even: 'Etwa so gut wie das andere.',
  },
  likely: (percent) => `${percent} % Siegchance.`,
  likelier: (percent, more, by) =>
    by === 'even' || more < 1 ? `${percent} % Siegchance, etwa gleich gut.` : `${percent} % Siegchance, ${more} mehr.`,
  gains: {
    won: 'Das kann die Partie gewinnen.',
    struggles: 'Das kann den Konflikt gewinnen.',
    tracker: 'Der Konfliktmarker stünde besser für dich.',
    objectives: 'Du würdest mehr Aufgaben kontrollieren.',
    wounds: 'Du würdest mehr Schaden zufügen als nehmen.',
    safety: 'Deine Charaktere wären sicherer.',
    way: 'Deine Charaktere wären näher an Aufgaben.',
    conditions: 'Du hättest weniger Zustände oder bessere Deckung.',
    force: 'Du würdest Macht sparen.',
    cards: 'Du würdest Befehlskarten sparen.',
  },
  about: 'Etwa so gut wie die anderen.',
  only: 'Sonst gibt es nichts abzuwägen.',
  odds: (chance, target) => `${chance} für Angeschlagen: ${target}`,
};
