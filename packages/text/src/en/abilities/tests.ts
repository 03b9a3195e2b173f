import type { Amount, Condition, ObjectiveSelector, Rank, Ref } from '@faultline/rules';
import {
  type AbilityWords,
  kindAsked,
  onlyFilter,
  plainSide,
  type Said,
  type Speaking,
} from '../../abilities/abilityWords.ts';
import { article } from '../article.ts';
import { terms } from '../terms.ts';
import {
  belonging,
  howMuch,
  faceNames,
  listed,
  number,
  rollName,
  some,
  theCharacter,
  theUnit,
  TOKENS,
} from './nouns.ts';

/** `Primary or Secondary Unit`; of all ranks, `Unit`. */
const ranked = (rank: readonly Rank[]): string =>
  [
    rank.length === RANKS
      ? ''
      : listed(
          rank.map((each) => terms.ranks[each]),
          'or',
        ),
    'Unit',
  ]
    .filter(Boolean)
    .join(' ');
const RANKS = 3;

const ZONES = { deck: 'your Order Deck', reserve: 'your reserve', discard: 'your discard pile' } as const;
const ORIGINS = {
  deck: 'from the Order Deck',
  reserve: 'from reserve',
  shatterpoint: 'with the Shatterpoint Card',
} as const;

const swapped = ([holds, fails]: Said): Said => [fails, holds];

const conditions = (all: readonly Condition[]): string =>
  listed(
    all.map((each) => terms.conditions[each]),
    'or',
  );

/** `it is …`, `it is not …`. */
const is = (who: string, what: string): Said => [`${who} is ${what}`, `${who} is not ${what}`];

/** Somebody described as somebody who is there: the place, or else the first thing told of them, becomes the verb. */
function there(whole: string, many = false): string {
  const verb = many ? 'are' : 'is';
  const [, who = whole, but = ''] = /^(.*?)((?: other than .*)?)$/.exec(whole) ?? [];
  const place = / (within Range|Engaged with|in Line of Sight) /;
  if (place.test(who)) return who.replace(place, `${but} ${verb} $1 `);
  if (/ that (is|contests?) /.test(who))
    return who.replace(/ that (is|contests?) /, (_, does) => `${but} ${does === 'is' ? verb : does} `);
  if (/ with /.test(who)) return who.replace(/ with /, `${but}${many ? ' have ' : ' has '}`);
  return `there ${verb} ${whole}`;
}

const none = (who: string): string =>
  who.replace(/^(another|an?) /, (_, which) => (which === 'another' ? 'no other ' : 'no '));

/** Several tests of the same one name it once. */
const once = (tests: readonly string[]): readonly string[] => {
  const [, subject] = /^(.+?) (?:is|has|was) /.exec(tests[0] ?? '') ?? [];
  return tests.map((test, i) =>
    i > 0 && subject && test.startsWith(`${subject} `) ? test.slice(subject.length + 1) : test,
  );
};

/** Somebody at an objective: `the target contests an Active objective that you do not control`. */
function contests(who: ObjectiveSelector, by: Ref, s: Speaking): Said {
  const { contestedBy: _, ...objective } = who;
  const [one, what] = [theCharacter(by, s), some(objective, s)];
  return [`${one} contests ${what}`, `${one} does not contest ${what}`];
}

const isMomentum = (value: Amount, of: string): boolean =>
  typeof value === 'object' && value.count === 'momentum' && value.of === of;

const isFound = (value: Amount): value is Extract<Amount, { count: 'found' }> =>
  typeof value === 'object' && value.count === 'found';

export const tests: AbilityWords['tests'] = {
  'roll-has': ({ roll, face, atLeast = 1 }) => {
    const name = rollName(roll);
    const one = face === 'expertise' ? 'expertise' : article(faceNames(face));
    return atLeast === 1
      ? [`the ${name} contains ${one}`, `the ${name} contains no ${faceNames(face, 0)}`]
      : [
          `the ${name} contains ${atLeast} or more ${faceNames(face, 2)}`,
          `the ${name} contains fewer than ${atLeast} ${faceNames(face, 2)}`,
        ];
  },
  near: ({ who, range, of }, s) => is(theCharacter(who, s), `within Range ${range} of ${theUnit(of, s)}`),
  wounded: ({ who }, s) => is(theUnit(who, s), 'Wounded'),
  hunkered: ({ who }, s) => {
    const unit = theUnit(who, s);
    return [`${unit} has a Hunker token`, `${unit} has no Hunker token`];
  },
  'would-suffer': () => ['it would suffer damage', 'it would not suffer damage'],
  is: ({ who, a: asked }, s) => {
    const a = plainSide(who, asked, s);
    const [one, only] = [theCharacter(who, s), onlyFilter(a)];
    if (only === 'engaged') return a.engaged ? is(one, 'Engaged') : swapped(is(one, 'Engaged'));
    if (only === 'activating') {
      const acts = is(theUnit(who, s), 'activating');
      return a.activating ? acts : swapped(acts);
    }
    if (only === 'condition' && a.condition) {
      const held = conditions(a.condition);
      return [`${theUnit(who, s)} has ${held}`, `${theUnit(who, s)} does not have ${held}`];
    }
    if (only === 'contesting' && a.contesting) {
      const what = a.contesting === true ? 'an Active objective' : theUnit(a.contesting, s);
      return [`${one} contests ${what}`, `${one} does not contest ${what}`];
    }
    return is(one, some(a, s));
  },
  some: ({ who, atLeast = 1 }, s) =>
    atLeast === 1 && who.of === 'objective' && who.contestedBy
      ? contests(who, who.contestedBy, s)
      : atLeast === 1
        ? [there(some(who, s)), there(none(some(who, s)))]
        : [
            there(`${number(atLeast)} or more ${some(who, s, 'all')}`, true),
            there(`fewer than ${number(atLeast)} ${some(who, s, 'all')}`, true),
          ],
  stance: ({ who, stance }, s) => is(theUnit(who, s), `in its ${s.stance(stance)} stance`),
  'order-card': ({ of, in: zones }, s) => {
    const card = belonging(theUnit(of, s), 'Order Card');
    return is(
      card,
      `in ${listed(
        zones.map((zone) => (of === 'self' ? ZONES[zone] : ZONES[zone].replace('your', 'its player’s'))),
        'or',
      )}`,
    );
  },
  'zone-holds': ({ zone, a }, s) =>
    a
      ? [
          `${ZONES[zone]} holds the Order Card of ${some(a, s)}`,
          `${ZONES[zone]} does not hold the Order Card of ${some(a, s)}`,
        ]
      : [`there is a card in ${ZONES[zone]}`, `there is no card in ${ZONES[zone]}`],
  'activated-from': ({ origin }) => [
    `the Unit was activated ${ORIGINS[origin]}`,
    `the Unit was not activated ${ORIGINS[origin]}`,
  ],
  'attack-type': ({ type }) => is('the attack', `a ${terms.attacks[type]} attack`),
  'combat-action': () => is('the attack', 'part of a Combat action'),
  'ended-higher': ({ who }, s) => {
    const character = theCharacter(who, s);
    return [`${character} ended higher than it began`, `${character} did not end higher than it began`];
  },
  'wounded-by-this': ({ who }, s) => {
    const unit = theUnit(who, s);
    return [`${unit} becomes Wounded by this`, `${unit} does not become Wounded by this`];
  },
  more: ({ of, than }, s) => {
    if (isMomentum(of, 'own') && isMomentum(than, 'opponent'))
      return ['you have more Momentum than your opponent', 'you do not have more Momentum than your opponent'];
    if (isMomentum(of, 'opponent') && isMomentum(than, 'own'))
      return ['your opponent has more Momentum than you', 'your opponent does not have more Momentum than you'];
    if (than === 0 && typeof of === 'object') return anyOf(of, s);
    if (isFound(of) && isFound(than)) {
      const kind = kindAsked(of.of, than.of);
      if (kind) {
        const every = `every ${some(of.of, s, 'each').replace(/^(each|every) /, '')} is ${some(kind, s)}`;
        return [`not ${every}`, every];
      }
      const [many, few] = [some(of.of, s, 'all'), some(than.of, s, 'all')];
      return [`there are more ${many} than ${few}`, `there are not more ${many} than ${few}`];
    }
    const [more, less] = [howMuch(of, s), howMuch(than, s)];
    return [`there is more ${more} than ${less}`, `there is not more ${more} than ${less}`];
  },
  any: ({ of }, s) => [
    listed(once(of.map((test) => s.test(test)[0])), 'or'),
    listed(once(of.map((test) => s.test(test)[1]))),
  ],
  rank: ({ who, rank }, s) => is(theUnit(who, s), `a ${ranked(rank)}`),
  engaged: ({ who, with: other }, s) => {
    const engaged = `Engaged with ${theUnit(other, s)}`;
    return who === 'mover'
      ? [`it is still ${engaged}`, `it is no longer ${engaged}`]
      : is(theCharacter(who, s), engaged);
  },
  'was-engaged': ({ who }, s) => [
    `${theUnit(who, s)} was Engaged with it before`,
    `${theUnit(who, s)} was not Engaged with it before`,
  ],
  'did-wound': ({ rank }) => [
    `this Unit Wounded a ${ranked(rank)} this activation`,
    `this Unit did not Wound a ${ranked(rank)} this activation`,
  ],
  all: ({ of }, s) => [
    listed(once(of.map((test) => s.test(test)[0]))),
    listed(once(of.map((test) => s.test(test)[1])), 'or'),
  ],
  not: ({ that }, s) => {
    const [holds, fails] = s.test(that);
    return [fails, holds];
  },
};

/** Whether there is any of what is counted. */
function anyOf(of: Exclude<Amount, number>, s: Speaking): Said {
  if (of.count === 'dealt') return ['the target suffered damage', 'the target suffered no damage'];
  if (!('on' in of)) return [`there is ${howMuch(of, s)}`, `there is no ${howMuch(of, s)}`];
  const [unit, token] = [theUnit(of.on, s), TOKENS[of.count]];
  return [`${unit} has ${of.count === 'damage' ? token : article(token)}`, `${unit} has no ${token}`];
}
