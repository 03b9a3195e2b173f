import { useMemo } from 'preact/hooks';
import { contoursOf } from './contours.ts';
import type { Frame, ScenePart } from './scene.ts';

const INCH = 25.4;

interface ReliefProps {
  readonly frame: Frame;
  readonly parts: readonly ScenePart[];
}

/** The ground of a table: light from the upper left, contour lines, and inches at the rim. Fetched after the board. */
export default function Relief({ frame, parts }: ReliefProps) {
  const { pixel, flipped } = frame;
  const side = frame.size / 100;
  const { fine, bold } = useMemo(() => contoursOf(seedOf(parts), side), [parts, side]);
  const turned = flipped ? `rotate(180 ${side / 2} ${side / 2})` : undefined;
  return (
    <g class="board-relief">
      <radialGradient id="light" cx="0.42" cy="0.36" r="0.8">
        <stop offset="0" stop-color="var(--light-near)" />
        <stop offset="1" stop-color="var(--light-far)" />
      </radialGradient>
      <rect width={side} height={side} fill="url(#light)" />
      <g transform={turned}>
        <path d={fine} stroke="var(--contour)" stroke-width={pixel} />
        <path d={bold} stroke="var(--contour-2)" stroke-width={1.3 * pixel} />
      </g>
      <path d={ticksOf(side, pixel)} stroke="var(--table-edge)" stroke-width={pixel} />
    </g>
  );
}

/** Every battlefield has its own. */
export const seedOf = (parts: readonly ScenePart[]): number =>
  parts.reduce((sum, { rings }, i) => sum + (i + 1) * Math.abs(rings[0]?.[0] ?? 0), 7);

/** A tick at every inch of the rim, longer at every third and sixth. */
function ticksOf(side: number, pixel: number): string {
  const ticks = Array.from({ length: Math.ceil(side / INCH) - 1 }, (_, i) => {
    const [at, inch] = [(i + 1) * INCH, i + 1];
    const length = (inch % 6 === 0 ? 9 : inch % 3 === 0 ? 6 : 3) * pixel;
    return `M${at} 0v${length}M${at} ${side}v${-length}M0 ${at}h${length}M${side} ${at}h${-length}`;
  });
  return ticks.join('');
}
