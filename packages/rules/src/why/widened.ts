import type { Option } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import type { FrameOf, StepName } from '../state/frame.ts';
import type { UnitId } from '../state/ids.ts';
import { unitOnCard } from '../turn/orderDeck.ts';
import { character, unitNamed } from '../game/find.ts';
import { reductions } from '../queries/price.ts';
import { waysInstead } from '../queries/moveKinds.ts';
import type { Stands } from '../queries/standing.ts';

/** What cards have added to the open question: an option that is there, or is cheaper, because of an ability of a Unit. */
export interface Widened {
  readonly option: string;
  readonly unit: UnitId;
  readonly ability: string;
}

const by =
  (option: string) =>
  ({ ability, owner }: Pick<Stands<'swap' | 'cost'>, 'ability' | 'owner'>): Widened => ({
    option,
    unit: owner.id,
    ability: ability.id,
  });

type WidenedAt<S extends StepName> = (p: Position, f: FrameOf<S>) => readonly Widened[];

const BY_STEP: { readonly [S in StepName]?: WidenedAt<S> } = {
  'move.offer': (p, { character: id, kinds, seat }) =>
    waysInstead(p, character(p, id), kinds, seat).flatMap(({ kind, through }) => through.slice(-1).map(by(kind))),
  'order.reserve': (p, { card }) => {
    const u = unitOnCard(p, card);
    return u ? reductions(p, u, 'reserve').map(by('reserve')) : [];
  },
};

function cheaper(p: Position, { id, ability, unit: name }: Option): readonly Widened[] {
  const activating = p.open.units.find((one) => one.id === p.open.activation?.unit);
  const u = name === undefined ? activating : unitNamed(p.open, name);
  return ability === undefined || !u ? [] : reductions(p, u, 'ability').map(by(id));
}

/** Empty where nobody is asked. */
export function widenedNow(p: Position): Widened[] {
  const { decision, frames } = p.open;
  const frame = frames.at(-1);
  if (!decision || !frame) return [];
  const asked = BY_STEP[frame.at] as WidenedAt<StepName> | undefined;
  return [
    ...(asked?.(p, frame as FrameOf<StepName>) ?? []),
    ...decision.options.flatMap((option) => cheaper(p, option)),
  ].filter(({ option }) => decision.options.some(({ id }) => id === option));
}
