import type { Clash } from '@faultline/rules';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Box, type ClashLine, clashLines } from './clashLine.ts';

interface ClashLinesProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly clashes: readonly Clash[];
}

/** What clashes is joined by a line with a cross. The sentences below say the same. */
export function ClashLines({ board, clashes }: ClashLinesProps) {
  const [lines, setLines] = useState<readonly ClashLine[]>([]);
  useLayoutEffect(() => {
    const place = board.current;
    if (!place) return;
    const draw = () => setLines(clashes.flatMap((clash) => clashLines(boxesOf(place, clash))));
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(place);
    return () => watch.disconnect();
  }, [clashes]);
  if (lines.length === 0) return null;
  return (
    <svg class="clash-lines" aria-hidden="true">
      {lines.map(({ path, cross: { x, y } }, i) => (
        <g key={i}>
          <path d={path} />
          <circle cx={x} cy={y} r={9} />
          <path d={`M${x - 3.5} ${y - 3.5}l7 7m0-7l-7 7`} />
        </g>
      ))}
    </svg>
  );
}

function boxesOf(board: HTMLElement, { places }: Clash): Box[] {
  const { left, top } = board.getBoundingClientRect();
  return places.flatMap(({ squad, rank }) => {
    const box = board.querySelector(`[data-place="${squad + 1}.${rank}"]`)?.getBoundingClientRect();
    return box
      ? [{ left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top }]
      : [];
  });
}
