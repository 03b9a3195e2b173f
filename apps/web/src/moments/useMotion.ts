import type { Open } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Spot } from '../board/scene.ts';
import { isMove, wayOf } from '../game/trails.ts';
import { isStill } from '../ui/still.ts';
import type { Frame } from './frames.ts';

/** Milliseconds for a way on the board, however long; for a space of the tracker; between objectives that light up. */
const TRAVEL = 420;
const SPACE = 120;
const LIGHT = 120;

/** What moves as a frame is shown; nothing where nothing should. */
export function useMotion(frame: Frame | null, open: Open, version: number): void {
  const space = useRef(-1);
  useLayoutEffect(() => {
    const before = space.current;
    space.current = tokenCell();
    if (!isStill()) slideToken(before, space.current);
  }, [version]);
  useLayoutEffect(() => {
    if (!frame || isStill()) return;
    if (frame.kind === 'move') travel(frame, open);
    if (frame.kind === 'won') lightObjectives();
  }, [frame]);
}

/** Whoever moved goes from where they stood to where they stand. */
function travel({ events }: Frame, { characters, units }: Open): void {
  const move = events.find(isMove);
  const mover = move && characters[move.character];
  const unit = units[mover?.unit ?? -1];
  if (!move || !mover || !unit) return;
  const base = document.querySelector<SVGElement>(`.board [data-base="${unitName(unit)}.${mover.number}"]`);
  if (!base) return;
  const scale = document.querySelector('.board[data-flipped]') ? -0.01 : 0.01;
  const stands = base.style.transform;
  const keyframes = passed(wayOf(move)).map(({ x, y, offset }) => ({
    transform: `${stands} translate(${(x - move.to[0]) * scale}px, ${(move.to[1] - y) * scale}px)`,
    offset,
  }));
  base.animate(keyframes, { duration: TRAVEL, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' });
}

/** The corners of a way, and what share of it lies before each. */
function passed(way: readonly Spot[]): readonly (Spot & { readonly offset: number })[] {
  const far = way.map((spot, i) => {
    const before = way[i - 1] ?? spot;
    return Math.hypot(spot.x - before.x, spot.y - before.y);
  });
  const whole = far.reduce((sum, each) => sum + each, 0) || 1;
  let gone = 0;
  return way.map((spot, i) => {
    gone += far[i] ?? 0;
    return { ...spot, offset: i === way.length - 1 ? 1 : gone / whole };
  });
}

const cells = (): readonly Element[] => [...document.querySelectorAll('.tracker-cell')];

/** The space of the tracker the token lies on, from the left; -1 without a tracker. */
const tokenCell = (): number => cells().findIndex((cell) => cell.querySelector('.tracker-token'));

function slideToken(from: number, to: number): void {
  const [left, right] = [cells()[from]?.getBoundingClientRect().left, cells()[to]?.getBoundingClientRect().left];
  if (left === undefined || right === undefined || from === to) return;
  cells()
    [to]?.querySelector('.tracker-token')
    ?.animate([{ transform: `translateX(${left - right}px)` }, { transform: 'none' }], {
      duration: SPACE * Math.abs(from - to),
      easing: 'ease-in-out',
    });
}

/** The objectives of a new Struggle, one after the other. */
function lightObjectives(): void {
  for (const [i, objective] of document.querySelectorAll('.board-objective.active').entries())
    objective.animate([{ opacity: 0.1 }, { opacity: 1 }], { duration: 2 * LIGHT, delay: LIGHT * i, fill: 'backwards' });
}
