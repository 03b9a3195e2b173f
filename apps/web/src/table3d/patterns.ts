import { contoursOf } from '../board/contours.ts';
import { seedOf } from '../board/Relief.tsx';
import type { ScenePart } from '../board/scene.ts';
import { mixed } from './colour.ts';
import type { Palette } from './palette.ts';

type Pen = CanvasRenderingContext2D;

function drawn(side: number, draw: (pen: Pen, side: number) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (pen) draw(pen, side);
  return canvas;
}

function filled(pen: Pen, side: number, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, side, side);
}

/** The ground of the table: contour lines and a rim in inches, as on the flat board. */
export function groundPicture(parts: readonly ScenePart[], size: number, palette: Palette, side: number) {
  const length = size / 100;
  const inches = size / 2540;
  return drawn(side, (pen) => {
    const { isLight, partLine } = palette;
    // Lit from all sides it is brighter than the flat board, and its lines need more.
    filled(pen, side, isLight ? mixed(palette.table, '#7f97a8', 0.16) : mixed(palette.table, '#27405a', 0.16));
    const shine = pen.createRadialGradient(0.42 * side, 0.36 * side, 0, 0.42 * side, 0.36 * side, 0.8 * side);
    shine.addColorStop(0, palette.lightNear);
    shine.addColorStop(1, palette.lightFar);
    filledWith(pen, side, shine);
    const { fine, bold } = contoursOf(seedOf(parts), length);
    pen.save();
    pen.scale(side / length, side / length);
    stroke(pen, fine, mixed(palette.contour, partLine, isLight ? 0.16 : 0.07), 1.2);
    stroke(pen, bold, mixed(palette.contour2, partLine, isLight ? 0.22 : 0.13), 1.9);
    pen.restore();
    pen.strokeStyle = palette.tableEdge;
    pen.lineWidth = side / 850;
    for (let inch = 1; inch < inches; inch += 1) {
      const [at, tick] = [(inch * side) / inches, ((inch % 6 === 0 ? 22 : inch % 3 === 0 ? 14 : 8) * side) / 2048];
      pen.stroke(new Path2D(`M${at} 0v${tick}M${at} ${side}v${-tick}M0 ${at}h${tick}M${side} ${at}h${-tick}`));
    }
    pen.lineWidth = side / 400;
    pen.strokeRect(0, 0, side, side);
  });
}

/** What the table stands over: its shadow, lost in the distance. */
export function floorPicture({ bg, isLight }: Palette) {
  return drawn(256, (pen, side) => {
    const far = pen.createRadialGradient(side / 2, side / 2, 0.1 * side, side / 2, side / 2, 0.5 * side);
    far.addColorStop(0, mixed(bg, isLight ? '#5d7386' : '#000000', isLight ? 0.2 : 0.5));
    far.addColorStop(0.35, mixed(bg, isLight ? '#5d7386' : '#1d3242', isLight ? 0.06 : 0.12));
    far.addColorStop(1, bg);
    filledWith(pen, side, far);
  });
}

function filledWith(pen: Pen, side: number, style: CanvasGradient): void {
  pen.fillStyle = style;
  pen.fillRect(0, 0, side, side);
}

function stroke(pen: Pen, path: string, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(new Path2D(path));
}

/** Two inches of each kind of top, of walls, of the reach and of what is in the way. */
export function patternPictures(palette: Palette) {
  const { isLight, part1, part2, partLow, partLine } = palette;
  const ink = (dark: number, bright: number) => (isLight ? `rgb(16 26 34 / ${bright})` : `rgb(232 239 244 / ${dark})`);
  const shade = isLight ? 'rgb(16 26 34 / 0.25)' : 'rgb(0 0 0 / 0.4)';
  return {
    hatch: drawn(128, (pen, side) => {
      filled(pen, side, mixed(part1, '#ffffff', isLight ? 0.2 : 0.06));
      slanted(pen, side, ink(0.1, 0.1), 2.5, [1]);
    }),
    planks: drawn(128, (pen, side) => {
      filled(pen, side, mixed(part1, part2, 0.45));
      for (let i = 0; i < 4; i += 1) {
        pen.fillStyle = i % 2 ? 'rgb(255 255 255 / 0.05)' : 'rgb(0 0 0 / 0.06)';
        pen.fillRect(i * 32, 0, 32, side);
        pen.fillStyle = shade;
        pen.fillRect(i * 32, 0, 3, side);
      }
    }),
    cross: drawn(128, (pen, side) => {
      filled(pen, side, mixed(part2, '#ffffff', 0.08));
      slanted(pen, side, shade, 3, [1, -1]);
    }),
    box: drawn(128, (pen, side) => {
      filled(pen, side, mixed(partLow, part1, 0.6));
      pen.globalAlpha = 0.6;
      const [low, high] = [14, side - 14];
      stroke(pen, `M${low} ${low}H${high}V${high}H${low}ZL${high} ${high}M${high} ${low}L${low} ${high}`, partLine, 5);
    }),
    walls: drawn(256, (pen, side) => {
      filled(pen, side, '#ffffff');
      pen.fillStyle = 'rgb(0 0 0 / 0.16)';
      pen.fillRect(0, 0, 3, side);
      pen.fillRect(side / 2, 0, 2, side);
      pen.fillRect(0, side * 0.62, side, 2.5);
      pen.fillStyle = 'rgb(0 0 0 / 0.1)';
      for (let i = 0; i < 5; i += 1) pen.fillRect(20, 190 + i * 9, 88, 3);
    }),
    sides: drawn(64, (pen, side) => {
      filled(pen, side, '#ffffff');
      pen.strokeStyle = 'rgb(0 0 0 / 0.3)';
      pen.lineWidth = 4;
      pen.strokeRect(6, 6, side - 12, side - 12);
    }),
    areas: drawn(64, (pen, side) => {
      filled(pen, side, `${palette.legal}2e`);
      pen.fillStyle = palette.legal;
      pen.beginPath();
      pen.arc(side / 2, side / 2, side / 9, 0, 7);
      pen.fill();
    }),
    blocking: drawn(64, (pen, side) => {
      pen.globalAlpha = 0.62;
      slanted(pen, side, palette.blocker, 3.5, [1, -1], side);
    }),
  };
}

/** Lines at 45 degrees, seamless from square to square. */
function slanted(pen: Pen, side: number, colour: string, width: number, ways: readonly number[], step = side / 4) {
  for (let at = -side; at < 2 * side; at += step) {
    for (const way of ways)
      stroke(pen, way > 0 ? `M${at} ${side}L${at + side} 0` : `M${at} 0L${at + side} ${side}`, colour, width);
  }
}
