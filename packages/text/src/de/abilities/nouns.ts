import type { Amount, Faces, ObjectiveSelector, Rank, Ref, RollRef, Selector } from '@faultline/rules';
import type { Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { alternatives, sidesOf, tagged } from './tags.ts';

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
  objective: { gender: 'f', one: same('Aufgabe'), many: same('Aufgaben') },
} as const satisfies Record<Selector['of'] | 'objective', { gender: Gender; one: Forms; many: Forms }>;

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
export function some(who: Selector | ObjectiveSelector, s: Speaking, kase: Case, determiner: Determiner = 'a'): string {
  if (who.of === 'objective') return objective(who, s, kase, determiner);
  const { or, ...first } = who;
  if (or !== undefined) return `${some(first, s, kase, determiner)} oder ${some(or, s, kase, determiner)}`;
  const { gender } = NOUNS[who.of];
  if (who.among !== undefined) return `${oneOf(who.among, s, kase, determiner)}${filters(who, s, gender, false)}`;
  if (who.side === 'self' && who.of === 'unit') return SELF[kase];
  return `${kind(who, kase, determiner)}${filters(who, s, gender, determiner === 'all')}`;
}

function kind(who: Selector, kase: Case, determiner: Determiner): string {
  // R-CARD-15: ein Charakter einer anderen Einheit; ein anderer Charakter kann aus derselben sein.
  if (who.side === 'other-allied' && who.of === 'character') {
    const units = kind({ ...who, of: 'unit' }, 'gen', determiner === 'a' ? 'a' : 'all');
    return `${kind({ of: 'character', side: 'any' }, kase, determiner)} ${units}`;
  }
  const { gender, one, many } = NOUNS[who.of];
  const noun = determiner === 'all' ? many[kase] : one[kase];
  const compound = [...tagged(who), listed(alternatives(who), 'oder'), who.rank ? ranked(who.rank, noun) : noun]
    .filter(Boolean)
    .join('-');
  const of = [...sidesOf(who).map((side) => ` ${side}`), who.side === 'self' ? ' dieser Einheit' : ''].join('');
  const adjectives = [...(isAnother(who) ? ['ander'] : []), ...ADJECTIVES[who.side]];
  return `${[...before(adjectives, gender, kase, determiner), compound].join(' ')}${of}`;
}

/** Ob jemand anderes gemeint ist als der, der die Fähigkeit hat. */
const isAnother = ({ side, besides, within }: Selector): boolean =>
  side === 'other-allied' || besides === 'self' || within?.other === true;

/** Einer von denen, die schon gemeint sind; wo es nur einer ist, dieser. */
function oneOf(ref: Ref, s: Speaking, kase: Case, determiner: Determiner): string {
  const unit = typeof ref === 'object' ? s.speaker.selector(ref.bound) : undefined;
  if (typeof ref === 'object' && unit?.of === 'unit') {
    const whose = s.speaker.introduces(ref.bound) ? some(unit, s, 'gen') : 'der gewählten Einheit';
    return `${kind({ of: 'character', side: 'any' }, kase, determiner)} ${whose}`;
  }
  if (ref === 'targets') return `${A.m[kase]} ${UNITS.targets.gen}`.replace(/^ein /, 'einer ');
  return ref === 'event-unit' || ref === 'activating'
    ? `${A.m[kase]} ${NOUNS.character.one[kase]} ${UNITS[ref].gen}`
    : theCharacter(ref, s, kase);
}

const ADJECTIVES: Readonly<Record<Selector['side'], readonly string[]>> = {
  self: [],
  allied: ['verbündet'],
  'other-allied': ['verbündet'],
  enemy: ['feindlich'],
  any: [],
};

const HOLDERS = {
  own: ', die du kontrollierst,',
  opponent: ', die dein Gegenüber kontrolliert,',
  'not-own': ', die du nicht kontrollierst,',
};

function objective(who: ObjectiveSelector, s: Speaking, kase: Case, determiner: Determiner): string {
  const { one, many, gender } = NOUNS.objective;
  const adjectives = who.active === 'any' ? [] : [who.active === false ? 'inaktiv' : 'aktiv'];
  const front = before(adjectives, gender, kase, determiner);
  return [
    [...front, determiner === 'all' ? many[kase] : one[kase]].join(' '),
    who.within && ` in Reichweite ${who.within.range} ${near(who.within.from, s)}`,
    who.controlledBy && HOLDERS[who.controlledBy],
    who.contestedBy && `, um die ${theUnit(who.contestedBy, s, 'nom')} konkurriert,`,
    who.contestedByAll && `, um die jeder Charakter ${near(who.contestedByAll, s)} konkurriert,`,
  ]
    .filter(Boolean)
    .join('');
}

function before(words: readonly string[], gender: Gender, kase: Case, determiner: Determiner): string[] {
  const endings = { a: AFTER_A[gender], each: AFTER_EACH[gender], all: ALONE }[determiner];
  const adjectives = words.map((word) => `${word}${endings[kase]}`);
  if (determiner === 'all') return adjectives;
  return [(determiner === 'a' ? A : EACH)[gender][kase], ...adjectives];
}

function filters(selector: Selector, s: Speaking, gender: Gender, many: boolean): string {
  const { within, seenBy, engagedWith, contesting, condition, besides } = selector;
  const who = many || gender === 'f' ? 'die' : 'der';
  const is = (asked: boolean | undefined, what: string, verb: string): string =>
    asked === undefined ? '' : `, ${who} ${asked ? '' : 'nicht '}${what} ${verb},`;
  const [ist, hat] = many ? ['sind', 'haben'] : ['ist', 'hat'];
  return [
    besides && besides !== 'self' && ` außer ${theCharacter(besides, s, 'dat')}`,
    is(selector.wounded, 'angeschlagen', ist),
    is(selector.hurt, 'angeschlagen oder verletzt', ist),
    is(selector.engaged, 'im Handgemenge', ist),
    is(selector.activating, 'gerade aktiviert', ist),
    selector.hunkered === undefined ? '' : `, ${who} ${selector.hunkered ? 'einen' : 'keinen'} Ducken-Marker ${hat},`,
    condition &&
      ` mit ${listed(
        condition.map((each) => terms.conditions[each]),
        'oder',
      )}`,
    seenBy && ` in Sichtlinie ${near(seenBy, s)}`,
    within && ` in Reichweite ${within.range} ${whence(within, s)}`,
    engagedWith && ` im Handgemenge mit ${theCharacter(engagedWith, s, 'dat')}`,
    contesting &&
      `, ${who} um ${contesting === true ? 'eine aktive Aufgabe' : theUnit(contesting, s, 'acc')} ${many ? 'konkurrieren' : 'konkurriert'},`,
  ]
    .filter(Boolean)
    .join('');
}

/** `dieser Einheit`, `von ihm`. */
export const near = (ref: Ref, s: Speaking): string =>
  typeof ref === 'object' || ref === 'it' ? `von ${theCharacter(ref, s, 'dat')}` : theCharacter(ref, s, 'gen');

const everyOne = (ref: Ref, s: Speaking): string => (ref === 'self' ? 'aller Charaktere dieser Einheit' : near(ref, s));

function whence({ from, every, other }: NonNullable<Selector['within']>, s: Speaking): string {
  if (every) return everyOne(from, s);
  return other && from === 'self' ? 'eines Charakters dieser Einheit' : near(from, s);
}

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
  'der Charakter, der das bewirkt hat,',
  'den Charakter, der das bewirkt hat,',
  'dem Charakter, der das bewirkt hat,',
  'des Charakters, der das bewirkt hat,',
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
  activating: forms(
    'die aktivierte Einheit',
    'die aktivierte Einheit',
    'der aktivierten Einheit',
    'der aktivierten Einheit',
  ),
  'event-objective': forms('die Aufgabe', 'die Aufgabe', 'der Aufgabe', 'der Aufgabe'),
  it: forms('er', 'ihn', 'ihm', 'seiner'),
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

const OBJECTIVE = forms('die Aufgabe', 'die Aufgabe', 'der Aufgabe', 'der Aufgabe');

/** Introduced, or meant again. */
function meant(name: string, s: Speaking, kase: Case): string {
  const [known, who] = [s.speaker.nameOf(name), s.speaker.selector(name)];
  if (known !== undefined) return kase === 'gen' ? `von ${known}` : known;
  if (!who) return PRONOUNS.m[kase];
  if (s.speaker.introduces(name)) return some(who, s, kase);
  if (s.speaker.isPlain(name)) return PRONOUNS[NOUNS[who.of].gender][kase];
  return (who.of === 'objective' ? OBJECTIVE : AGAIN[who.side])[kase];
}

export const faceNames = (faces: Faces): string =>
  faces === 'any'
    ? 'Würfel'
    : listed(
        (typeof faces === 'string' ? [faces] : faces).map((face) => terms.faces[face]),
        'oder',
      );

export const rollName = (roll: RollRef): string => (typeof roll === 'string' ? `${terms.dice[roll]}swurf` : 'Wurf');

export const TOKENS = {
  damage: 'Schaden',
  injured: 'Verletzt-Marker',
  wounded: 'Angeschlagen-Marker',
  wounds: 'Angeschlagen- oder Verletzt-Marker',
  hunker: 'Ducken-Marker',
  conditions: 'Zustand',
};

/** Was gezählt wird. */
function counting(value: Exclude<Amount, number>, s: Speaking): string {
  switch (value.count) {
    case 'spent':
      return 'ausgegebener Macht';
    case 'done':
      return 'davon Betroffenem';
    case 'faces':
      return `${faceNames(value.face)} im ${rollName(value.roll)}`;
    case 'found':
      return some(value.of, s, 'acc', 'each').replace(/^jede[nrs]? ?/, '');
    case 'force':
      return 'verfügbarer Macht';
    case 'momentum':
      return value.of === 'own' ? 'eigenem Fortschritt' : 'Fortschritt deines Gegenübers';
    case 'dealt':
      return 'Schaden, den das Ziel genommen hat';
    default:
      return `${TOKENS[value.count]} ${theUnit(value.on, s, 'gen')}`;
  }
}

/** Wovon es mehr oder weniger gibt. */
export function howMuch(value: Amount, s: Speaking): string {
  if (typeof value === 'number') return String(value);
  if (value.count === 'momentum') return value.of === 'own' ? 'eigenen Fortschritt' : 'Fortschritt deines Gegenübers';
  return counting(value, s);
}

/** `2 Schaden`, `1 Würfel je 3 Schaden dieser Einheit`. */
export function amount(value: Amount, thing: (n: number) => string, s: Speaking): string {
  if (typeof value === 'number') return thing(value);
  const per = value.per ?? 1;
  return `${thing(value.times ?? 1)} je ${per === 1 ? '' : `${per} `}${counting(value, s)}`;
}
