import type { ObjectiveSelector, Rank, Ref, Selector } from '@faultline/rules';
import { isAround, isBesidesSelf, givenBy, type Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { from as away } from '../grammar.ts';
import { A, before, type Case, type Determiner, type Forms, forms, type Gender, listed, same, the } from './cases.ts';
import { tagging } from './tags.ts';

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
  const word = determiner === 'each' || determiner === 'all' ? 'und' : 'oder';
  if (or !== undefined) return `${some(first, s, kase, determiner)} ${word} ${some(or, s, kase, determiner)}`;
  const { gender } = NOUNS[who.of];
  const given = givenBy(who);
  if (given) return GIVEN[given][kase];
  if (who.among !== undefined) return `${oneOf(who.among, s, kase, determiner)}${filters(who, s, gender, false)}`;
  if (who.side === 'self' && who.of === 'unit') return SELF[kase];
  return `${kind(who, kase, determiner)}${filters(who, s, gender, determiner === 'all')}`;
}

function kind(who: Selector, kase: Case, determiner: Determiner): string {
  // R-CARD-15: ein Charakter einer anderen Einheit; ein anderer Charakter kann aus derselben sein.
  if (who.side === 'other-allied' && who.of === 'character') {
    const units = kind({ ...who, of: 'unit' }, 'gen', determiner === 'a' || determiner === 'no' ? 'a' : 'all');
    return `${kind({ of: 'character', side: 'any' }, kase, determiner)} ${units}`;
  }
  const { gender, one, many } = NOUNS[who.of];
  const noun = determiner === 'all' ? many[kase] : one[kase];
  const { adjectives, compound, behind } = tagging(who);
  const named = [...compound, who.rank ? ranked(who.rank, noun) : noun].join('-');
  const whose = [...behind, ...(who.side === 'self' ? ['dieser Einheit'] : [])].map((of) => ` ${of}`).join('');
  const front = [...(isAnother(who) ? ['ander'] : []), ...woundedness(who), ...ADJECTIVES[who.side], ...adjectives];
  return `${[...before(front, gender, kase, determiner), named].join(' ')}${whose}`;
}

/** `angeschlagene Einheit`; von denen, die schon gemeint sind, wird es dahinter gesagt. */
const woundedness = ({ wounded, among }: Selector): readonly string[] => {
  if (wounded === undefined || among !== undefined) return [];
  return [wounded ? 'angeschlagen' : 'nicht angeschlagen'];
};

/** Ob jemand anderes gemeint ist als der, der die Fähigkeit hat oder von dem aus gemessen wird. */
const isAnother = (who: Selector): boolean =>
  who.side === 'other-allied' || isBesidesSelf(who) || who.within?.other === true || isAround(who);

/** Einer von denen, die schon gemeint sind; wo es nur einer ist, dieser. */
function oneOf(ref: Ref, s: Speaking, kase: Case, determiner: Determiner): string {
  const unit = typeof ref === 'object' ? s.speaker.selector(ref.bound) : undefined;
  if (typeof ref === 'object' && unit?.of === 'unit') {
    const again = s.speaker.isTopic(ref.bound) ? 'von ihr' : 'der gewählten Einheit';
    const whose = s.speaker.introduces(ref.bound) || givenBy(unit) ? some(unit, s, 'gen') : again;
    return `${kind({ of: 'character', side: 'any' }, kase, determiner)} ${whose}`;
  }
  if (ref === 'targets') return `${A.m[kase]} ${UNITS.targets.gen}`.replace(/^ein /, 'einer ');
  return ref === 'event-unit' || ref === 'activating'
    ? `${A.m[kase]} ${NOUNS.character.one[kase]} ${theUnit(ref, s, 'gen')}`
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

/** Jemand, der ausgenommen ist, oder eine ganze Einheit. */
function but(ref: Ref, of: Selector['of'], s: Speaking): string {
  if (ref === 'event-unit' && of === 'character') return ` außerhalb ${theUnit(ref, s, 'gen')}`;
  return ` außer ${(of === 'unit' ? theUnit : theCharacter)(ref, s, 'dat')}`;
}

function filters(selector: Selector, s: Speaking, gender: Gender, many: boolean): string {
  const { within, seenBy, engagedWith, contesting, condition, besides } = selector;
  const who = many || gender === 'f' ? 'die' : 'der';
  const is = (asked: boolean | undefined, what: string, verb: string): string =>
    asked === undefined ? '' : `, ${who} ${asked ? '' : 'nicht '}${what} ${verb},`;
  const ist = many ? 'sind' : 'ist';
  return [
    selector.among !== undefined && is(selector.wounded, 'angeschlagen', ist),
    is(selector.hurt, 'angeschlagen oder verletzt', ist),
    is(selector.engaged, 'im Handgemenge', ist),
    is(selector.activating, 'gerade aktiviert', ist),
    selector.hunkered === undefined ? '' : ` ${selector.hunkered ? 'mit' : 'ohne'} Ducken-Marker`,
    condition &&
      ` mit ${listed(
        condition.map((each) => terms.conditions[each]),
        'oder',
      )}`,
    seenBy && seenBy !== within?.from && ` in Sichtlinie ${near(seenBy, s)}`,
    within && ` in Reichweite ${within.range} ${seenBy === within.from ? 'und Sichtlinie ' : ''}${whence(within, s)}`,
    selector.near &&
      ` in Reichweite ${selector.near.range} von mindestens ${selector.near.atLeast} ${some(selector.near.of, s, 'dat', 'all')}`,
    engagedWith && ` im Handgemenge mit ${theCharacter(engagedWith, s, 'dat')}`,
    // Hinter dem Ort: sonst wäre es der Ort dessen, der ausgenommen ist.
    besides && !isBesidesSelf(selector) && !isAround(selector) && but(besides, selector.of, s),
    contesting &&
      `, ${who} um ${contesting === true ? 'eine aktive Aufgabe' : theUnit(contesting, s, 'acc')} ${many ? 'konkurrieren' : 'konkurriert'},`,
  ]
    .filter(Boolean)
    .join('');
}

/** `dieser Einheit`, `von ihm`. */
export const near = (ref: Ref, s: Speaking): string =>
  typeof ref === 'object' || ref === 'it' ? away(theCharacter(ref, s, 'dat')) : theCharacter(ref, s, 'gen');

const everyOne = (ref: Ref, s: Speaking): string => (ref === 'self' ? 'aller Charaktere dieser Einheit' : near(ref, s));

function whence({ from, every, other }: NonNullable<Selector['within']>, s: Speaking): string {
  if (every) return everyOne(from, s);
  return other && from === 'self' ? 'eines Charakters dieser Einheit' : near(from, s);
}

const whichUnit = (which: string): Forms =>
  forms(`die Einheit${which}`, `die Einheit${which}`, `der Einheit${which}`, `der Einheit${which}`);
const GIVEN = { target: whichUnit(' des Ziels'), wounder: whichUnit(', durch die sie angeschlagen wurde,') } as const;
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
const BY_WHOM = ', durch den sie angeschlagen wurde,';
const WOUNDER = forms(
  `der Charakter${BY_WHOM}`,
  `den Charakter${BY_WHOM}`,
  `dem Charakter${BY_WHOM}`,
  `des Charakters${BY_WHOM}`,
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

/** Die, nach denen eine dauerhafte Wirkung fragt. */
const IT: Readonly<Record<Selector['of'], Forms>> = {
  character: forms('er', 'ihn', 'ihm', 'seiner'),
  unit: forms('sie', 'sie', 'ihr', 'ihrer'),
};

const CHARACTERS: Readonly<Record<Exclude<Ref, object>, Forms>> = { ...UNITS, attacker: ATTACKER, mover: MOVER };

/** Somebody meant as a Unit: damage, conditions and tokens go to Units. */
export const theUnit = (ref: Ref, s: Speaking, kase: Case): string => {
  if (typeof ref === 'object') return meant(ref.bound, s, kase);
  if (ref === 'it') return IT[s.speaker.standing][kase];
  return ref === 'event-unit' ? theOneHit(s, kase) : UNITS[ref][kase];
};

export const theCharacter = (ref: Ref, s: Speaking, kase: Case): string =>
  typeof ref === 'object' || ref === 'event-unit' || ref === 'it' ? theUnit(ref, s, kase) : CHARACTERS[ref][kase];

/** `diese feindliche Einheit`: die, von der das Ereignis erzählt. */
function theOneHit({ speaker: { happensTo } }: Speaking, kase: Case): string {
  if (!happensTo || happensTo.side === 'any') return UNITS['event-unit'][kase];
  const [adjective = ''] = ADJECTIVES[happensTo.side];
  const ending = kase === 'nom' || kase === 'acc' ? 'e' : 'en';
  return adjective === '' ? SELF[kase] : SELF[kase].replace(' ', ` ${adjective}${ending} `);
}

const PRONOUNS: Readonly<Record<Gender, Forms>> = {
  m: forms('er', 'ihn', 'ihm', 'seiner'),
  f: forms('sie', 'sie', 'ihr', 'ihrer'),
};
const SEVERAL = forms('sie', 'sie', 'ihnen', 'ihrer');

/** `der feindliche Charakter`, `dein Charakter`: wo ein Fürwort zwei meinen könnte. */
function again({ of, side, or }: Selector, kase: Case): string {
  const { gender, one } = NOUNS[of];
  // Von mehreren Arten: keine von beiden allein.
  if (or) return the('gewählt', one, gender, kase);
  const [adjective] = ADJECTIVES[side];
  if (adjective !== undefined) return the(adjective, one, gender, kase);
  return side === 'self' ? `d${A[gender][kase]} ${one[kase]}` : PRONOUNS[gender][kase];
}

const OBJECTIVE = forms('die Aufgabe', 'die Aufgabe', 'der Aufgabe', 'der Aufgabe');

/** Introduced, or meant again. */
function meant(name: string, s: Speaking, kase: Case): string {
  const [known, who] = [s.speaker.nameOf(name), s.speaker.selector(name)];
  if (known !== undefined) return kase === 'gen' ? `von ${known}` : known;
  if (!who) return PRONOUNS.m[kase];
  const share = s.speaker.introduces(name);
  if (typeof share === 'object' && share) return `bis zu ${share.upTo} ${some(who, s, kase, 'all')}`;
  if (share) return some(who, s, kase, share);
  if (s.speaker.isMany(name)) return SEVERAL[kase];
  if (s.speaker.isPlain(name)) return PRONOUNS[NOUNS[who.of].gender][kase];
  return who.of === 'objective' ? OBJECTIVE[kase] : again(who, kase);
}

/** `ihre Befehlskarte`, `die Befehlskarte dieser Einheit`. */
export function orderCardOf(ref: Ref, s: Speaking): string {
  const own = possessive(ref, s);
  return own ? `${own}e Befehlskarte` : `die Befehlskarte ${near(ref, s)}`;
}

const POSSESSIVES = { m: 'sein', f: 'ihr' } as const;

/** `sein`, wo jemand schon genannt ist und ein Fürwort genügt. */
export function possessive(ref: Ref, s: Speaking): string | null {
  if (ref === 'it') return POSSESSIVES.m;
  if (typeof ref !== 'object' || s.speaker.nameOf(ref.bound) !== undefined || s.speaker.isFresh(ref.bound)) return null;
  const who = s.speaker.selector(ref.bound);
  if (!who) return POSSESSIVES.m;
  return s.speaker.isPlain(ref.bound) && !s.speaker.isMany(ref.bound) ? POSSESSIVES[NOUNS[who.of].gender] : null;
}
