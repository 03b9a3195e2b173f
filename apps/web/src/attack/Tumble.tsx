import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../ui/still.ts';
import { poseAt, sidesOf, type Throw } from './tumble.ts';
import { fallOf } from './useUnfolding.ts';

/** Dice in the air over both pools until the last one lies; nothing where nothing should move. */
export function Tumble() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const lasts = isStill() ? 0 : fallOf();
    const drawn = canvas.current;
    if (!drawn || lasts === 0) return;
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
  }, []);
  return (
    <div class="tumble" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
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
