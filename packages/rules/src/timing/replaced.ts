import type { Machine, Position } from '../game/machine.ts';

/**
 * Things that would happen are announced first, as events of their own ("would gain", "would suffer").
 * An effect may put itself in their place; each instance is answered once by a clause, so chains end.
 */

export function replace(g: Machine, announced: number): void {
  const { memory } = g.open;
  memory.replaced = [...memory.replaced, announced];
}

export const isReplaced = (p: Position, announced: number): boolean => p.open.memory.replaced.includes(announced);
