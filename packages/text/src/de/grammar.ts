/** Prepositions melt into a dative article: `vom Steg`, `zur Leiter`. */

const melted = (preposition: string, dative: string): string =>
  `${preposition} ${dative}`
    .replace(/^von dem /, 'vom ')
    .replace(/^zu dem /, 'zum ')
    .replace(/^zu der /, 'zur ');

export const from = (dative: string): string => melted('von', dative);
export const to = (dative: string): string => melted('zu', dative);
