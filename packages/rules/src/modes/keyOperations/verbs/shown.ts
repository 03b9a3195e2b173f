import type { ModeEffects } from '../../../cards/effect.ts';
import type { Shown } from '../../../queries/language.ts';
import { shown as attackTarget } from './attackTarget.ts';
import { shown as cover } from './cover.ts';
import { shown as uncover } from './uncover.ts';

/** What each means, with one effect of it. */
export const OPERATION_SHOWN: { readonly [V in keyof ModeEffects]: Shown<V> } = {
  'attack-target': attackTarget,
  cover,
  uncover,
};
