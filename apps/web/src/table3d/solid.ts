import type { ScenePart } from '../board/scene.ts';
import { INCH } from './space.ts';

/** How thick is what somebody stands on, where it can be seen through below. */
const THIN = 0.3 * INCH;

/** What of a part is solid: of one that is Clear the top that somebody stands on, and else nothing. */
export function solidOf(part: ScenePart): ScenePart | null {
  if (part.blocked) return part;
  if (!part.walkable) return null;
  return part.bottom > 0 ? part : { ...part, bottom: part.top - THIN };
}
