import type { Amount, Rank, Ref, Selector } from '@faultline/rules';
import type { Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';

export type Case = 'nom' | 'acc' | 'dat' | 'gen';
type Gender = 'm' | 'f';
type Determiner = 'a' | 'each' | 'all';
type Forms = Readonly<Record<Case, string>>;

const forms = (nom: string, acc: string, dat: string, gen: string): Forms => ({ nom, acc, dat, gen });
const same = (word: string): Forms => forms(word, word, word, word);

/** The nouns abilities speak of, with their cases. */
const NOUNS = {
  character: {
    gender: 'm',
    one: forms('Charakter', 'Charakter', 'Charakter', 'Charakters'),
    many: forms('Charaktere', 'Charaktere', 'Charakteren', 'Charaktere'),
  },
  unit: { gender: 'f', one: same('Einheit'), many: same('Einheiten') },
} as const satisfies Record<Selector['of'], { gender: Gender; one: Forms; many: Forms }>;

const A: Readonly<Record<Gender, Forms>> = {
  m: forms('ein', 'einen', 'einem', 'eines'),
  f: forms('eine', 'eine', 'einer', 'einer'),
};
const EACH: Readonly<Record<Gender, Forms>> = {
  m: forms('jeder', 'jeden', 'jedem', 'jedes'),
  f: forms('jede', 'jede', 'jeder', 'jeder'),
};
/** Endings of adjectives behind `ein`, behind `jeder`, and without anything before them in the plural. */
const AFTER_A: Readonly<Record<Gender, Forms>> = { m: forms('er', 'en', 'en', 'en'), f: forms('e', 'e', 'en', 'en') };
const AFTER_EACH: Readonly<Record<Gender, Forms>> = { m: forms('e', 'en', 'en', 'en'), f: forms('e', 'e', 'en', 'en') };
const ALONE = forms('e', 'e', 'en', 'er');

/** Tags as the first part of a compound. */
const TAGS: Readonly<Record<string, string>> = {
  'Galactic Republic': 'Galaktische-Republik',
  'Clone Trooper': 'Klontruppler',
  'Battle Droid': 'Kampfdroiden',
  Mandalorian: 'Mandalorianer',
  Separatist: 'Separatisten',
  Dathomirian: 'Dathomir',
  'Force User': 'Machtbegabte',
  Trooper: 'Truppler',
  Droid: 'Droiden',
};
const tagName = (tag: string): string => TAGS[tag] ?? tag.replaceAll(' ', '-');

/** `a und b`, `a, b und c`. */
export const listed = (things: readonly string[], word = 'und'): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${word} ${things.at(-1)}`;

const TIMES = ['keinmal', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal'];
export const times = (n: number): string => TIMES[n] ?? `${n}-mal`;

/** `Primär- oder Sekundär-Einheit`. */
export const ranked = (rank: readonly Rank[], noun: string): string =>
  `${listed(
    rank.map((each, i) => `${terms.ranks[each]}${i < rank.length - 1 ? '-' : ''}`),
    'oder',
  )}-${noun}`;

/** `ein Charakter dieser Einheit`, `jeder andere verbündete Mandalorianer-Charakter`. */
export function some(who: Selector, s: Speaking, kase: Case, determiner: Determiner = 'a'): string {
  const { gender, one, many } = NOUNS[who.of];
  if (who.among !== undefined)
    return `${A[gender][kase]} von ${theCharacter(who.among, s, 'dat')}${filters(who, s, gender, false)}`;
  if (who.side === 'self' && who.of === 'unit') return SELF[kase];
  const noun = determiner === 'all' ? many[kase] : one[kase];
  const compound = [who.tag && tagName(who.tag), who.rank ? ranked(who.rank, noun) : noun].filter(Boolean).join('-');
  const of = who.side === 'self' ? ' dieser Einheit' : '';
  const front = before(who.side, gender, kase, determiner);
  return `${[...front, compound].join(' ')}${of}${filters(who, s, gender, determiner === 'all')}`;
}

const ADJECTIVES: Readonly<Record<Selector['side'], readonly string[]>> = {
  self: [],
  allied: ['verbündet'],
  'other-allied': ['ander', 'verbündet'],
  enemy: ['feindlich'],
  any: [],
};

function before(side: Selector['side'], gender: Gender, kase: Case, determiner: Determiner): string[] {
  const endings = { a: AFTER_A[gender], each: AFTER_EACH[gender], all: ALONE }[determiner];
  const adjectives = ADJECTIVES[side].map((word) => `${word}${endings[kase]}`);
  if (determiner === 'all') return adjectives;
  return [(determiner === 'a' ? A : EACH)[gender][kase], ...adjectives];
}

function filters(
  { within, engagedWith, contesting, besides }: Selector,
  s: Speaking,
  gender: Gender,
  many: boolean,
): string {
  const who = many || gender === 'f' ? 'die' : 'der';
  return [
    within && ` in Reichweite ${within.range} ${within.every ? everyOne(within.from, s) : near(within.from, s)}`,
    engagedWith && ` im Handgemenge mit ${theUnit(engagedWith, s, 'dat')}`,
    contesting && `, ${who} um eine aktive Aufgabe ${many ? 'konkurrieren' : 'konkurriert'}`,
    besides && ` außer ${theCharacter(besides, s, 'dat')}`,
  ]
    .filter(Boolean)
    .join('');
}

/** `dieser Einheit`, `von ihm`. */
export const near = (ref: Ref, s: Speaking): string =>
  typeof ref === 'object' ? `von ${theCharacter(ref, s, 'dat')}` : theUnit(ref, s, 'gen');

const everyOne = (ref: Ref, s: Speaking): string => (ref === 'self' ? 'aller Charaktere dieser Einheit' : near(ref, s));

const SELF = forms('diese Einheit', 'diese Einheit', 'dieser Einheit', 'dieser Einheit');
const ATTACKER = forms(
  'der angreifende Charakter',
  'den angreifenden Charakter',
  'dem angreifenden Charakter',
  'des angreifenden Charakters',
);
const MOVER = forms(
  'der bewegte Charakter',
  'den bewegten Charakter',
  'dem bewegten Charakter',
  'des bewegten Charakters',
);
const WOUNDER = forms(
  'der Charakter, der sie angeschlagen hat',
  'den Charakter, der sie angeschlagen hat',
  'dem Charakter, der sie angeschlagen hat',
  'des Charakters, der sie angeschlagen hat',
);

const UNITS: Readonly<Record<Exclude<Ref, object>, Forms>> = {
  self: SELF,
  attacker: forms(
    'die angreifende Einheit',
    'die angreifende Einheit',
    'der angreifenden Einheit',
    'der angreifenden Einheit',
  ),
  target: forms('das Ziel', 'das Ziel', 'dem Ziel', 'des Ziels'),
  mover: forms(
    'die Einheit des bewegten Charakters',
    'die Einheit des bewegten Charakters',
    'der Einheit des bewegten Charakters',
    'der Einheit des bewegten Charakters',
  ),
  'event-unit': forms(
    'die betroffene Einheit',
    'die betroffene Einheit',
    'der betroffenen Einheit',
    'der betroffenen Einheit',
  ),
  wounder: WOUNDER,
  targets: forms(
    'die angegriffenen Charaktere',
    'die angegriffenen Charaktere',
    'den angegriffenen Charakteren',
    'der angegriffenen Charaktere',
  ),
};

const CHARACTERS: Readonly<Record<Exclude<Ref, object>, Forms>> = { ...UNITS, attacker: ATTACKER, mover: MOVER };

/** Somebody meant as a Unit: damage, conditions and tokens go to Units. */
export const theUnit = (ref: Ref, s: Speaking, kase: Case): string =>
  typeof ref === 'object' ? meant(ref.bound, s, kase) : UNITS[ref][kase];

export const theCharacter = (ref: Ref, s: Speaking, kase: Case): string =>
  typeof ref === 'object' ? meant(ref.bound, s, kase) : CHARACTERS[ref][kase];

const PRONOUNS: Readonly<Record<Gender, Forms>> = {
  m: forms('er', 'ihn', 'ihm', 'seiner'),
  f: forms('sie', 'sie', 'ihr', 'ihrer'),
};
const ALLY = forms('der Verbündete', 'den Verbündeten', 'dem Verbündeten', 'des Verbündeten');
const AGAIN: Readonly<Record<Selector['side'], Forms>> = {
  self: forms('der eigene Charakter', 'den eigenen Charakter', 'dem eigenen Charakter', 'des eigenen Charakters'),
  allied: ALLY,
  'other-allied': ALLY,
  enemy: forms('der Feind', 'den Feind', 'dem Feind', 'des Feindes'),
  any: PRONOUNS.m,
};

/** Introduced, or meant again. */
function meant(name: string, s: Speaking, kase: Case): string {
  const who = s.speaker.selector(name);
  if (!who) return PRONOUNS.m[kase];
  if (s.speaker.introduces(name)) return some(who, s, kase);
  return (s.speaker.alone ? PRONOUNS[NOUNS[who.of].gender] : AGAIN[who.side])[kase];
}

/** `2 Schaden`, `1 Würfel je 3 Schaden dieser Einheit`. */
export function amount(value: Amount, thing: (n: number) => string, s: Speaking): string {
  if (typeof value === 'number') return thing(value);
  const each = thing(value.times ?? 1);
  if (value.count === 'spent') return `${each} je ausgegebener Macht`;
  const counted = value.count === 'damage' ? 'Schaden' : 'Verletzt-Marker';
  const per = value.per ?? 1;
  return `${each} je ${per === 1 ? '' : `${per} `}${counted} ${theUnit(value.on, s, 'gen')}`;
}
