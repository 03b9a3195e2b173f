import './overviewMap.css';
import { type Frame, onPage, pathOf } from './frame.ts';
import type { Extent } from './camera.ts';
import type { Scene, Spot } from './scene.ts';

interface MapProps {
  readonly scene: Scene;
  readonly frame: Frame;
  /** The part of the drawing that is on the screen. */
  readonly shown: Spot & Extent;
  readonly go: (to: Spot) => void;
}

/** The whole table in small, with the part that is shown; a tap goes there. The table in words says the same. */
export default function OverviewMap({ scene, frame, shown, go }: MapProps) {
  const side = scene.size / 100;
  const tap = (event: PointerEvent) => {
    const { left, top, width } = (event.currentTarget as Element).getBoundingClientRect();
    go({ x: ((event.clientX - left) / width) * side, y: ((event.clientY - top) / width) * side });
  };
  return (
    <svg class="board-map" viewBox={`0 0 ${side} ${side}`} aria-hidden="true" onPointerDown={tap}>
      {scene.parts.map((part) => (
        <path key={part.name} class="board-map-part" d={pathOf(frame, part.rings)} />
      ))}
      {scene.objectives.map((objective) => {
        const { x, y } = onPage(frame, objective);
        return objective.active && <circle key={objective.key} class="board-map-objective" cx={x} cy={y} r={28} />;
      })}
      {scene.bases.map((base) => {
        const { x, y } = onPage(frame, base);
        return base.side === 'a' ? (
          <circle key={base.name} class="side-a" cx={x} cy={y} r={24} />
        ) : (
          <path key={base.name} class="side-b" d={`M${x} ${y - 32}l32 32-32 32-32-32Z`} />
        );
      })}
      <rect class="board-map-shown" {...shown} />
    </svg>
  );
}
