import type { Rect } from '../board/labels.ts';
import type { Scene, SceneRuler, Spot } from '../board/scene.ts';
import { type Lens, project } from './lens.ts';
import { standingAt } from './marks.ts';
import { lengthPlace, ringNumbers } from './rulerPlaces.ts';
import { inSpace } from './space.ts';

interface RulerProps {
  readonly scene: Scene;
  readonly ruler: SceneRuler;
  readonly lens: Lens;
  /** What neither its length nor its Ranges should cover. */
  readonly taken: readonly Rect[];
}

/** How long a ruler is, and which Range each ring about its beginning is. */
export function RulerLabels({ scene, ruler, lens, taken }: RulerProps) {
  const { from, to, text, rings } = ruler;
  const seen = (spot: Spot) => project(lens, inSpace(scene.size, spot, standingAt(scene, scene.planned.now(), spot)));
  const box = { width: 20 + 6.6 * text.length, height: 18 };
  const length = text ? lengthPlace(seen(from), seen(to ?? from), box, lens, taken) : null;
  const numbers = rings ? ringNumbers(rings, lens, scene, length ? [...taken, length] : taken) : [];
  return (
    <g class="board-ruler">
      <g class="board-rings">
        {numbers.map(
          (place, i) =>
            place && (
              <text
                key={i}
                x={place.x + place.width / 2}
                y={place.y + place.height - 3}
                font-size={11}
                stroke-width={3}
              >{`R${i + 1}`}</text>
            ),
        )}
      </g>
      {length && (
        <g class="board-tag" transform={`translate(${length.x} ${length.y})`}>
          <rect width={length.width} height={length.height} rx={3} />
          <text x={length.width / 2} y={13.5}>
            {text}
          </text>
        </g>
      )}
    </g>
  );
}
