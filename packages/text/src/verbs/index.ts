import { action } from './action.ts';
import { addDice } from './addDice.ts';
import { afterAttack } from './afterAttack.ts';
import { attack } from './attack.ts';
import { attackTarget } from './attackTarget.ts';
import { changeStance } from './changeStance.ts';
import { choose } from './choose.ts';
import { chooseTag } from './chooseTag.ts';
import { clock } from './clock.ts';
import { check, when, ifDid, repeat } from './conditional.ts';
import { control } from './control.ts';
import { cover } from './cover.ts';
import { defeat } from './defeat.ts';
import { dice } from './dice.ts';
import { dropHunker } from './dropHunker.ts';
import { each } from './each.ts';
import { as, bindActivated, chooseNumber, chooseSquad, raise, resolve, shuffleDeck } from './flow.ts';
import { gain } from './gain.ts';
import { grant } from './grant.ts';
import { heal } from './heal.ts';
import { hunker } from './hunker.ts';
import { injure } from './injure.ts';
import { instead } from './instead.ts';
import { load } from './load.ts';
import { look } from './look.ts';
import { lose } from './lose.ts';
import { loseMomentum } from './loseMomentum.ts';
import { mark } from './mark.ts';
import { may } from './may.ts';
import { mend } from './mend.ts';
import { momentum } from './momentum.ts';
import { move } from './move.ts';
import { nextAttack } from './nextAttack.ts';
import { orderCard } from './orderCard.ts';
import { pick } from './pick.ts';
import { measureFrom, movePiece, putPiece, putUnit, removePiece, shift } from './pieces.ts';
import { place } from './place.ts';
import { push, pull } from './push.ts';
import { refresh } from './refresh.ts';
import { refreshDeck } from './refreshDeck.ts';
import { roll } from './roll.ts';
import { shareHeals } from './shareHeals.ts';
import { shed } from './shed.ts';
import { shove } from './shove.ts';
import { splitPool } from './splitPool.ts';
import { state } from './state.ts';
import { struggle } from './struggle.ts';
import { suffer } from './suffer.ts';
import { tag } from './tag.ts';
import { discard, draw, lay, putBack, reveal } from './tokens.ts';
import { step, stepEach, turnDie } from './tracks.ts';
import { turnOver } from './turnOver.ts';
import { uncover } from './uncover.ts';
import { useChart } from './useChart.ts';
import type { VerbName } from '@faultline/rules';
import type { VerbWords } from './verbWords.ts';

/** The words of every verb; one without words does not compile. */
export const VERB_WORDS: { readonly [V in VerbName]: VerbWords<V> } = {
  action,
  'add-dice': addDice,
  'after-attack': afterAttack,
  attack,
  'attack-target': attackTarget,
  'change-stance': changeStance,
  check,
  choose,
  'choose-tag': chooseTag,
  control,
  as,
  'bind-activated': bindActivated,
  'choose-number': chooseNumber,
  'choose-squad': chooseSquad,
  'shuffle-deck': shuffleDeck,
  clock,
  cover,
  mark,
  raise,
  resolve,
  defeat,
  dice,
  discard,
  draw,
  'drop-hunker': dropHunker,
  each,
  gain,
  grant,
  heal,
  hunker,
  'if-did': ifDid,
  injure,
  instead,
  lay,
  load,
  look,
  lose,
  'lose-momentum': loseMomentum,
  may,
  mend,
  momentum,
  move,
  'next-attack': nextAttack,
  'order-card': orderCard,
  pick,
  place,
  pull,
  push,
  'put-piece': putPiece,
  'put-unit': putUnit,
  'measure-from': measureFrom,
  'move-piece': movePiece,
  'remove-piece': removePiece,
  shift,
  refresh,
  'refresh-deck': refreshDeck,
  repeat,
  return: putBack,
  reveal,
  roll,
  'share-heals': shareHeals,
  shed,
  shove,
  'split-pool': splitPool,
  state,
  step,
  'step-each': stepEach,
  struggle,
  suffer,
  tag,
  'turn-die': turnDie,
  'turn-over': turnOver,
  uncover,
  'use-chart': useChart,
  when,
};
