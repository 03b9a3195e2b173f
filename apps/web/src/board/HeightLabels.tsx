import { covers, type Frame, middleOf } from './frame.ts';
import { placeHeight } from './heights.ts';
import type { Rect } from './labels.ts';
import type { ScenePart } from './scene.ts';
import { cornersOf } from './Terrain.tsx';

/** How high parts are, each where there is room for it on none of what is taken. */
export default function HeightLabels({ frame, parts, taken }: HeightProps) {
  const size = Math.max(11 * frame.pixel, 9);
  const laid = [...taken];
  const placed = parts.flatMap((part) => {
    if (!part.height || !isOnTop(parts, part)) return [];
    const box = { width: part.height.length * size * 0.5, height: size };
    const at = placeHeight(cornersOf(frame, part), box, laid);
    if (at) laid.push({ ...box, x: at.x - box.width / 2, y: at.y - box.height / 2 });
    return at ? [{ ...at, part }] : [];
  });
  return (
    <>
      {placed.map(({ x, y, part }) => (
        <text key={part.name} class="board-height" x={x} y={y} font-size={size}>
          {part.height}
        </text>
      ))}
    </>
  );
}

interface HeightProps {
  readonly frame: Frame;
  readonly parts: readonly ScenePart[];
  readonly taken: readonly Rect[];
}

/** Whether the middle of a part can be seen from above. */
function isOnTop(parts: readonly ScenePart[], part: ScenePart): boolean {
  const middle = middleOf(part.rings[0] ?? []);
  return !parts.some((other) => other.top > part.top && covers(other.rings, middle));
}
