import type { Suggestion } from '@faultline/ai';

const gains: Readonly<Record<NonNullable<Suggestion['term']>, string>> = {
  won: 'It may win the game.',
  struggles: 'It may win the Struggle.',
  tracker: 'The Struggle token would stand better for you.',
  objectives: 'You would control more objectives.',
  wounds: 'You would win the exchange of damage.',
  safety: 'Your characters would be safer.',
  way: 'Your characters would be closer to objectives.',
  conditions: 'You would have fewer conditions or better Cover.',
  force: 'You would save Force.',
  cards: 'You would save Order Cards.',
};

export const suggest = {
  title: 'A Trooper would do this',
  gains,
  about: 'About as good as the others.',
  only: 'There is nothing else to weigh.',
  odds: (chance: string, target: string): string => `${chance} to Wound ${target}`,
};
