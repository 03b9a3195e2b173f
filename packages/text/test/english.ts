/** What no English text of the game may say; each rule says what it finds. */

const TERMS =
  'struggle cards?|struggle tokens?|order cards?|order decks?|shatterpoint cards?|battle tactics cards?|stance cards?|combat trees?|expertise charts?|damage pools?|force pools?|priority objectives?|mission sets?|first player|line of sight|hunker tokens?|wounded tokens?|injured tokens?|challenge the odds';

const RULES: readonly (readonly [what: string, found: RegExp])[] = [
  [
    'British spelling',
    /\b\w*(?:colour|centre|organis|customis|recognis|armour|defence|honour|favour|metre|cancelled|judgement|licence|grey)\w*/i,
  ],
  ['two spaces', /\S {2,}\S/],
  ['nothing filled in', /undefined|null|NaN|\[object|\{\w+\}|\$\{/],
  [
    'a wrong number',
    /(?<![\d.,-])1 (?:dice|tokens|successes|failures|blocks|strikes|crits|spaces|actions)\b(?! Line of Sight)/,
  ],
  [
    'a number without its plural',
    /(?<![\d.,])(?:0|[2-9]|\d{2,}) (?:die|success|failure|block|strike|crit|token|space)\b/,
  ],
  ['a space before %', /\d %/],
  ['a game term in small letters', new RegExp(`\\b(?:${TERMS})\\b`)],
  ['a Unit in small letters', /\b(?:[Tt]his|[Aa]n? (?:allied|enemy)|[Tt]hat|[Yy]our) units?\b/],
  ['a Turn in small letters', /\b(?:this|each|every|your|per|the) turn\b(?! order)/],
  ['engaged in small letters', /\b(?:is|not|while|are|becomes) engaged\b/],
  ['a stop after a stop', /[.?!][.]/],
];

/** What is wrong with a text, by the names of the rules it breaks. */
export const faultsOf = (text: string): readonly string[] =>
  RULES.flatMap(([what, found]) => {
    const hit = found.exec(text)?.[0];
    return hit === undefined ? [] : [`${what}: “${hit}” in “${text}”`];
  });
