import type { ReasonWords, Told } from '../words/reasonWords.ts';
import { offeredReasons } from './offeredReasons.ts';
import { partReasons } from './partReasons.ts';
import { refusals } from './refusals.ts';
import { teamReasons } from './teamReasons.ts';

/** The characters that count on either side. */
const sides = (t: Told): string => `${t.text('first') || 'nobody'} vs. ${t.text('second') || 'nobody'}`;

const tooLong = (what: string, most: string): string => {
  if (what === 'set') return `At most ${most} things can be corrected at once.`;
  return `${what === 'why' ? 'A reason' : 'A note'} can have at most ${most} characters.`;
};

export const reasons: ReasonWords = {
  rules: {
    entry: (t) => {
      if (t.has('most')) return tooLong(t.text('wrong'), t.text('most'));
      return t.has('wrong') ? `Invalid command: ${t.text('wrong')}.` : 'Unknown command.';
    },
    'DP-58': () => 'Only a player can concede.',
    'DP-59': (t) => {
      if (t.has('author')) return 'Only a player can do this; some things only an Arbiter.';
      if (t.has('offer')) return 'Only the player who made an offer can withdraw it.';
      if (t.has('freeBackTo'))
        return 'Dice, cards or your opponent’s decisions came in between. Both players must agree to this undo.';
      return 'A correction needs a valid target and a reason.';
    },
    'CR-GEN-01': () => 'The game needs exactly two players.',
    'R-TURN-7': (t) =>
      t.has('to')
        ? 'The game is over and cannot be undone. You can continue from any earlier position as a new game.'
        : 'The game is over.',
    'SD-MC-02': () => 'Mission Critical is announced by the clock or an Arbiter, not by a player.',
    'SD-TIM-03': () => 'Time is called by the clock or an Arbiter, not by a player.',
    'R-MEAS-2': () => 'Positions must be whole hundredths of a millimeter.',
    'CR-MOVE-03': () => 'The movement tool’s arms have a fixed length.',
    'CR-MOVE-04': () => 'The movement tool bends 90° at most.',
    'CR-MOVE-05': (t) => `${t.excess()} too far. The base must end in contact with the movement tool.`,
    'CR-MOVE-09': (t) => `This move cannot cross ${t.text('part')}.`,
    'CR-MOVE-11': (t) => `Too high: ${t.length('height')}. This move reaches ${t.length('allowed')}.`,
    'CR-MOVE-19': (t) => `No room for the base: ${t.text('part')} is in the way.`,
    'CR-MOVE-20': (t) => `The base would stand partly on ${t.text('part')}.`,
    'CR-MOVE-21': (t) =>
      t.has('overhang')
        ? `The base would hang ${t.length('overhang')} over the edge.`
        : 'There is nothing to stand on at this height.',
    'CR-MOVE-22': (t) => `The base would be ${t.length('beyondEdge')} off the battlefield.`,
    'CR-OVER-02': (t) => `The base would overlap ${t.text('overlaps')} by ${t.length('by')}.`,
    'R-MOVE-5': () => 'This move must stay inside the highlighted area.',
    'CR-PUSH-17': () => 'Pushes and pulls must stay inside the highlighted area.',
    'CR-PLACE-01': (t) => `Too far: ${t.length('distance')}. Maximum: ${t.length('allowed')}.`,
    'CR-INGR-01': () => 'These two ingress points are not linked.',
    'CR-INGR-04': (t) =>
      t.has('distance')
        ? `Too far from the ingress point: ${t.length('distance')}. Maximum: ${t.length('allowed')}.`
        : 'The base must be at the ingress point’s Elevation.',
    'CR-INGR-05': () => 'The exit must be at a different Elevation.',
    'CR-DEPLOY-04': (t) => `${t.length('distance')} from your edge. Maximum: ${t.length('allowed')}.`,
    'CR-DEPLOY-05': (t) => `${t.length('distance')} from the squad’s first character. Maximum: ${t.length('allowed')}.`,
    'R-DEPLOY-3': (t) => `This would leave no room for ${t.text('without')}.`,
    'CR-STANCE-11': (t) => `${t.text('stance')} does not have this attack.`,
    'CR-ENG-07': (t) => `Engaged with ${t.text('engagedWith')}: cannot make ranged attacks.`,
    'CR-ATK-01': (t) => `${t.text('target')} is not an enemy on the battlefield.`,
    'CR-ATK-03': (t) => {
      if (t.has('blockedBy')) return `Not Engaged: ${t.text('blockedBy')} blocks Line of Sight.`;
      return t.text('sameElevation') === 'false'
        ? 'Not Engaged: different Elevation.'
        : `Not Engaged: ${t.length('distance')} away. Melee needs Range 2.`;
    },
    'CR-ATK-04': (t) => `Out of range: ${t.length('distance')} away. Maximum: Range ${t.text('range')}.`,
    'CR-ATK-05': (t) => `No Line of Sight: ${t.text('blockedBy')} is in the way.`,
    'CR-GEN-10': () => 'An ability prevents this.',
    'CR-ATK-14': (t) => `Enter ${t.text('needed')} ${t.text('needed') === '1' ? 'die' : 'dice'}.`,
    'CR-DICE-02': (t) => `An attack die has no face "${t.text('face')}".`,
    'CR-DICE-04': (t) => `A defense die has no face "${t.text('face')}".`,
    'CR-OBJ-03': () => 'Inactive objectives cannot be contested.',
    'CR-OBJ-05': (t) => `More characters at its Elevation: ${sides(t)}.`,
    'CR-OBJ-06': (t) => `Tied at its Elevation: ${sides(t)}. Control does not change.`,
    'CR-OBJ-07': (t) => `Nobody at its Elevation; more characters at others: ${sides(t)}.`,
    'CR-OBJ-08': (t) => `Nobody at its Elevation; tied at others: ${sides(t)}. Control does not change.`,
    'CR-OBJ-09': () => 'Nobody contests it. Control does not change.',
    'CR-STRUG-02': (t) => `1 space per controlled objective: ${t.text('objectives')}.`,
    'CR-STRUG-09': () => 'The Struggle token is on the opponent’s side.',
    'CR-STRUG-10': () => 'The Struggle token is in the center: both players gain 1 Momentum.',
    'MS-PRIO-03': (t) => `1 extra space for a Priority Objective: ${t.text('objectives')}.`,
    'MS-PRIO-06': (t) => `1 extra space for all Priority Objectives: ${t.text('objectives')}.`,
    'SD-R-77': () => 'Too late: your opponent has made a decision since.',
    'SD-MC-03': () => 'Mission Critical: the active player gains Momentum first.',
    'CR-STRUG-01': () => 'The Struggle token must be on one of the 17 spaces.',
    'CR-STRUG-06': () => 'The Struggle token cannot share a space with a Momentum token.',
    'CR-STRUG-12': () => 'Each player has 0 to 8 Momentum tokens.',
    'KO-R-02': () => 'Each side of the Struggle Tracker holds 0 to 8 Momentum tokens.',
    'KO-S1-04': () => 'Armored Targets are attacked by a rule of the Stage, not by an action.',
    'KO-S1-08': (t) =>
      `Not contested: ${t.length('distance')} away. A melee attack needs a character that contests it (Range 2, not Wounded).`,
    'KO-S1-09': () => 'Engaged: no ranged attack on an Armored Target.',
    'KO-S1-10': (t) => `Out of range: ${t.length('distance')} away. Maximum: Range ${t.text('range')}.`,
    'KO-R-31': (t) => `No Line of Sight to the objective: ${t.text('blockedBy')} is in the way.`,
    'KO-R-65': () => 'What the operation has made of this Unit does not let it do that now.',
    'KO-R-76': () =>
      'Guard Duty: no ranged attacks, every advance becomes a dash, and abilities choose no enemy beyond Range 5.',
    'KO-R-77': (t) =>
      t.text('near') === 'true'
        ? `Too far: ${t.length('distance')} away. Deploy within Range ${t.text('range')} of it.`
        : `Too close: ${t.length('distance')} away. Deploy outside Range ${t.text('range')}.`,
    'KO-R-73': (t) => `Too near: ${t.length('distance')}. It must be farther away than ${t.length('allowed')}.`,
    'KO-TOK-01': () => 'The Struggle token is on the center space (1) or off the tracker (0).',
    'CR-FORCE-04': () => 'Ready Force cannot exceed the Force Pool.',
    'CR-ORDER-08': () => 'You already have a card in reserve.',
    'CR-BTC-02': () => 'Battle Tactics Cards cannot be reserved.',
    'CR-ORDER-12': () => 'The Shatterpoint Card cannot be reserved.',
    ...offeredReasons,
    ...partReasons,
    ...teamReasons,
  },
  ...refusals,
};
