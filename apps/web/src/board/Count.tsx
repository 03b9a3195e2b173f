import { signOf } from '../ui/Icon.tsx';
import { useLive } from '../ui/signal.ts';
import { onPage } from './frame.ts';
import { leaderTo, type Rect } from './labels.ts';
import { Leader } from './Leader.tsx';
import { BADGE, badgeScale, type ObjectiveProps } from './Overlays.tsx';

interface CountProps extends ObjectiveProps {
  readonly place: Rect;
}

/** The letter of an objective, both counts with both side shapes, and a flag beside that of the one who holds it;
 *  dashed when it only would be so. */
export default function Count({ frame, objective, place, planned }: CountProps) {
  const count = useLive(planned, ({ contests }) => contests[objective.key]?.count ?? null);
  const u = badgeScale(frame);
  if (!count) {
    const at = onPage(frame, objective);
    const beside = place.x > at.x ? 10 * u : place.x + place.width < at.x ? place.width - 10 * u : place.width / 2;
    return (
      <text
        class={`board-letter alone${objective.active ? '' : ' quiet'}`}
        transform={`translate(${place.x + beside} ${place.y + place.height / 2 + 4 * u}) scale(${u})`}
      >
        {objective.key}
      </text>
    );
  }
  const isOurs = count.holder === 'a';
  const leader = leaderTo({ ...onPage(frame, objective), r: objective.r / 100 + 4 }, place, BADGE.height * u);
  return (
    <>
      {leader && <Leader frame={frame} ends={leader} />}
      <g
        class={`board-count${count.planned ? ' planned' : ''}`}
        transform={`translate(${place.x} ${place.y}) scale(${u})`}
      >
        <rect width={count.holder ? BADGE.width : BADGE.width - 16} height={BADGE.height} rx={3} />
        <text class="board-letter" x={12} y={13.4}>
          {objective.key}
        </text>
        <circle class="side-a" cx={28} cy={9} r={3.6} />
        <text x={37} y={13.4}>
          {count.a}
        </text>
        <g transform={isOurs ? 'translate(16)' : undefined}>
          <path class="side-b" d="M48 4.8 52.2 9 48 13.2 43.8 9Z" />
          <text x={57} y={13.4}>
            {count.b}
          </text>
        </g>
        {count.holder && (
          <use
            class={`side-${count.holder}`}
            href={signOf('control')}
            x={isOurs ? 44 : 65}
            y={2.5}
            width={13}
            height={13}
          />
        )}
      </g>
    </>
  );
}
