import type { ModeEffects } from '../../../cards/effect.ts';
import type { Verb } from '../../../queries/language.ts';
import { attackTarget } from './attackTarget.ts';
import { cover } from './cover.ts';
import { uncover } from './uncover.ts';

/** Every verb that rules of operations have beside those of abilities: one that is declared and not written does not compile. */
export const OPERATION_VERBS = { 'attack-target': attackTarget, cover, uncover } satisfies {
  readonly [V in keyof ModeEffects]: Verb<V>;
};
