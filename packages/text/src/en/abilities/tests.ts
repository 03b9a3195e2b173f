import type { Rank } from '@faultline/rules';
import type { AbilityWords, Said } from '../../abilities/abilityWords.ts';
import { article } from '../article.ts';
import { terms } from '../terms.ts';
import { howMuch, faceNames, listed, number, rollName, some, theCharacter, theUnit } from './nouns.ts';

const ranks = (rank: readonly Rank[]): string =>
  listed(
    rank.map((each) => terms.ranks[each]),
    'or',
  );

const ZONES = { deck: 'your Order Deck', reserve: 'your reserve', discard: 'your discard pile' } as const;
const ORIGINS = { deck: 'the Order Deck', reserve: 'the reserve', shatterpoint: 'the Shatterpoint card' } as const;

/** `it is …`, `it is not …`. */
const is = (who: string, what: string): Said => [`${who} is ${what}`, `${who} is not ${what}`];

export const tests: AbilityWords['tests'] = {
  'roll-has': ({ roll, face, atLeast = 1 }) => {
    const [name, shown] = [rollName(roll), faceNames(face)];
    return atLeast === 1
      ? [`the ${name} shows ${article(shown)}`, `the ${name} shows no ${shown}`]
      : [`the ${name} shows ${atLeast} or more ${shown}`, `the ${name} shows fewer than ${atLeast} ${shown}`];
  },
  near: ({ who, range, of }, s) => is(theCharacter(who, s), `up to Range ${range} from ${theUnit(of, s)}`),
  wounded: ({ who }, s) => is(theUnit(who, s), 'Wounded'),
  hunkered: ({ who }, s) => {
    const unit = theUnit(who, s);
    return [`${unit} has a Hunker token`, `${unit} has no Hunker token`];
  },
  'would-suffer': () => ['there is damage to suffer', 'there is no damage to suffer'],
  is: ({ who, a }, s) => is(theCharacter(who, s), some(a, s)),
  some: ({ who, atLeast = 1 }, s) =>
    atLeast === 1
      ? [`there is ${some(who, s)}`, `there is not ${some(who, s)}`]
      : [
          `there are ${number(atLeast)} or more ${some(who, s, 'all')}`,
          `there are fewer than ${number(atLeast)} ${some(who, s, 'all')}`,
        ],
  stance: ({ who, stance }, s) => is(theUnit(who, s), `in the stance ${stance}`),
  'order-card': ({ of, in: zones }, s) => {
    const card = `the order card of ${theUnit(of, s)}`;
    return is(
      card,
      `in ${listed(
        zones.map((zone) => ZONES[zone]),
        'or',
      )}`,
    );
  },
  'zone-holds': ({ zone }) => [`there is a card in ${ZONES[zone]}`, `there is no card in ${ZONES[zone]}`],
  'activated-from': ({ origin }) => is('the Unit', `activated from ${ORIGINS[origin]}`),
  'attack-type': ({ type }) => is('the attack', `a ${terms.attacks[type]} attack`),
  'wounded-by-this': ({ who }, s) => is(theUnit(who, s), 'Wounded by this'),
  more: ({ of, than }, s) => {
    const [more, less] = [howMuch(of, s), howMuch(than, s)];
    return [`there is more ${more} than ${less}`, `there is not more ${more} than ${less}`];
  },
  any: ({ of }, s) => [
    listed(
      of.map((test) => s.test(test)[0]),
      'or',
    ),
    listed(of.map((test) => s.test(test)[1])),
  ],
  rank: ({ who, rank }, s) => is(theUnit(who, s), `a ${ranks(rank)} Unit`),
  engaged: ({ who, with: other }, s) => {
    const engaged = `engaged with ${theUnit(other, s)}`;
    return who === 'mover'
      ? [`it is still ${engaged}`, `it is no longer ${engaged}`]
      : is(theCharacter(who, s), engaged);
  },
  'was-engaged': ({ who }, s) => [
    `${theUnit(who, s)} was engaged with it before`,
    `${theUnit(who, s)} was not engaged with it before`,
  ],
  'did-wound': ({ rank }) => [
    `this Unit has wounded a ${ranks(rank)} Unit in this activation`,
    `this Unit has wounded no ${ranks(rank)} Unit in this activation`,
  ],
  all: ({ of }, s) => [
    listed(of.map((test) => s.test(test)[0])),
    listed(
      of.map((test) => s.test(test)[1]),
      'or',
    ),
  ],
  not: ({ that }, s) => {
    const [holds, fails] = s.test(that);
    return [fails, holds];
  },
};
