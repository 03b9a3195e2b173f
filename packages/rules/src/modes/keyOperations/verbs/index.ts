import type { ModeEffects } from '../../../cards/effect.ts';
import type { Verb } from '../../../queries/language.ts';
import { attackTarget } from './attackTarget.ts';
import { as } from './as.ts';
import { clock } from './clock.ts';
import { cover } from './cover.ts';
import { bindActivated, chooseNumber, raise, resolve } from './flow.ts';
import { mark } from './mark.ts';
import { uncover } from './uncover.ts';

/** Every verb that rules of operations have beside those of abilities: one that is declared and not written does not compile. */
export const OPERATION_VERBS = {
  as,
  'attack-target': attackTarget,
  'bind-activated': bindActivated,
  'choose-number': chooseNumber,
  clock,
  cover,
  mark,
  raise,
  resolve,
  uncover,
} satisfies { readonly [V in keyof ModeEffects]: Verb<V> };
