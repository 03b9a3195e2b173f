import type { Attack } from './attack.ts';
import type { CharacterId, UnitId } from './ids.ts';
import type { Objective, Open, Score, Scores } from './open.ts';
import type { Character, Unit } from './unit.ts';

/**
 * The lists of a state and the records in them are never changed in place: a change lays a new record into a new list.
 * So all copies of a state share what none of them has changed since, and a copy costs next to nothing.
 * Whoever holds a record across a change holds the old one: look it up again.
 */
interface WithOpen {
  readonly open: Open;
}

export function changeUnit({ open }: WithOpen, id: UnitId, to: Partial<Unit>): void {
  open.units = changed(open.units, id, to);
}

export function changeCharacter({ open }: WithOpen, id: CharacterId, to: Partial<Character>): void {
  open.characters = changed(open.characters, id, to);
}

export function changeObjective({ open }: WithOpen, key: string, to: Partial<Objective>): void {
  const at = open.objectives.findIndex((objective) => objective.key === key);
  open.objectives = changed(open.objectives, at, to);
}

/** The mode's own record: what else it holds stays. */
export function changeScore<M extends keyof Scores>({ open }: WithOpen, mode: M, to: Partial<Scores[M]>): void {
  if (open.score.mode !== mode) throw new Error(`This game keeps no score of the mode ${mode}.`);
  open.score = { ...open.score, ...to } as Score;
}

export function changeAttack({ open }: WithOpen, id: number, to: Partial<Attack>): void {
  const at = open.resolutions.findLastIndex((resolution) => resolution.id === id);
  const resolution = open.resolutions[at];
  if (!resolution?.attack) throw new Error(`There is no attack ${id} to change.`);
  open.resolutions = open.resolutions.with(at, { ...resolution, attack: { ...resolution.attack, ...to } });
}

function changed<T extends object>(list: readonly T[], at: number, to: Partial<T>): readonly T[] {
  const old = list[at];
  if (!old) throw new Error(`There is nothing at place ${at} of a list of ${list.length} to change.`);
  const copy = list.slice();
  copy[at] = { ...old, ...to };
  return copy;
}
