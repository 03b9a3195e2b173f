import { plural } from './plural.ts';
import type { MoveKind, Rank } from '@faultline/rules';
import type { ReasonWords, Told } from '../words/reasonWords.ts';
import { article } from './article.ts';
import { terms } from './terms.ts';

/** Options of a Combat Tree by their numbers: `n3` is Option 3. */
const optionsOf = (t: Told): string => {
  const numbers = t.options('open');
  return `${plural(numbers.length, 'Option')} ${numbers.join(', ')}`;
};

/** Why something is not among the options. */
export const offeredReasons: ReasonWords['rules'] = {
  'CR-ACT-09': () => 'No actions left in this activation.',
  'CR-ACT-11': () => 'Each action can be made once per activation.',
  'CR-ACT-12': (t) => {
    const open = t.each('open').map((kind) => terms.moves[kind as MoveKind] ?? kind);
    return open.length === 1
      ? `Only ${article(open[0] ?? '')} is possible here.`
      : `Not possible here. Available: ${open.join(', ')}.`;
  },
  'R-ACT-12': () => 'Only an ability or effect can grant a jump.',
  'R-ACT-11': () => 'Not while something else is being resolved.',
  'CR-ACT-18': () => 'This Unit has no ability that costs an action.',
  'CR-ABIL-01': () => 'Active abilities can only be used in the Unit’s own activation.',
  'CR-ABIL-05': () => 'Nothing has triggered this ability.',
  'CR-ABIL-06': () => 'You already used a Reactive ability for this trigger.',
  'CR-ABIL-09': () => 'This ability takes effect by itself.',
  'CR-ABIL-15': (t) => `Costs ${t.text('price')} Force; you have ${t.text('ready')} Ready.`,
  'CR-ABIL-19': () => 'Already used this Turn.',
  'CR-ABIL-22': () => 'Not while something else is being resolved.',
  'R-ABIL-4': () => 'This would have no effect.',
  'CR-STANCE-04': () => 'You can flip the stance once per activation.',
  'CR-STANCE-06': () => 'The stance can only be flipped in the Unit’s own activation.',
  'CR-STANCE-07': () => 'This Stance Card has only one side.',
  'R-STANCE-1': () => 'Not while something else is being resolved.',
  'CR-MOVE-14': (t) => `Engaged with ${t.text('engagedWith')}: dash instead of advance.`,
  'CR-MOVE-15': (t) => `Engaged with ${t.text('engagedWith')}: cannot climb.`,
  'CR-COND-17': () => 'Pinned: the next move fails and removes Pinned.',
  'CR-TREE-01': (t) => `Start with ${optionsOf(t)}.`,
  'CR-TREE-03': (t) => `No path leads there. Available: ${optionsOf(t)}.`,
  'CR-TREE-05': () => 'You already chose this Option in this attack.',
  'CR-FORCE-03': (t) => `Costs ${t.text('cost')} Force; you have ${t.text('ready')} Ready.`,
  'CR-ORDER-06': () => 'A card can only be reserved right after it is revealed.',
  'CR-ORDER-07': () => 'You already reserved a card this Turn.',
  'CR-ORDER-13': () => 'The Shatterpoint Card activates one of your own Units that is not Defeated.',
  'CR-ORDER-15': () => 'Only a Shatterpoint Card that was just revealed can be passed.',
  'CR-ORDER-17': () => 'A Unit revealed after passing the Shatterpoint Card must activate.',
  'R-ORDER-1': () => 'There is no other card to reveal.',
  'R-ORDER-2': () => 'There are no cards left to reveal.',
  'MS-PLOY-11': () => 'The Clever Ploy prevents this Unit from activating this Turn.',
  'CR-ACT-03': () => 'This Unit does not have this condition.',
  'R-CARD-27': (t) => `There it would be Engaged with ${t.text('engagedWith')}, and this move may not end Engaged.`,
  'R-CARD-17': () => 'This move must be made. It may be as short as you like.',
  'R-ACT-9': () => 'You must remove one condition.',
  'CR-ACT-23': () => 'Only characters in the activated Unit take part in this action.',
  'CR-ACT-24': () => 'This character has already taken its part of the action.',
  'CR-WND-05': () => 'Damage cannot be removed from a Wounded Unit.',
  'CR-WND-11': () => 'This Unit is no longer on the battlefield.',
  'CR-EFF-07': () => 'There is nothing of this kind to remove.',
  'CR-EFF-08': (t) =>
    t.has('distance')
      ? `Too far from the healing character: ${t.length('distance')}. Maximum: Range 2 (${t.length('allowed')}).`
      : 'Only this Unit and allied Units can be healed.',
  'CR-EFF-10': () => 'This icon can only be used for Active abilities.',
  'CR-EFF-11': () => 'Already used this Turn.',
  'R-EFF-2': () => 'This ability costs an action; the icon does not provide one.',
  'R-ABIL-7': () => 'Each of them is chosen once.',
  'CR-ABIL-24': () => 'This ability does not apply here.',
  'R-CARD-15': () => 'This ability needs someone else.',
  'CR-GEN-05': (t) =>
    `This ability only affects ${t
      .each('ranks')
      .map((rank) => terms.ranks[rank as Rank])
      .join(' or ')} Units.`,
  'CR-GEN-06': (t) =>
    t.text('enemy') === 'true' ? 'This ability only affects enemies.' : 'This ability only affects allies.',
  'CR-GEN-14': (t) => `Too far: ${t.length('distance')}. Maximum: Range ${t.text('range')} (${t.length('allowed')}).`,
  'CR-GEN-15': (t) => `This ability needs the ${t.each('tags').join(' or ')} Tag.`,
  'CR-GEN-17': () => 'This ability only affects its own Unit.',
  'CR-LOS-01': () => 'No Line of Sight.',
  'CR-ENG-01': (t) =>
    t.text('wanted') === 'true'
      ? 'Not Engaged as this ability requires.'
      : 'This ability needs someone who is not Engaged.',
  'CR-OBJ-02': () => 'Does not contest the objective this ability requires.',
};
