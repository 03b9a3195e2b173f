import type { MoveKind, Selector, Test } from '@faultline/rules';
import {
  type AbilityWords,
  goesWithoutSaying,
  isAboutIt,
  paragraph,
  type Speaking,
} from '../../abilities/abilityWords.ts';
import { auraOf } from '../../abilities/aura.ts';
import { terms } from '../terms.ts';
import { keywordName } from '../../terms.ts';
import { belonging, counted, faceNames, firstCounted, listed, some, times } from './nouns.ts';

const SELF: Selector = { of: 'character', side: 'self' };
const LIMITS = { turn: 'once per Turn', activation: 'once per activation', game: 'once per game' } as const;

const DOING: Readonly<Record<MoveKind, string>> = {
  advance: 'advancing',
  dash: 'dashing',
  climb: 'climbing',
  jump: 'jumping',
  reposition: 'repositioning',
};

/** When somebody rolls. */
const ROLLING = {
  attack: { melee: 'in melee attacks', ranged: 'in ranged attacks', any: 'in attacks' },
  defense: {
    melee: 'when defending against melee attacks',
    ranged: 'when defending against ranged attacks',
    any: 'when defending',
  },
} as const;

const unit = (whom: Selector | undefined, s: Speaking): string => some({ ...(whom ?? SELF), of: 'unit' }, s);

/** What must not be is told by what would end it: `unless this Unit is Wounded`. */
const asLongAs = (where: Test, s: Speaking): string =>
  where.test === 'not' && where.that.test === 'wounded'
    ? `unless ${s.test(where.that)[0]}`
    : `while ${s.test(where)[0]}`;

const during = (where: Test | undefined, s: Speaking): string => (where ? `${asLongAs(where, s)}, ` : '');

/** Those around this Unit are told by the place: `within Range 3 of this Unit, allies have Steadfast`. */
function placeFirst(who: Selector): readonly [place: string, who: Selector] {
  const { within, ...rest } = who;
  const isPlain = within?.from === 'self' && !within.every && !within.other && !who.or && who.seenBy !== 'self';
  return isPlain ? [`within Range ${within.range} of this Unit, `, rest] : ['', who];
}

export const clauses: AbilityWords['clauses'] = {
  use: ({ effects }, s) => paragraph(s.sentences(effects)),
  on: ({ event, where, limit, effects }, s) => {
    s.speaker.happensTo = event.to;
    const aura = s.isStanding && !limit ? auraOf(event, effects) : null;
    if (aura) {
      const whose = `${event.attackType ? `${terms.attacks[event.attackType]} ` : ''}${terms.dice[aura.roll]} rolls`;
      const part = event.inCombatAction ? ' in Combat actions' : '';
      return `${during(where, s)}${some(aura.who, s, 'all')} add 1 ${terms.faces[aura.face]} to their ${whose}${part}`;
    }
    const condition = where && !goesWithoutSaying(event, where) ? `if ${s.test(where)[0]}` : null;
    const [when, sentences] = [s.event(event), s.sentences(effects)];
    const often = limit ? ` (${LIMITS[limit]})` : '';
    const [only = '', another] = sentences;
    // One sentence takes the condition into itself; several have it in common.
    if (condition && another === undefined && !only.startsWith('if '))
      return `${when}${often}: ${paragraph([`${condition}, ${only}`])}`;
    return `${when}${condition ? `, ${condition}` : ''}${often}: ${paragraph(sentences)}`;
  },
  always: ({ keyword, for: whom, where }, s) => {
    const keywords = listed([keyword, ...s.besides].map((each) => keywordName(terms, each)));
    const [place, who] = placeFirst(whom ?? SELF);
    // What is asked of each is told of each, once it is named.
    if (where && isAboutIt(where)) return `${place}${some(who, s, 'each')} has ${keywords} ${asLongAs(where, s)}`;
    if (where && place) return `${place}${some(who, s, 'all')} have ${keywords} ${asLongAs(where, s)}`;
    return `${during(where, s)}${place}${some(who, s, 'all')} have ${keywords}`;
  },
  pool: ({ roll, attackType, dice, for: whom, where }, s) => {
    const [all, when] = [some(whom ?? SELF, s, 'all'), ROLLING[roll][attackType ?? 'any']];
    return `${during(where, s)}${firstCounted(dice, (n) => `${all} roll ${n} more ${n === 1 ? 'die' : 'dice'} ${when}`, s)}`;
  },
  pierce: ({ cover, protection, attackType, for: whom, where }, s) => {
    const kind = attackType ? `make ${terms.attacks[attackType]} attacks` : 'attack';
    const lost = protection
      ? 'ignore the target’s Protection'
      : cover === 'all'
        ? 'ignore the target’s Cover'
        : `reduce the target’s Cover by ${cover}`;
    return `${during(where, s)}when ${some(whom ?? SELF, s, 'all')} ${kind}, ${lost}`;
  },
  swap: ({ move, into, suffers, for: whom, where }, s) =>
    `${during(where, s)}${some(whom ?? SELF, s, 'all')} may ${suffers === undefined ? '' : `suffer ${suffers} damage to `}${terms.moves[into]} instead of ${listed(
      [move, ...s.moves].map((each) => DOING[each]),
      'or',
    )}`,
  firm: ({ roll, face, for: whom, where }, s) =>
    `${during(where, s)}enemy effects cannot modify ${faceNames(face)} results in the ${terms.dice[roll]} rolls of ${some(whom ?? SELF, s, 'all')}`,
  'heal-range': ({ range, attackType, inCombatAction, for: whom, where }, s) => {
    const kind = attackType ? `${terms.attacks[attackType]} attacks` : 'attacks';
    return `${during(where, s)}heals from Combat Tree Options of ${some(whom ?? SELF, s, 'all')} reach Range ${range} in ${kind}${inCombatAction ? ' of a Combat action' : ''}`;
  },
  cost: ({ of, less, more, limit, for: whom, where }, s) => {
    if (of === 'surcharge') {
      const extra = less === 'all' ? 'no extra Force' : `up to ${less} less extra Force`;
      return `${during(where, s)}abilities of ${some({ ...(whom ?? SELF), of: 'unit' }, s, 'all')} cost ${extra} for Wounded and Injured tokens`;
    }
    const what =
      of === 'reserve'
        ? `reserving ${belonging(unit(whom, s), 'Order Card')}`
        : `${limit ? `the first ability ${unit(whom, s)} uses each Turn` : `every ability of ${unit(whom, s)}`}`;
    const much = less === 'all' ? 'no Force' : more === undefined ? `${less} less Force` : `${more} more Force`;
    // Whom it is about is named before the condition asks after them.
    return where && isAboutIt(where)
      ? `${what} costs ${much} ${asLongAs(where, s)}`
      : `${during(where, s)}${what} costs ${much}`;
  },
  pay: ({ for: whom, where }, s) =>
    `${during(where, s)}${unit(whom, s)} may suffer damage equal to an ability’s cost instead of spending Force`,
  permit: ({ what, for: whom, where }, s) =>
    `${during(where, s)}${some(whom ?? SELF, s, 'all')} ${what === 'hunker-while-engaged' ? 'may gain and keep Hunker tokens' : 'may climb'} while Engaged`,
  bar: ({ what, for: whom, where }, s) =>
    what === 'reserving'
      ? `${during(where, s)}${belonging(unit(whom, s), 'Order Card')} cannot be reserved`
      : `${during(where, s)}abilities cannot push or pull ${some(whom ?? SELF, s, 'all')}`,
  control: ({ rule, where }, s) =>
    `${during(where, s)}${rule === 'keeps' ? 'your opponent cannot take your Control tokens off' : 'you win ties for control of'} objectives this Unit contests`,
  deploy: ({ range, first, beside }, s) => {
    if (beside)
      return `${some(beside, s, 'all')} of the same squad may deploy within Range ${range} of a character of this Unit instead of the squad’s first Primary character`;
    return first
      ? `deploy characters of this Unit right after the squad’s first Primary character, within Range ${range} of it`
      : `characters of this Unit may be deployed within Range ${range} of the squad’s first Primary character`;
  },
  deck: ({ cards, most }) =>
    `add ${most === undefined || most === cards.length ? '' : `up to ${most} of `}${counted(cards.length, 'Battle Tactics Card')} to your Order Deck`,
  actions: ({ action, times: n }) =>
    `this Unit can make ${terms.actions[action]} actions up to ${times(n)} in its activation`,
  tag: ({ tag, of }) => `allied ${of} Units have the ${tag} Tag`,
  uses: ({ times: n }) => `this Unit can use this ability ${times(n)} per activation`,
  forbid: ({ targeting: { by, target, attackType }, where }, s) =>
    `${some(by, s, 'all')} cannot target ${some(target, s, 'all')}${attackType ? ` with ${terms.attacks[attackType]} attacks` : ''}${where ? ` while ${s.test(where)[0]}` : ''}`,
};
