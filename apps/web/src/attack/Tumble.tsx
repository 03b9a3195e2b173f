import { useLayoutEffect, useRef } from 'preact/hooks';
import { type DieSort, type Thrown, throwing } from '../board/thrown.ts';
import { isStill } from '../ui/still.ts';
import { diceOf } from './dice.ts';
import type { Fight } from './fight.ts';
import { poseAt, sidesOf, type Throw } from './tumble.ts';
import { fallOf } from './useUnfolding.ts';

interface TumbleProps {
  readonly fight: Fight;
  readonly attacker: string;
  readonly target: string;
}

/** Dice in the air until the last one lies, over both pools or on the table in space; nothing where nothing should move. */
export function Tumble({ fight, attacker, target }: TumbleProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const lasts = isStill() ? 0 : fallOf();
    const drawn = canvas.current;
    if (!drawn || lasts === 0) return;
    const view = drawn.closest('.attack-view');
    if (!view || !isOverSpace(drawn)) return tumble(drawn, lasts);
    const faces = { attack: landed(fight, 'attack'), defense: landed(fight, 'defense') };
    return throwOnTable(view, { faces, attacker, target, lasts });
  }, []);
  return (
    <div class="tumble" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}

const landed = (fight: Fight, kind: DieSort) => diceOf(fight, kind, 0).map(({ face }) => face);

/** Whether the table in space lies where the dice would tumble. */
function isOverSpace(drawn: Element): boolean {
  const table = document.querySelector('.table3d[data-shown] canvas')?.getBoundingClientRect();
  const { top, bottom } = drawn.getBoundingClientRect();
  return table !== undefined && table.top <= top && table.bottom >= bottom;
}

/** The attack lets the table be seen while dice roll there: until they lie, or until anybody does anything. */
function throwOnTable(view: Element, thrown: Thrown): () => void {
  view.setAttribute('data-thrown', '');
  throwing.set(thrown);
  const done = () => {
    clearTimeout(timer);
    for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, done, true);
    view.removeAttribute('data-thrown');
    throwing.set(null);
  };
  const timer = setTimeout(done, thrown.lasts);
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, done, true);
  return done;
}

function tumble(drawn: HTMLCanvasElement, lasts: number): () => void {
  const dice = diceIn(drawn);
  const pen = sharpPen(drawn);
  const colours = coloursOf(drawn);
  // With the first frame, as the styles that let dice lie.
  let begun: number | null = null;
  let asked = 0;
  const draw = (now: number) => {
    begun ??= now;
    const time = Math.min(1, (now - begun) / lasts);
    pen.clearRect(0, 0, drawn.clientWidth, drawn.clientHeight);
    for (const die of dice) drawDie(pen, die, time, drawn.clientWidth, colours);
    if (time < 1) asked = requestAnimationFrame(draw);
  };
  asked = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(asked);
}

interface ThrownDie extends Throw {
  readonly r: number;
}

/** The dice that were rolled, by where they will lie; those that are added later are not thrown. */
function diceIn(canvas: HTMLCanvasElement): readonly ThrownDie[] {
  const { left, top } = canvas.getBoundingClientRect();
  return (['attack', 'defense'] as const).flatMap((kind) =>
    [...(canvas.closest('.attack-pools')?.querySelectorAll(`.dice.${kind} .die-place:not(:has(.added))`) ?? [])].map(
      (place, i) => {
        const box = place.getBoundingClientRect();
        const to = { x: box.left - left + box.width / 2, y: box.top - top + box.height / 2 };
        return { kind, to, place: i, r: box.width / 2 };
      },
    ),
  );
}

function sharpPen(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  canvas.width = canvas.clientWidth * devicePixelRatio;
  canvas.height = canvas.clientHeight * devicePixelRatio;
  pen.scale(devicePixelRatio, devicePixelRatio);
  pen.lineJoin = 'round';
  return pen;
}

type Colours = Readonly<
  Record<Throw['kind'], { readonly body: string; readonly line: string; readonly shade: string }>
>;

function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  const named = (name: string) => style.getPropertyValue(name);
  return {
    attack: { body: named('--die-attack'), line: named('--die-attack-ink'), shade: named('--die-attack-ink') },
    defense: { body: named('--die-defence'), line: named('--die-defence-line'), shade: named('--die-defence-line') },
  };
}

function drawDie(pen: CanvasRenderingContext2D, die: ThrownDie, time: number, width: number, colours: Colours): void {
  const pose = poseAt(die, time, width);
  if (!pose) return;
  const { body, line, shade } = colours[die.kind];
  for (const { corners, light } of sidesOf(die.kind, pose.turn)) {
    pen.beginPath();
    for (const [x, y] of corners) pen.lineTo(pose.x + x * die.r * 1.15, pose.y + y * die.r * 1.15);
    pen.closePath();
    pen.fillStyle = body;
    pen.fill();
    pen.globalAlpha = 0.45 * (1 - light);
    pen.fillStyle = shade;
    pen.fill();
    pen.globalAlpha = 0.5;
    pen.strokeStyle = line;
    pen.stroke();
    pen.globalAlpha = 1;
  }
}
