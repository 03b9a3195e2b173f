import type { Entry, GameEvent } from '@faultline/rules';
import type { Moved } from '../port/moved.ts';

/** Moves with the tool as it was laid: an event keeps the ends of the way alone, the answer that chose it has the rest. */
export function withTools(
  events: readonly GameEvent[],
  entries: readonly Entry[],
  version: number,
): readonly (GameEvent | Moved)[] {
  if (!events.some(({ event }) => event === 'moved')) return events;
  return events.map((event) => (event.event === 'moved' ? withTool(event, entries.slice(0, version)) : event));
}

/** Whether to leave by an ingress point is asked after the move was chosen. */
function withTool(moved: Moved, entries: readonly Entry[]): Moved {
  const isChosen = ({ to }: { readonly to?: readonly number[] }) => to?.join() === moved.to.join();
  const chosen = entries.findLast((entry) => entry.do === 'answer' && entry.answer.tool && isChosen(entry.answer));
  return chosen?.do === 'answer' && chosen.answer.tool ? { ...moved, tool: chosen.answer.tool } : moved;
}
