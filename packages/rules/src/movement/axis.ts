import type { Place, Vector } from '../state/decision.ts';

/** CR-PUSH-14 to CR-PUSH-17: the axis of the wedge; R-PUSH-9: none when the centres coincide. */
export function axisOf(from: Place, origin: Place | null, toward: boolean, eps: number): Vector | null {
  if (!origin) return null;
  const [start, goal] = toward ? [from, origin] : [origin, from];
  const axis: Vector = [goal[0] - start[0], goal[1] - start[1]];
  return Math.abs(axis[0]) <= eps && Math.abs(axis[1]) <= eps ? null : axis;
}
