import type { Open } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Spot } from '../board/scene.ts';
import { isMove, wayOf } from '../game/trails.ts';
import type { Now } from '../game/game.ts';
import { isStill } from '../ui/still.ts';
import type { Frame } from './frames.ts';
import { type Stop, slideOf } from './slide.ts';

/** Milliseconds for a way on the board, however long; between objectives that light up. */
const TRAVEL = 420;
const LIGHT = 120;

interface Lying {
  /** Of the token on the tracker; null without one. */
  readonly space: number | null;
  /** The Active objectives. */
  readonly active: readonly string[];
}

/** What moves as a frame is shown, and from moment to moment; nothing where nothing should. */
export function useMotion(frame: Frame | null, { version, events, view: { open } }: Now): void {
  const lay = useRef<Lying | null>(null);
  useLayoutEffect(() => {
    const before = lay.current;
    const now = { space: tokenSpace(), active: activeObjectives().map(keyOf) };
    lay.current = now;
    if (!before || isStill()) return;
    if (before.space !== null && now.space !== null) slideToken(slideOf(before.space, events, now.space));
    lightObjectives((key) => !before.active.includes(key));
  }, [version]);
  useLayoutEffect(() => {
    if (frame?.kind === 'move' && !isStill()) travel(frame, open);
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

const token = (): HTMLElement | null => document.querySelector('.tracker-token');

const cellOf = (space: number): Element | null => document.querySelector(`.tracker-cell[data-space="${space}"]`);

function tokenSpace(): number | null {
  const space = token()?.closest<HTMLElement>('.tracker-cell')?.dataset.space;
  return space === undefined ? null : Number(space);
}

function slideToken(stops: readonly Stop[]): void {
  const [last] = stops.slice(-1);
  const home = cellOf(last?.space ?? 0)?.getBoundingClientRect().left;
  if (!last || home === undefined) return;
  const keyframes = stops.map(({ space, at }) => ({
    transform: `translateX(${(cellOf(space)?.getBoundingClientRect().left ?? home) - home}px)`,
    offset: at / last.at,
    easing: 'ease-in-out',
  }));
  token()?.animate(keyframes, { duration: last.at });
}

const activeObjectives = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.board-objective.active'),
];

const keyOf = ({ dataset }: HTMLElement): string => dataset.objective ?? '';

/** Those that are Active since now, one after the other. */
function lightObjectives(isNew: (key: string) => boolean): void {
  for (const [i, objective] of activeObjectives()
    .filter((each) => isNew(keyOf(each)))
    .entries())
    objective.animate([{ opacity: 0.1 }, { opacity: 1 }], { duration: 2 * LIGHT, delay: LIGHT * i, fill: 'backwards' });
}
