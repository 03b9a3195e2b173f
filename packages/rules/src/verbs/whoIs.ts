import { characterNamed, unitNamed } from '../game/find.ts';
import type { Position } from '../game/machine.ts';

/** Somebody, or nothing more to say of an objective or a tag than its name. */
export function whoIs(p: Position, name: string): { unit?: string; character?: string } {
  if (unitNamed(p.open, name)) return { unit: name };
  return characterNamed(p.open, name) ? { character: name } : {};
}
