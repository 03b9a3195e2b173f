import type { ModeEffects } from '../../../cards/effect.ts';
import type { Shown } from '../../../queries/language.ts';
import { shown as attackTarget } from './attackTarget.ts';
import { shown as as } from './as.ts';
import { shown as clock } from './clock.ts';
import { shown as cover } from './cover.ts';
import { shown as chooseSquad } from './squad.ts';
import { shown as shuffleDeck } from './shuffleDeck.ts';
import { shown as flow } from './flow.ts';
import { shown as draw } from './draw.ts';
import { shown as mark } from './mark.ts';
import { shown as putBack } from './putBack.ts';
import { shown as tokens } from './tokens.ts';
import { shown as lay } from './lay.ts';
import { shown as load } from './load.ts';
import { shown as measureFrom } from './measureFrom.ts';
import { shown as movePiece } from './movePiece.ts';
import { shown as putPiece } from './putPiece.ts';
import { shown as putUnit } from './putUnit.ts';
import { shown as removePiece } from './removePiece.ts';
import { shown as shift } from './shift.ts';
import { shown as state } from './state.ts';
import { shown as step } from './step.ts';
import { shown as stepEach } from './stepEach.ts';
import { shown as turnDie } from './turnDie.ts';
import { shown as turnOver } from './turnOver.ts';
import { shown as uncover } from './uncover.ts';

/** What each means, with one effect of it. */
export const OPERATION_SHOWN: { readonly [V in keyof ModeEffects]: Shown<V> } = {
  as,
  'attack-target': attackTarget,
  clock,
  'choose-squad': chooseSquad,
  'shuffle-deck': shuffleDeck,
  cover,
  mark,
  lay,
  load,
  state,
  step,
  'step-each': stepEach,
  'turn-die': turnDie,
  'turn-over': turnOver,
  uncover,
  'put-piece': putPiece,
  'move-piece': movePiece,
  'remove-piece': removePiece,
  shift,
  'put-unit': putUnit,
  'measure-from': measureFrom,
  draw,
  return: putBack,
  ...tokens,
  ...flow,
};
