import type { Rank } from '@faultline/rules';
import type { AbilityWords, Said } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { article, listed, some, theCharacter, theUnit } from './nouns.ts';

const ranks = (rank: readonly Rank[]): string =>
  listed(
    rank.map((each) => terms.ranks[each]),
    'or',
  );

/** `it is …`, `it is not …`. */
const is = (who: string, what: string): Said => [`${who} is ${what}`, `${who} is not ${what}`];

export const tests: AbilityWords['tests'] = {
  'roll-has': ({ roll, face, atLeast = 1 }) => {
    const [die, shown] = [terms.dice[roll], terms.faces[face]];
    return atLeast === 1
      ? [`the ${die} roll shows ${article(shown)}`, `the ${die} roll shows no ${shown}`]
      : [`the ${die} roll shows ${atLeast} or more ${shown}`, `the ${die} roll shows fewer than ${atLeast} ${shown}`];
  },
  near: ({ who, range, of }, s) => is(theCharacter(who, s), `within Range ${range} of ${theUnit(of, s)}`),
  wounded: ({ who }, s) => is(theUnit(who, s), 'Wounded'),
  hunkered: ({ who }, s) => {
    const unit = theUnit(who, s);
    return [`${unit} has a Hunker token`, `${unit} has no Hunker token`];
  },
  'would-suffer': () => ['there is damage to suffer', 'there is no damage to suffer'],
  some: ({ who }, s) => [`there is ${some(who, s)}`, `there is not ${some(who, s)}`],
  rank: ({ who, rank }, s) => is(theUnit(who, s), `a ${ranks(rank)} Unit`),
  engaged: ({ who, with: other }, s) => is(theCharacter(who, s), `engaged with ${theUnit(other, s)}`),
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
