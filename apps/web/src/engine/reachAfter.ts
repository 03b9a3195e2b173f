import { type AnswerSpec, applyInPlace, copyState, type Game, type Position, type State } from '@faultline/rules';
import type { ReachArea } from '../port/queries.ts';

type Reach = (p: Position, asks: AnswerSpec) => readonly ReachArea[];

/** Where everybody could go who is asked next: the option is taken on a copy. Nothing that a reaction may change is told. */
export function reachAfter(game: Game, state: State, option: string, reach: Reach): readonly ReachArea[] {
  const then = taken(game, state, option);
  const { decision } = then?.open ?? {};
  if (!then || !decision) return [];
  if (decision.step === 'action.parts') return decision.options.flatMap(({ id }) => reachAfter(game, then, id, reach));
  const p = { game, open: then.open };
  return decision.options.flatMap(({ asks }) => (asks?.kind === 'move' ? reach(p, asks) : []));
}

function taken(game: Game, state: State, option: string): State | null {
  const copy = copyState(state);
  const { decision, version } = copy.open;
  if (!decision) return null;
  const applied = applyInPlace(game, copy, { seat: decision.seat, version, answer: { option } });
  return 'refused' in applied ? null : copy;
}
