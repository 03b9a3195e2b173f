// The board of a scenario as a small drawing. It has classes and no colours of its own: the page that shows it has.
// One unit of the drawing is a tenth of an inch; north is up.

import type { Battlefield } from '@faultline/geometry';
import type { Board } from '../../apps/cli/src/draw/board.ts';
import { marksOf, viewOf } from '../../apps/cli/src/draw/marks.ts';

const UNIT = 254;
const INCH = 10;
/** How high letters are, as a part of the drawing. */
const LETTERS = 0.04;
/** How wide a letter is, as a part of its height. */
const LETTER = 0.5;
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
    `<svg class="drawn-board" viewBox="0 0 ${size} ${size}" font-size="${letters}" aria-hidden="true">`,
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
    ...figuresOf(figures, x, y, letters, size),
    '</svg>',
  ].join('');
}

const HEARD = {
  en: { sides: ['disc', 'lozenge'], objective: 'objective', none: 'Nobody stands here yet' },
  de: { sides: ['Scheibe', 'Raute'], objective: 'Aufgabe', none: 'Hier steht noch niemand' },
} as const;

/** Who and what stands there, for those who do not see it. */
export const heardOf = ({ figures, objectives }: Board, language: keyof typeof HEARD): string => {
  const { sides, objective, none } = HEARD[language];
  const all = [
    ...figures.map(({ name, seat }) => `${calledOf(name)} (${sides[seat]})`),
    ...objectives.map(({ key }) => `${objective} ${key}`),
  ];
  return all.join(', ') || none;
};

/** `bo-katan` and `clones.2` as people call them. */
const calledOf = (name: string): string =>
  name.replace(/\.(\d+)$/, ' $1').replace(/(^|-)\p{L}/gu, (start) => start.toUpperCase());

/** A height as the table of the page tells it. */
const inInches = (height: number): string => `${(height / UNIT / INCH).toFixed(1)}″`;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Bases with their names: below them, or where no other name, no base and no edge is in the way. */
function figuresOf(figures: Board['figures'], x: Across, y: Across, letters: number, size: number): string[] {
  const drawn = figures.map(({ name, seat, base }) => ({
    name: calledOf(name),
    height: base.z === 0 ? '' : inInches(base.z),
    seat,
    cx: x(base.x),
    cy: y(base.y),
    r: round(base.r / UNIT),
  }));
  const boxes = drawn.map(({ cx, cy, r }): Box => ({ left: cx - r, right: cx + r, top: cy - r, bottom: cy + r }));
  const taken: Box[] = [];
  return drawn.map(({ name, height, seat, cx, cy, r }) => {
    const wide = (name.length + height.length) * letters * LETTER;
    const aside = r + letters * 0.3 + wide / 2;
    const places = [
      [cx, cy + r + letters * 1.05],
      [cx, cy - r - letters * 0.35],
      [cx + aside, cy + letters * 0.35],
      [cx - aside, cy + letters * 0.35],
    ].map(([middle = 0, line = 0]) => {
      const left = Math.max(1, Math.min(middle - wide / 2, size - wide - 1));
      return { left, right: left + wide, top: line - letters * 0.8, bottom: line + letters * 0.2 };
    });
    const isFree = (place: Box) =>
      place.top >= 0 && place.bottom <= size && ![...boxes, ...taken].some((other) => meet(place, other));
    const place = places.find(isFree) ?? places[0];
    if (!place) return '';
    taken.push(place);
    const inner = round(r * 0.62);
    const plate =
      seat === 0
        ? `<circle class="plate" cx="${cx}" cy="${cy}" r="${inner}"/>`
        : `<path class="plate" d="M${cx} ${round(cy - inner)}l${inner} ${inner}l${-inner} ${inner}l${-inner} ${-inner}z"/>`;
    const up = height === '' ? '' : `<tspan class="height"> ${height}</tspan>`;
    const [middle, line] = [round((place.left + place.right) / 2), round(place.bottom - letters * 0.2)];
    return `<g class="figure ${'ab'[seat]}"><circle class="ring" cx="${cx}" cy="${cy}" r="${r}"/>${plate}<text x="${middle}" y="${line}">${escaped(name)}${up}</text></g>`;
  });
}

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
      const label =
        Math.min(right - left, far - near) < 5 * UNIT
          ? ''
          : `<text class="top" x="${x((left + right) / 2)}" y="${round(y((near + far) / 2) + 1.5)}">${inInches(top)}</text>`;
      return `<g><path class="${kind}" fill-rule="evenodd" d="${d}"/>${hatch}${label}</g>`;
    });
}

const cornersOf = (ring: readonly number[], x: Across, y: Across): string[] =>
  ring.flatMap((at, i) => (i % 2 === 0 ? [`${x(at)} ${y(ring[i + 1] ?? 0)}`] : []));

const round = (value: number): number => Math.round(value * 10) / 10;

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => XML[sign] ?? sign);
