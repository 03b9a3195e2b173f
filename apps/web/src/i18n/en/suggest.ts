import type { Ahead, Suggestion } from '@faultline/ai';

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

const ahead: Readonly<Record<Ahead, string>> = {
  clearly: 'Clearly better than the other.',
  slightly: 'Slightly better than the other.',
  even: 'About as good as the other.',
};

export const suggest = {
  title: 'Suggestions',
  gains,
  ahead,
  likely: (percent: number): string => `${percent}% to win.`,
  likelier: (percent: number, more: number, by: Ahead): string =>
    by === 'even' || more < 1 ? `${percent}% to win, about as good.` : `${percent}% to win, ${more} more.`,
  about: 'About as good as the others.',
  only: 'There is nothing else to weigh.',
  odds: (chance: string, target: string): string => `${chance} to Wound ${target}`,
};
