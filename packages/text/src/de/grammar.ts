/** Prepositions melt into a dative article: `vom Steg`, `zur Leiter`; not where a relative clause follows. */

const melted = (preposition: string, dative: string): string => {
  const said = `${preposition} ${dative}`;
  if (/, (?:der|die|das|durch den) /.test(dative)) return said;
  return said
    .replace(/^von dem /, 'vom ')
    .replace(/^zu dem /, 'zum ')
    .replace(/^zu der /, 'zur ');
};

export const from = (dative: string): string => melted('von', dative);
export const to = (dative: string): string => melted('zu', dative);
