// The board of a scenario as a small drawing. It has classes and no colours of its own: the page that shows it has.
// One unit of the drawing is a tenth of an inch; north is up.

import type { Battlefield } from '@faultline/geometry';
import type { Board } from '../../apps/cli/src/draw/board.ts';
import { marksOf, viewOf } from '../../apps/cli/src/draw/marks.ts';

const UNIT = 254;
const INCH = 10;
/** How high letters are, as a part of the drawing. */
const LETTERS = 0.04;
/** Above it a top is a level of its own (GEO-ELEV). */
const LEVEL = 7620;

export function drawingOf(board: Board, name: string): string {
  const view = viewOf(board, marksOf(board));
  const wide = view.width / UNIT;
  const x = (at: number) => round((at - view.x) / UNIT);
  const y = (at: number) => round(wide - (at - view.y) / UNIT);
  const { field, objectives, figures } = board;
  const size = round(wide);
  const letters = round(wide * LETTERS);
  return [
    `<svg class="drawn-board" viewBox="0 0 ${size} ${size}" font-size="${letters}" role="img" aria-label="${escaped(spoken(board))}">`,
    `<defs><pattern id="hatch-${name}" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V3" class="hatch"/></pattern></defs>`,
    `<rect class="ground" width="${size}" height="${size}"/>`,
    `<path class="inches" d="${inches(view, x, y, size)}"/>`,
    ...partsOf(field, name, x, y),
    ...field.table.ingress.map((point) => `<circle class="ingress" cx="${x(point.x)}" cy="${y(point.y)}" r="2"/>`),
    ...objectives.map((token) => {
      const [cx, cy, r] = [x(token.x), y(token.y), round(field.constants.objective / UNIT)];
      const state = token.active ? 'objective' : 'objective idle';
      return `<g class="${state}"><path d="M${cx} ${round(cy - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}z"/><text x="${cx}" y="${round(cy + letters * 0.32)}">${escaped(token.key)}</text></g>`;
    }),
    ...figures.map(({ name: who, seat, base }) => {
      const [cx, cy, r] = [x(base.x), y(base.y), round(base.r / UNIT)];
      const inner = round(r * 0.62);
      const plate =
        seat === 0
          ? `<circle class="plate" cx="${cx}" cy="${cy}" r="${inner}"/>`
          : `<path class="plate" d="M${cx} ${round(cy - inner)}l${inner} ${inner}l${-inner} ${inner}l${-inner} ${-inner}z"/>`;
      const height = base.z === 0 ? '' : `<tspan class="height"> ${Math.round(base.z / 100)} mm</tspan>`;
      return `<g class="figure ${'ab'[seat]}"><circle class="ring" cx="${cx}" cy="${cy}" r="${r}"/>${plate}<text x="${cx}" y="${round(cy + r + letters * 1.05)}">${escaped(who)}${height}</text></g>`;
    }),
    '</svg>',
  ].join('');
}

/** Who and what stands there, for those who do not see it. */
const spoken = ({ caption, figures, objectives }: Board): string =>
  [
    caption,
    ...figures.map(({ name, seat }) => `${name} (${seat === 0 ? 'red' : 'blue'})`),
    ...objectives.map(({ key }) => `objective ${key}`),
  ].join('. ');

type Across = (at: number) => number;

function inches(view: { readonly x: number; readonly y: number }, x: Across, y: Across, size: number): string {
  const firstOf = (at: number) => Math.ceil(at / UNIT / INCH) * INCH * UNIT;
  const lines = (first: number, line: (at: number) => string) =>
    Array.from({ length: Math.floor(size / INCH) + 1 }, (_, i) => line(first + i * INCH * UNIT));
  return [
    ...lines(firstOf(view.x), (at) => `M${x(at)} 0V${size}`),
    ...lines(firstOf(view.y), (at) => `M0 ${y(at)}H${size}`),
  ].join('');
}

/** Lower parts first, so that what is above them covers them. */
function partsOf({ solids }: Battlefield, name: string, x: Across, y: Across): string[] {
  return solids
    .toSorted((a, b) => a.top - b.top || a.index - b.index)
    .map(({ part, top, left, right, near, far }) => {
      const d = part.footprint.map((ring) => `M${cornersOf(ring, x, y).join('L')}Z`).join('');
      const level = top <= LEVEL ? 'low' : top <= 2 * LEVEL ? 'one' : 'two';
      const kind = `part ${level}${part.impassable ? ' impassable' : ''}`;
      const hatch = part.blocked ? `<path fill="url(#hatch-${name})" fill-rule="evenodd" d="${d}"/>` : '';
      const height = Math.round(top / 100);
      const label =
        Math.min(right - left, far - near) < 5 * UNIT
          ? ''
          : `<text class="top" x="${x((left + right) / 2)}" y="${round(y((near + far) / 2) + 1.5)}">${height}</text>`;
      return `<g><path class="${kind}" fill-rule="evenodd" d="${d}"/>${hatch}${label}</g>`;
    });
}

const cornersOf = (ring: readonly number[], x: Across, y: Across): string[] =>
  ring.flatMap((at, i) => (i % 2 === 0 ? [`${x(at)} ${y(ring[i + 1] ?? 0)}`] : []));

const round = (value: number): number => Math.round(value * 10) / 10;

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => XML[sign] ?? sign);
