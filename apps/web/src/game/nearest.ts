import { covers } from '../board/frame.ts';
import type { Spot } from '../board/scene.ts';
import type { ReachArea } from '../port/queries.ts';

interface Found extends Spot {
  readonly z: number;
}

/** The spot of these areas that is nearest in the plan; the spot itself where one covers it. */
export function nearestIn(areas: readonly ReachArea[], spot: Spot): Found | null {
  const inside = areas.find(({ rings }) => covers(rings, spot));
  if (inside) return { ...spot, z: inside.z };
  let best: Found | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { z, rings } of areas) {
    for (const ring of rings) {
      for (let i = 0, j = ring.length - 2; i + 1 < ring.length; j = i, i += 2) {
        const on = onEdge(spot, { x: ring[j] ?? 0, y: ring[j + 1] ?? 0 }, { x: ring[i] ?? 0, y: ring[i + 1] ?? 0 });
        const far = Math.hypot(on.x - spot.x, on.y - spot.y);
        if (far < least) [least, best] = [far, { ...on, z }];
      }
    }
  }
  return best;
}

function onEdge(spot: Spot, a: Spot, b: Spot): Spot {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const kept = Math.min(1, Math.max(0, along));
  return { x: a.x + kept * dx, y: a.y + kept * dy };
}
