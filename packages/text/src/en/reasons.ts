import type { ReasonWords, Told } from '../words/reasonWords.ts';
import { offeredReasons } from './offeredReasons.ts';
import { partReasons } from './partReasons.ts';
import { teamReasons } from './teamReasons.ts';

/** The characters that count on either side. */
const sides = (t: Told): string => `${t.text('first') || 'nobody'} against ${t.text('second') || 'nobody'}`;

const tooLong = (what: string, most: string): string => {
  if (what === 'set') return `At most ${most} things are corrected at once.`;
  return `${what === 'why' ? 'A reason' : 'A note'} has at most ${most} characters.`;
};

export const reasons: ReasonWords = {
  rules: {
    entry: (t) => {
      if (t.has('most')) return tooLong(t.text('wrong'), t.text('most'));
      return t.has('wrong') ? `The command cannot be read: ${t.text('wrong')}.` : 'This is no command of the game.';
    },
    'DP-58': () => 'Only a player can concede.',
    'DP-59': (t) => {
      if (t.has('author')) return 'Only a player may say this, and of some things an arbiter.';
      if (t.has('offer')) return 'Only whoever made an offer takes it back.';
      if (t.has('freeBackTo'))
        return 'Dice, cards or the other player came in between: both players must agree to this undo.';
      return 'A correction must name something that is in the game, and say why.';
    },
    'CR-GEN-01': () => 'A game is for two players.',
    'R-TURN-7': (t) =>
      t.has('to')
        ? 'The game is over: nothing is taken back. Any earlier moment can be continued as a game of its own.'
        : 'The game is over.',
    'SD-MC-02': () => 'Mission Critical is announced by the clock or an arbiter, not by a player.',
    'SD-TIM-03': () => 'Time is called by the clock or an arbiter, not by a player.',
    'R-MEAS-2': () => 'A place is given in whole hundredths of a millimetre.',
    'CR-MOVE-03': () => 'The arms of the movement tool have a fixed length.',
    'CR-MOVE-04': () => 'The movement tool bends by 90 degrees at most.',
    'CR-MOVE-05': (t) => `${t.excess()} too far: the base must end touching the movement tool.`,
    'CR-MOVE-09': (t) => `The tool may not cross ${t.text('part')} with this kind of move.`,
    'CR-MOVE-11': (t) => `That is ${t.length('height')} up, higher than this move can go (${t.length('allowed')}).`,
    'CR-MOVE-19': (t) => `There is no room for the base: ${t.text('part')} is in the way.`,
    'CR-MOVE-20': (t) => `The base would stand in ${t.text('part')}.`,
    'CR-MOVE-21': (t) =>
      t.has('overhang')
        ? `The base would hang ${t.length('overhang')} over the edge of the surface.`
        : 'There is nothing to stand on at this height.',
    'CR-MOVE-22': (t) => `The base would reach ${t.length('beyondEdge')} beyond the edge of the table.`,
    'CR-OVER-02': (t) => `The base would overlap ${t.text('overlaps')} by ${t.length('by')}.`,
    'R-MOVE-5': () => 'This move must stay inside the marked wedge.',
    'CR-PUSH-17': () => 'A push or pull must stay inside the marked wedge.',
    'CR-PLACE-01': (t) => `That is ${t.length('distance')} away; ${t.length('allowed')} are allowed.`,
    'CR-INGR-01': () => 'These two ingress points are not linked.',
    'CR-INGR-04': (t) =>
      t.has('distance')
        ? `The base must stand within ${t.length('allowed')} of the ingress point: it is ${t.length('distance')} away.`
        : 'The base must stand level with the ingress point.',
    'CR-INGR-05': () => 'The other end of the ingress point must lie at another height.',
    'CR-DEPLOY-04': (t) => `That is ${t.length('distance')} from your edge; ${t.length('allowed')} are allowed.`,
    'CR-DEPLOY-05': (t) =>
      `That is ${t.length('distance')} from the leader of the squad; ${t.length('allowed')} are allowed.`,
    'R-DEPLOY-3': (t) => `Standing here there would be no room left for ${t.text('without')}.`,
    'CR-STANCE-11': (t) => `The stance ${t.text('stance')} has no such attack.`,
    'CR-ENG-07': (t) => `Engaged with ${t.text('engagedWith')}: no ranged attacks.`,
    'CR-ATK-01': (t) => `${t.text('target')} is not an enemy on the table.`,
    'CR-ATK-03': (t) => {
      if (t.has('blockedBy')) return `Not engaged: ${t.text('blockedBy')} is in the line of sight.`;
      return t.text('sameElevation') === 'false'
        ? 'Not engaged: at another elevation.'
        : `Not engaged: ${t.length('distance')} away.`;
    },
    'CR-ATK-04': (t) => `Out of range: ${t.length('distance')} away, Range ${t.text('range')} is needed.`,
    'CR-ATK-05': (t) => `No line of sight: ${t.text('blockedBy')} is in the way.`,
    'CR-GEN-10': () => 'An ability forbids this.',
    'CR-ATK-14': (t) => `Enter ${t.text('needed')} dice.`,
    'CR-DICE-02': (t) => `An attack die has no face "${t.text('face')}".`,
    'CR-DICE-04': (t) => `A defense die has no face "${t.text('face')}".`,
    'CR-OBJ-03': () => 'The objective is Inactive: nobody contests it.',
    'CR-OBJ-05': (t) => `More characters contest it on its own level: ${sides(t)}.`,
    'CR-OBJ-06': (t) => `As many on either side contest it on its own level: ${sides(t)}.`,
    'CR-OBJ-07': (t) => `Nobody contests it on its level, and of the others more are: ${sides(t)}.`,
    'CR-OBJ-08': (t) => `Nobody contests it on its level, and of the others as many on either side: ${sides(t)}.`,
    'CR-OBJ-09': () => 'Nobody contests it: control stays as it was.',
    'CR-STRUG-02': (t) => `One space for each objective controlled: ${t.text('objectives')}.`,
    'CR-STRUG-09': () => 'The Struggle token lies on the half of the opponent.',
    'CR-STRUG-10': () => 'The Struggle token lies in the centre: both players gain.',
    'MS-PRIO-03': (t) => `One space more for a priority objective: ${t.text('objectives')}.`,
    'MS-PRIO-06': (t) => `One space more for all priority objectives: ${t.text('objectives')}.`,
    'SD-R-77': () => 'It is too late: the other player has decided something since.',
    'SD-MC-03': () => 'Mission Critical: the active player gains Momentum first.',
    'CR-STRUG-01': () => 'The Struggle token lies on one of the 17 spaces.',
    'CR-STRUG-06': () => 'The Struggle token may not lie on a Momentum token.',
    'CR-STRUG-12': () => 'Each side holds none to eight Momentum tokens.',
    'CR-FORCE-04': () => 'There cannot be more ready Force than the pool holds.',
    'CR-ORDER-08': () => 'The reserve already holds a card.',
    'CR-BTC-02': () => 'A Battle Tactics card cannot be put into reserve.',
    'CR-ORDER-12': () => 'The Shatterpoint card cannot be put into reserve.',
    ...offeredReasons,
    ...partReasons,
    ...teamReasons,
  },
  other: (facts) =>
    facts === '' ? 'The rules do not allow this here.' : `The rules do not allow this here: ${facts}.`,
  why: {
    over: 'The game is over.',
    'nobody-asked': 'Nobody is asked anything now.',
    'not-your-decision': 'The other player decides this.',
    stale: 'The game has moved on since; look again.',
    'unknown-option': 'This is not offered now.',
    malformed: 'The command cannot be read.',
    illegal: 'The rules do not allow this.',
    'no-consent': 'Both players must agree to this.',
    'no-authority': 'Somebody else has to say this.',
    'look-only':
      'The dice of this game can be worked out from a few rolls: it is only looked at. Any of its moments can be continued as a game of its own.',
  },
};
