import { terrainName } from '@faultline/text';
import { Fragment } from 'preact';
import { Leader } from '../board/Leader.tsx';
import { leaderTo, type Rect } from '../board/labels.ts';
import type { Frame, Scene, SceneSight, Spot } from '../board/scene.ts';
import { placeTags } from '../board/tags.ts';
import { useMessages } from '../i18n/language.ts';
import { signOf } from '../ui/Icon.tsx';
import { type Lens, project } from './lens.ts';
import { standingAt } from './marks.ts';
import { INCH, inSpace } from './space.ts';

/** What a figure takes up on the screen. */
export interface Standing extends Spot {
  readonly r: number;
}

interface TagsProps {
  readonly frame: Frame;
  readonly sights: readonly SceneSight[];
  readonly scene: Scene;
  readonly lens: Lens;
  readonly figures: readonly Standing[];
  readonly taken: readonly Rect[];
}

/** What each line says: whether it is seen, the Range, whether there is cover, and what blocks it. */
export function Tags({ frame, sights, scene, lens, figures, taken }: TagsProps) {
  const { bases, size } = scene;
  const { words } = useMessages();
  const told = sights.map((sight) => ({ sight, text: textOf(sight, (name) => terrainName(words.terms, name)) }));
  const lines = told.map(({ sight, text }) => {
    const i = bases.findIndex(({ name }) => name === sight.name);
    const eye = project(lens, inSpace(size, sight.from, standingAt(scene, scene.planned.now(), sight.from) + INCH));
    const end = figures[i] ?? { ...project(lens, inSpace(size, sight.to)), r: 0 };
    return { from: eye, to: end, size: { width: widthOf(sight, text), height: 18 } };
  });
  const places = placeTags(lines, taken, lens);
  return (
    <>
      {told.map(({ sight, text }, i) => {
        const [place, line] = [places[i], lines[i]];
        if (!place || !line) return null;
        const ends = place.leads && leaderTo(line.to, { ...place, ...line.size }, 0);
        return (
          <Fragment key={sight.name}>
            {ends && <Leader frame={frame} ends={ends} />}
            <g class={`board-tag${sight.stop ? ' blocked' : ''}`} transform={`translate(${place.x} ${place.y})`}>
              <rect width={line.size.width} height={18} rx={3} />
              <use href={signOf(sight.stop ? 'los-blocked' : 'los')} x={5} y={2} width={14} height={14} />
              <text class="board-tag-text" x={24} y={13.5}>
                {text}
              </text>
              {sight.cover && <use href={signOf('cover')} x={line.size.width - 18} y={2} width={14} height={14} />}
            </g>
          </Fragment>
        );
      })}
    </>
  );
}

/** The Range, and what the line is blocked by. */
export const textOf = ({ tag, by }: SceneSight, nameOf: (part: string) => string): string =>
  by === null ? tag : `${tag} · ${nameOf(by)}`;

const widthOf = ({ cover }: SceneSight, text: string): number => 32 + text.length * 6.4 + (cover ? 16 : 0);
