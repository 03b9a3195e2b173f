import type { ModeEffects } from '../../../cards/effect.ts';
import type { Verb } from '../../../queries/language.ts';
import { attackTarget } from './attackTarget.ts';
import { as } from './as.ts';
import { clock } from './clock.ts';
import { cover } from './cover.ts';
import { chooseSquad } from './squad.ts';
import { shuffleDeck } from './shuffleDeck.ts';
import { bindActivated, chooseNumber, raise, resolve } from './flow.ts';
import { draw } from './draw.ts';
import { mark } from './mark.ts';
import { putBack } from './putBack.ts';
import { discard, reveal } from './tokens.ts';
import { lay } from './lay.ts';
import { load } from './load.ts';
import { measureFrom } from './measureFrom.ts';
import { movePiece } from './movePiece.ts';
import { putPiece } from './putPiece.ts';
import { putUnit } from './putUnit.ts';
import { removePiece } from './removePiece.ts';
import { shift } from './shift.ts';
import { state } from './state.ts';
import { step } from './step.ts';
import { stepEach } from './stepEach.ts';
import { turnDie } from './turnDie.ts';
import { turnOver } from './turnOver.ts';
import { uncover } from './uncover.ts';

/** Every verb that rules of operations have beside those of abilities: one that is declared and not written does not compile. */
export const OPERATION_VERBS = {
  as,
  'attack-target': attackTarget,
  'bind-activated': bindActivated,
  'choose-number': chooseNumber,
  'choose-squad': chooseSquad,
  clock,
  cover,
  discard,
  draw,
  lay,
  load,
  mark,
  'measure-from': measureFrom,
  'move-piece': movePiece,
  'put-piece': putPiece,
  'put-unit': putUnit,
  raise,
  'remove-piece': removePiece,
  resolve,
  return: putBack,
  reveal,
  shift,
  'shuffle-deck': shuffleDeck,
  state,
  step,
  'step-each': stepEach,
  'turn-die': turnDie,
  'turn-over': turnOver,
  uncover,
} satisfies { readonly [V in keyof ModeEffects]: Verb<V> };
