import type { Selector, Test } from '@faultline/rules';
import { type AbilityWords, goesWithoutSaying, paragraph, type Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { keywordName } from './phrases.ts';
import { amount, counted, listed, some, times } from './nouns.ts';

const SELF: Selector = { of: 'character', side: 'self' };
const LIMITS = { turn: 'once per turn', activation: 'once per activation', game: 'once per game' } as const;

const during = (where: Test | undefined, s: Speaking): string => (where ? `while ${s.test(where)[0]}, ` : '');

export const clauses: AbilityWords['clauses'] = {
  use: ({ effects }, s) => paragraph(s.sentences(effects)),
  on: ({ event, where, limit, effects }, s) => {
    const condition = where && !goesWithoutSaying(event, where) ? `, if ${s.test(where)[0]}` : '';
    const when = `${s.event(event)}${condition}${limit ? ` (${LIMITS[limit]})` : ''}`;
    return `${when}: ${paragraph(s.sentences(effects))}`;
  },
  always: ({ keyword, for: whom, where }, s) =>
    `${during(where, s)}${some(whom ?? SELF, s, 'all')} have ${listed([keyword, ...s.besides].map(keywordName))}`,
  pool: ({ roll, attackType, dice, for: whom, where }, s) => {
    const kind = `${attackType ? `${terms.attacks[attackType]} ` : ''}${terms.dice[roll]}`;
    const more = amount(dice, (n) => counted(n, 'die', 'dice'), s);
    return `${during(where, s)}${some(whom ?? SELF, s, 'all')} add ${more} to their ${kind} rolls`;
  },
  pierce: ({ cover, for: whom, where }, s) =>
    `${during(where, s)}when ${some(whom ?? SELF, s, 'all')} attack, the target ${cover === 'all' ? 'has no Cover' : `loses Cover [${cover}]`}`,
  swap: ({ move, into, for: whom, where }, s) =>
    `${during(where, s)}${some(whom ?? SELF, s, 'all')} may ${terms.moves[into]} whenever they would ${terms.moves[move]}`,
  cost: ({ of, less, limit, for: whom, where }, s) => {
    const what =
      of === 'reserve'
        ? `putting ${whom && whom.side !== 'self' ? `the order card of ${some({ ...whom, of: 'unit' }, s)}` : "this Unit's order card"} into reserve`
        : `${limit ? 'the first ability' : 'every ability'} of ${some({ ...(whom ?? SELF), of: 'unit' }, s)}${limit ? ' each turn' : ''}`;
    return `${during(where, s)}${what} costs ${less} Force less`;
  },
  pay: ({ for: whom, where }, s) =>
    `${during(where, s)}${some({ ...(whom ?? SELF), of: 'unit' }, s)} may pay for its abilities with damage: it suffers as much as they cost and spends no Force`,
  permit: ({ what, for: whom, where }, s) =>
    `${during(where, s)}${some(whom ?? SELF, s, 'all')} ${what === 'hunker-while-engaged' ? 'may gain and keep Hunker tokens' : 'may climb'} while engaged`,
  bar: ({ what, for: whom, where }, s) =>
    what === 'reserving'
      ? `${during(where, s)}the order card of ${some({ ...(whom ?? SELF), of: 'unit' }, s)} cannot go into reserve`
      : `${during(where, s)}no ability pushes or pulls ${some(whom ?? SELF, s, 'all')}`,
  control: ({ rule, where }, s) =>
    `${during(where, s)}you ${rule === 'keeps' ? 'cannot lose control of' : 'win ties over'} objectives this Unit contests`,
  deck: ({ cards, most }) =>
    `your Order Deck gets ${most === undefined || most === cards.length ? '' : `up to ${most} of `}${counted(cards.length, 'Battle Tactics card')}`,
  uses: ({ times: n }) => `this ability can be used ${times(n)} in the activation of this Unit`,
  forbid: ({ targeting: { by, target, attackType }, where }, s) =>
    `${during(where, s)}${some(by, s, 'all')} cannot target ${some(target, s, 'all')}${attackType ? ` with ${terms.attacks[attackType]} attacks` : ''}`,
};
