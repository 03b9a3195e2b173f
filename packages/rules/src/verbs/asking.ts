import { nameOfUnit } from '../game/find.ts';
import type { Position } from '../game/machine.ts';
import type { Running } from '../state/running.ts';

/** Whose text it is that asks: an ability of a Unit, or a rule of no player. */
export function asking(p: Position, { cause, context }: Running): Readonly<Record<string, string>> {
  const name = cause.name ?? cause.by;
  return context.unit === null ? { rule: name } : { ability: name, unit: nameOfUnit(p, context.unit) };
}
