import './courseMap.css';
import type { CampaignState } from '@faultline/campaign';
import { useCampaign } from './campaign.ts';
import { type CourseEnd, courseShape, type CourseShape, type CourseSizes, NARROW, WIDE } from './courseShape.ts';

/** The ten courses with where we are lit; where there is little room only what can still happen. */
export function CourseMap() {
  const { state, words: w } = useCampaign();
  const { played, founding } = state;
  const isOver = state.phase === 'concluded';
  const wide = courseShape(played, founding.lastChanceAfterFinal, WIDE);
  const narrow = courseShape(played, founding.lastChanceAfterFinal, NARROW, !isOver && played.length > 0);
  const says = useSaid(state, wide.ends);
  return (
    <section class="panel course" aria-label={w.map}>
      <header>
        <h2>{w.map}</h2>
        <p class="course-legend" aria-hidden="true">
          <span>
            <i class="course-disc" /> {w.aggressorWins}
          </span>
          <span>
            <i class="course-lozenge" /> {w.sentinelWins}
          </span>
        </p>
      </header>
      <Drawing shape={wide} sizes={WIDE} says={says} kind="wide" />
      <Drawing shape={narrow} sizes={NARROW} says={says} kind="narrow" />
    </section>
  );
}

function useSaid({ played, coming }: CampaignState, ends: readonly CourseEnd[]): string {
  const { words: w } = useCampaign();
  const open = ends.filter(({ standing }) => standing !== 'gone');
  return w.mapSays(
    played.map(({ slot, winner }) => w.wonBy(slot, winner)),
    coming === null ? null : w.slot(coming.slot),
    open.map(({ victory, experience: [a, s] }) => w.endsWith(w.victories[victory], a, s)),
  );
}

interface DrawingProps {
  readonly shape: CourseShape;
  readonly sizes: CourseSizes;
  readonly says: string;
  readonly kind: 'wide' | 'narrow';
}

function Drawing({ shape: { width, height, boxes, links, ends }, sizes, says, kind }: DrawingProps) {
  const { words: w } = useCampaign();
  const [boxWidth, boxHeight] = sizes.box;
  const isWide = kind === 'wide';
  // What lies on the way that was taken is drawn over what does not.
  const order = ['gone', 'possible', 'played', 'now'];
  const sorted = links.toSorted((a, b) => order.indexOf(a.standing) - order.indexOf(b.standing));
  return (
    <svg class={`course-map ${kind}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={says}>
      {sorted.map(({ winner, from, mark: [x, y], to, standing }, i) => (
        <g key={i} class={`course-link ${standing} ${winner}`}>
          <path d={`M${from[0]} ${from[1]}H${x}V${y}H${to[0]}`} />
          {winner === 'aggressor' ? (
            <circle cx={x} cy={y} r={6} />
          ) : (
            <path class="course-mark" d={`M${x} ${y - 7.5}l7.5 7.5-7.5 7.5-7.5-7.5z`} />
          )}
        </g>
      ))}
      {boxes.map(({ slot, x, y, standing }, i) => (
        <g key={i} class={`course-box ${standing}`} data-slot={slot}>
          <rect x={x} y={y - boxHeight / 2} width={boxWidth} height={boxHeight} rx={4} />
          <text x={x + boxWidth / 2} y={y}>
            {isWide ? w.slot(slot) : w.slotShort(slot)}
          </text>
        </g>
      ))}
      {ends.map(({ x, y, victory, experience: [a, s], standing }, i) => (
        <g key={i} class={`course-end ${standing}`}>
          <circle cx={x} cy={y} r={4} />
          <text x={x + 14} y={y}>
            {isWide ? w.victories[victory] : w.victoriesShort[victory]}
          </text>
          {isWide && (
            <text class="numbers" x={width - 4} y={y} text-anchor="end">
              {a}/{s}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
