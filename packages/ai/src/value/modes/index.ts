import type { ModeId, Open, Seat } from '@faultline/rules';
import type { Position } from '../../greedy/choice.ts';
import { FIGURES, figuresOf } from './standard/figures.ts';
import { LEARNT } from './standard/learnt.ts';

/** What has been learnt of a mode. */
interface Learnt {
  /** The figures of a seat less those of the other. */
  readonly figures: (p: Position, seat: Seat) => Float64Array;
  /** What each adds to the logarithm of the odds of winning. */
  readonly weights: readonly number[];
}

export { FIGURES, figuresOf };

const LEARNT_OF: { readonly [M in ModeId]: Learnt | null } = {
  standard: { figures: figuresOf, weights: FIGURES.map((name) => LEARNT[name]) },
  'key-operations': null,
};

export const learntOf = ({ score: { mode } }: Open): Learnt | null =>
  Object.hasOwn(LEARNT_OF, mode) ? LEARNT_OF[mode as ModeId] : null;
