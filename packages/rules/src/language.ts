import type { VerbName } from './cards/effect.ts';
import { OPERATION_SHOWN } from './modes/all.ts';
import type { Shown } from './queries/language.ts';
import { SHOWN as OF_ABILITIES } from './verbs/shown.ts';

export { momentsOf } from './queries/language.ts';

/** What every verb means, with one effect of it: for people who learn the language, and for tests. */
export const SHOWN: { readonly [V in VerbName]: Shown<V> } = { ...OF_ABILITIES, ...OPERATION_SHOWN };
