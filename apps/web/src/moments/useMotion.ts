import type { Open } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isMove } from '../game/trails.ts';
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
  const way = document.querySelector('.board[data-flipped]') ? -0.01 : 0.01;
  const back = `translate(${(move.from[0] - move.to[0]) * way}px, ${(move.to[1] - move.from[1]) * way}px)`;
  const stands = base.style.transform;
  base.animate([{ transform: `${stands} ${back}` }, { transform: stands }], {
    duration: TRAVEL,
    easing: 'cubic-bezier(0.5, 0, 0.2, 1)',
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
