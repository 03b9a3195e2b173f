import type { Rank } from '@faultline/rules';
import type { ReasonWords } from '../words/reasonWords.ts';
import { terms } from './terms.ts';

/** Why something is not among the options. */
export const offeredReasons: ReasonWords['rules'] = {
  'CR-ACT-09': () => 'Both actions of this activation are made.',
  'CR-ACT-11': () => 'This action was made already in this activation.',
  'CR-ACT-12': (t) => `Not this kind of move here; open are ${t.text('open')}.`,
  'R-ACT-12': () => 'A jump needs an ability or icon that grants it.',
  'CR-ACT-18': () => 'The unit has no ability that needs an action.',
  'CR-ABIL-01': () => 'Active abilities are for the unit’s own activation.',
  'CR-ABIL-05': () => 'This ability does not answer what just happened.',
  'CR-ABIL-06': () => 'One Reactive was used for this event already.',
  'CR-ABIL-15': (t) => `It costs ${t.text('price')} Force, and ${t.text('ready')} are ready.`,
  'CR-ABIL-19': () => 'The ability was used already this turn.',
  'R-ABIL-4': () => 'It would do nothing now.',
  'CR-STANCE-04': () => 'The stance was turned already in this activation.',
  'CR-STANCE-07': () => 'The stance card has one side only.',
  'CR-MOVE-14': (t) => `Engaged with ${t.text('engagedWith')}: a dash in place of the advance.`,
  'CR-MOVE-15': (t) => `Engaged with ${t.text('engagedWith')}: no climb.`,
  'CR-COND-17': () => 'Pinned: the next move fails and takes the condition off.',
  'CR-TREE-01': (t) => `The tree begins at ${t.text('open')}.`,
  'CR-TREE-03': (t) => `No path leads there; open are ${t.text('open')}.`,
  'CR-TREE-05': () => 'This option was chosen already in this attack.',
  'CR-FORCE-03': (t) => `It costs ${t.text('cost')} Force, and ${t.text('ready')} are ready.`,
  'CR-ORDER-06': () => 'A card goes into reserve right after it is turned up, not later.',
  'CR-ORDER-07': () => 'A card was reserved already this turn.',
  'CR-ORDER-13': () => 'The Shatterpoint card activates one of your own units that is not Defeated.',
  'CR-ORDER-15': () => 'Only a Shatterpoint card that was just turned up can be passed.',
  'CR-ORDER-17': () => 'After passing on a Shatterpoint card the next unit must activate.',
  'R-ORDER-1': () => 'No other card is left to reveal.',
  'R-ORDER-2': () => 'There is no card left to reveal.',
  'MS-PLOY-11': () => 'The Clever Ploy keeps this unit from activating this turn.',
  'CR-ACT-03': () => 'The unit does not have this condition.',
  'R-ACT-9': () => 'One condition must go.',
  'CR-ACT-23': () => 'The action is made by the characters of another unit.',
  'CR-ACT-24': () => 'This character has had its part of the action.',
  'CR-WND-05': () => 'A Wounded unit keeps its damage.',
  'CR-WND-11': () => 'The unit is no longer on the battlefield.',
  'CR-EFF-07': () => 'There is none of this to take off.',
  'CR-EFF-08': (t) =>
    t.has('distance')
      ? `That is ${t.length('distance')} from the healing character; Range 2 (${t.length('allowed')}) is allowed.`
      : 'Only the own unit and allied units can be healed.',
  'CR-EFF-10': () => 'The icon is for Active abilities.',
  'CR-EFF-11': () => 'The ability was used already this turn.',
  'R-EFF-2': () => 'The ability needs an action, which the icon does not give.',
  'R-ABIL-7': () => 'Each of them has its turn once.',
  'CR-ABIL-24': () => 'The ability does not mean this one.',
  'R-CARD-15': () => 'The ability means somebody else.',
  'CR-GEN-05': (t) =>
    `The ability means ${t
      .each('ranks')
      .map((rank) => terms.ranks[rank as Rank])
      .join(' or ')} units only.`,
  'CR-GEN-06': (t) => (t.text('enemy') === 'true' ? 'The ability means enemies.' : 'The ability means allies.'),
  'CR-GEN-14': (t) =>
    `That is ${t.length('distance')} away; Range ${t.text('range')} (${t.length('allowed')}) is allowed.`,
  'CR-GEN-15': (t) => `The ability asks for the tag ${t.each('tags').join(' or ')}.`,
  'CR-GEN-17': () => 'The ability means this unit itself.',
  'CR-LOS-01': () => 'There is no line of sight.',
  'CR-ENG-01': (t) =>
    t.text('wanted') === 'true'
      ? 'It is not engaged as the ability asks.'
      : 'The ability asks for somebody who is not engaged.',
  'CR-OBJ-02': () => 'It does not contest the objective that the ability asks for.',
};
