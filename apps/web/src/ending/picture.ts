import type { Cast } from '@faultline/text';
import type { WholeReport } from '../port/report.ts';
import { lozenge, short } from './CurveChart.tsx';
import { curveShape, type Side } from './curveShape.ts';
import type { Told } from './told.ts';

/** The result as a picture to be sent to somebody, in the colors that are on the screen. */

const WIDTH = 1200;
const HEIGHT = 800;
const HERO = 170;
const CURVE = { x: 24, y: HERO + 16, width: WIDTH - 48, height: 290 };
const ROWS = CURVE.y + CURVE.height + 36;
const ROW = 38;

type Colors = (token: string) => string;

export function drawnPicture(told: Told, report: WholeReport, me: 0 | 1, cast: Cast): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  const style = getComputedStyle(document.documentElement);
  const color: Colors = (token) => style.getPropertyValue(`--${token}`).trim();
  const font = (size: number, weight = 600, family = 'label') => `${weight} ${size}px ${color(`font-${family}`)}`;
  pen.fillStyle = color('bg');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawHero(pen, told, color, font);
  drawCurve(pen, told, report, me, color, font);
  drawUnits(pen, report, me, cast, color, font);
  pen.fillStyle = color('text-3');
  pen.font = font(14, 400, 'text');
  pen.fillText('Faultline', 24, HEIGHT - 16);
  return canvas;
}

type Font = (size: number, weight?: number, family?: string) => string;

/** The fault line between the two scores. */
function drawHero(pen: CanvasRenderingContext2D, told: Told, color: Colors, font: Font): void {
  const line = `M830 0l-36 68 44 25-40 ${HERO - 93}`;
  const half = (path: string, fill: string, alpha: number) => {
    pen.globalAlpha = alpha;
    pen.fillStyle = fill;
    pen.fill(new Path2D(path));
    pen.globalAlpha = 1;
  };
  half(`M0 0H830l-36 68 44 25-40 ${HERO - 93}H0z`, color('side-a'), 0.16);
  half(`M842 0l-36 68 44 25-40 ${HERO - 93}H${WIDTH}V0z`, color('side-b'), 0.1);
  pen.strokeStyle = color('text');
  pen.lineWidth = 2.4;
  pen.stroke(new Path2D(line));
  pen.fillStyle = color('text-2');
  pen.font = font(15, 400, 'text');
  pen.fillText(fitted(pen, [told.teams, told.mission].filter(Boolean).join(' · '), 660), 24, 40);
  pen.fillText(fitted(pen, told.how, 660), 24, 140);
  pen.fillStyle = color('text');
  pen.font = font(52);
  pen.fillText(fitted(pen, told.title, 660), 24, 102);
  pen.font = font(64);
  pen.textAlign = 'center';
  pen.fillText(String(told.score[0]), 742, 108);
  pen.fillText(String(told.score[1]), 900, 108);
  pen.textAlign = 'start';
  pen.font = font(18);
  pen.fillText(fitted(pen, told.players[1], 220), 960, 100);
}

function drawCurve(
  pen: CanvasRenderingContext2D,
  told: Told,
  report: WholeReport,
  me: 0 | 1,
  color: Colors,
  font: Font,
): void {
  const shape = curveShape(report.curve, me, CURVE.width, CURVE.height);
  const side = (of: Side) => color(`side-${of}`);
  pen.save();
  pen.translate(CURVE.x, CURVE.y);
  for (const field of shape.fields) {
    pen.globalAlpha = 0.3;
    pen.fillStyle = side(field.side);
    pen.fill(new Path2D(field.area));
    pen.globalAlpha = 1;
    pen.strokeStyle = side(field.side);
    pen.lineWidth = 1.4;
    pen.stroke(new Path2D(field.edge));
  }
  pen.strokeStyle = color('text');
  pen.lineWidth = 2.6;
  pen.lineJoin = 'round';
  for (const line of shape.lines) pen.stroke(new Path2D(line));
  for (const { x, y, side: of } of shape.wounds) {
    pen.strokeStyle = side(of);
    pen.stroke(new Path2D(`M${x - 4} ${y - 4}l8 8M${x + 4} ${y - 4}l-8 8`));
  }
  pen.font = font(13);
  pen.textAlign = 'center';
  for (const [i, { end, middle, from, mark }] of shape.phases.entries()) {
    pen.strokeStyle = color('line-strong');
    pen.lineWidth = 1;
    pen.stroke(new Path2D(`M${end} ${shape.box.top - 6}V${shape.box.bottom}`));
    pen.fillStyle = color('text');
    pen.fillText(short(told.phases[i] ?? '', (end - from) / 7), middle, 17);
    if (mark) dot(pen, mark.side, mark.x, mark.y, 9, side(mark.side));
  }
  pen.fillStyle = color('text-3');
  for (const { x, turn } of shape.ticks) pen.fillText(String(turn), x, shape.height - 8);
  for (const { y, space } of shape.levels) pen.fillText(String(space), shape.box.left - 14, y + 4);
  pen.restore();
}

function drawUnits(
  pen: CanvasRenderingContext2D,
  report: WholeReport,
  me: 0 | 1,
  cast: Cast,
  color: Colors,
  font: Font,
): void {
  const { sides } = report;
  const most = Math.max(
    1,
    ...sides.flatMap(({ units }) => units.map(({ damage }) => Math.max(damage.dealt, damage.suffered))),
  );
  for (const [column, seat] of ([me, me === 0 ? 1 : 0] as const).entries()) {
    const side = column === 0 ? 'a' : 'b';
    const left = 24 + column * (WIDTH / 2);
    for (const [i, { unit, damage, wounds, defeated }] of sides[seat].units.entries()) {
      const y = ROWS + i * ROW;
      dot(pen, side, left + 10, y, 9, color(`side-${side}`));
      pen.fillStyle = color(defeated ? 'text-3' : 'text');
      pen.font = font(16);
      pen.fillText(fitted(pen, cast.named(unit), 180), left + 30, y + 6);
      const bar = (amount: number, at: number, solid: boolean) => {
        const width = (180 * amount) / most;
        pen.fillStyle = pen.strokeStyle = color(`side-${side}`);
        pen.lineWidth = 1;
        if (solid) pen.fillRect(left + 220, at, width, 10);
        else if (amount > 0) pen.strokeRect(left + 220.5, at + 0.5, width, 9);
        pen.fillStyle = color('text-2');
        pen.font = font(12);
        if (amount > 0) pen.fillText(String(amount), left + 228 + width, at + 10);
      };
      bar(damage.dealt, y - 11, true);
      bar(damage.suffered, y + 2, false);
      pen.fillStyle = color('text');
      pen.font = font(20);
      pen.fillText('×'.repeat(wounds.inflicted), left + 460, y + 6);
    }
  }
}

function dot(pen: CanvasRenderingContext2D, side: Side, x: number, y: number, r: number, fill: string): void {
  const round = new Path2D();
  round.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill(side === 'a' ? round : new Path2D(lozenge(x, y, r + 1)));
}

/** As much of a text as has room. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number): string {
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown).width > width) shown = `${shown.slice(0, -2).trimEnd()}…`;
  return shown;
}
