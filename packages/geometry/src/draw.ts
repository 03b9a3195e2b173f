// Any scene with any answer as an SVG. Height is told by tint and number, Blocked by hatching, Impassable by a thick
// line, so that it can be read without colour. One unit of the drawing is a hundredth of a millimetre.

import type { Area } from './area.ts';
import type { Battlefield, Solid } from './battlefield.ts';
import { distanceToArea } from './edge.ts';
import { distance } from './measure.ts';
import { by } from './order.ts';
import type { Placement } from './move.ts';
import type { Push } from './push.ts';
import { pairs } from './rows.ts';
import type { Sight } from './sight.ts';
import type { Disc, Ring } from './table.ts';
import { type Wedge, wedgeRays } from './wedge.ts';

export type Mark =
  | { readonly draw: 'base'; readonly disc: Disc; readonly label?: string; readonly side?: 1 | 2 }
  | { readonly draw: 'token'; readonly disc: Disc; readonly label?: string }
  | { readonly draw: 'area'; readonly areas: readonly Area[] }
  | { readonly draw: 'move'; readonly mover: Disc; readonly placement: Placement; readonly legal: boolean }
  | { readonly draw: 'push'; readonly mover: Disc; readonly push: Push }
  | { readonly draw: 'sight'; readonly sight: Sight }
  | { readonly draw: 'ruler'; readonly from: Disc; readonly to: Disc; readonly within: boolean }
  | { readonly draw: 'parts'; readonly names: readonly string[] }
  | { readonly draw: 'wedge'; readonly wedge: Wedge };

export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What stands round the scene: a title, the part of the table to show (all of it), lines to read beside it. */
export interface Frame {
  readonly caption?: string;
  readonly view?: View;
  readonly legend?: readonly string[];
}

/** North is up: y grows upward in the drawing as on the table. */
export function draw(
  field: Battlefield,
  marks: readonly Mark[],
  { caption = '', view, legend = [] }: Frame = {},
): string {
  const { size } = field.table;
  const seen = view ?? { x: 0, y: 0, width: size, height: size };
  const unit = Math.max(seen.width, seen.height) / 900;
  const named = new Set(marks.flatMap((mark) => (mark.draw === 'parts' ? mark.names : [])));
  for (const mark of marks)
    if (mark.draw === 'sight' && !mark.sight.clear) for (const name of mark.sight.blockedBy) named.add(name);
  const solids = field.solids.toSorted(
    by(
      (solid) => solid.top,
      (solid) => solid.index,
    ),
  );
  const top = size - seen.y - seen.height;
  const head = caption === '' ? 0 : 34 * unit;
  const lines = legend.flatMap((line) => wrapped(line));
  const aside = lines.length === 0 ? 0 : 310 * unit;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${seen.x} ${top - head} ${seen.width + aside} ${seen.height + head}" font-family="sans-serif">`,
    `<title>${escaped(caption === '' ? field.table.name : caption)}</title>`,
    `<defs><pattern id="blocked" width="${8 * unit}" height="${8 * unit}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V${8 * unit}" stroke="#555" stroke-width="${1.6 * unit}"/></pattern>`,
    `<clipPath id="seen"><rect x="${seen.x}" y="${seen.y}" width="${seen.width}" height="${seen.height}"/></clipPath></defs>`,
    `<rect x="${seen.x}" y="${top - head}" width="${seen.width + aside}" height="${seen.height + head}" fill="#fff"/>`,
    `<g transform="matrix(1 0 0 -1 0 ${size})" clip-path="url(#seen)">`,
    `<rect width="${size}" height="${size}" fill="#f4f1ea" stroke="#333" stroke-width="${2 * unit}"/>`,
    grid(seen, size, unit),
    ...solids.map((solid) => part(solid, unit, named.has(solid.part.name))),
    ...field.table.ingress.map((point) => ring(point.x, point.y, 5 * unit, '#7a3b00', unit)),
    ...marks.filter((mark) => !stands(mark)).map((mark) => drawn(mark, unit, size)),
    ...solids.map((solid) => heightOf(solid, field.solids, marks.filter(stands), unit)),
    ...marks.filter(stands).map((mark) => drawn(mark, unit, size)),
    '</g>',
    plain(seen.x + 10 * unit, top - 12 * unit, caption, 18 * unit),
    ...lines.map((line, i) => plain(seen.x + seen.width + 12 * unit, top + (24 + 20 * i) * unit, line, 13 * unit)),
    '</svg>',
  ].join('\n');
}

const INCH = 2540;
const LETTERS = 40;

/** A line of the legend in pieces that fit beside the table. */
function wrapped(line: string): string[] {
  const pieces: string[] = [''];
  for (const word of line.split(' ')) {
    const last = pieces[pieces.length - 1] as string;
    if (last === '') pieces[pieces.length - 1] = word;
    else if (last.length + word.length < LETTERS) pieces[pieces.length - 1] = `${last} ${word}`;
    else pieces.push(word);
  }
  return pieces;
}

/** Lines every six inches, every inch when near; their numbers stand at the southern and western rim. */
function grid({ x, y, width, height }: View, size: number, unit: number): string {
  const step = (Math.max(width, height) > 20 * INCH ? 6 : 1) * INCH;
  const every = (from: number, length: number): number[] =>
    Array.from({ length: Math.floor(size / step) + 1 }, (_, i) => i * step).filter(
      (at) => at > from + 14 * unit && at < from + length - 14 * unit,
    );
  const thin = `stroke="#cfc8b8" stroke-width="${0.8 * unit}"`;
  const number = (at: number): string => String(Math.round(at / INCH));
  return [
    ...every(x, width).map(
      (at) => `<path d="M${at} ${y}V${y + height}" ${thin}/>${text(at, y + 4 * unit, number(at), 11 * unit)}`,
    ),
    ...every(y, height).map(
      (at) => `<path d="M${x} ${at}H${x + width}" ${thin}/>${text(x + 9 * unit, at - 4 * unit, number(at), 11 * unit)}`,
    ),
  ].join('');
}

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => XML[sign] as string);
}

function path(rings: readonly Ring[]): string {
  return rings
    .map((ring) => {
      const corners = pairs(ring).map(([x, y]) => `${x} ${y}`);
      return `M${corners.join('L')}Z`;
    })
    .join('');
}

function part(
  { part: { name, footprint, blocked, impassable, bottom, top }, heldBy }: Solid,
  unit: number,
  named: boolean,
): string {
  const tint = 232 - Math.min(120, Math.round(top / 140));
  const outline = `stroke="${named ? '#c1121f' : '#333'}" stroke-width="${(impassable ? 2.6 : 1) * (named ? 2 : 1) * unit}"`;
  const raised =
    bottom > 0 && !heldBy.some((below) => below.top === bottom) ? ` stroke-dasharray="${6 * unit} ${3 * unit}"` : '';
  const d = path(footprint);
  return [
    `<g><title>${escaped(name)}</title>`,
    `<path d="${d}" fill="rgb(${tint},${tint},${tint - 8})" fill-opacity="0.85" fill-rule="evenodd" ${outline}${raised}/>`,
    blocked ? `<path d="${d}" fill="url(#blocked)" fill-opacity="0.45" fill-rule="evenodd"/>` : '',
    '</g>',
  ].join('');
}

type Standing = Extract<Mark, { readonly disc: Disc }>;

const stands = (mark: Mark): mark is Standing => mark.draw === 'base' || mark.draw === 'token';

/** The height of a top in millimetres, where nothing higher and nobody covers it; none where there is no room. */
function heightOf(solid: Solid, all: readonly Solid[], standing: readonly Standing[], unit: number): string {
  const { left, right, near, far, top } = solid;
  const wide = 23 * unit;
  if (right - left < wide && far - near < wide) return '';
  const above = all.filter((other) => other.top > top || (other.top === top && other.index > solid.index));
  const free = SPOTS.map(([u, v]) => ({ x: left + u * (right - left), y: near + v * (far - near) })).find(
    ({ x, y }) =>
      distanceToArea(x, y, solid.edges) === 0 &&
      above.every((other) => distanceToArea(x, y, other.edges) > 12 * unit) &&
      standing.every(({ disc }) => {
        const [dx, dy, far] = [disc.x - x, disc.y - y, disc.r + 12 * unit];
        return dx * dx + dy * dy > far * far;
      }),
  );
  return free ? text(free.x, free.y - 4 * unit, String(Math.round(top / 100)), 11 * unit) : '';
}

/** Places in the box round a part where its number may stand, the middle first. */
const SPOTS: readonly (readonly [number, number])[] = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.25, 0.25],
  [0.75, 0.75],
  [0.25, 0.75],
  [0.75, 0.25],
];

function drawn(mark: Mark, unit: number, size: number): string {
  switch (mark.draw) {
    case 'base':
      return base(mark.disc, mark.side === 2 ? '#b5442e' : '#1f5a99', unit, mark.label ?? '');
    case 'token':
      return base(mark.disc, '#6a4c93', unit, mark.label ?? '');
    case 'area':
      return mark.areas.map((area) => shade(area, unit)).join('');
    case 'move':
      return tool(mark.mover, mark.placement, mark.legal ? '#1b7f3b' : '#c1121f', unit);
    case 'push':
      return pushed(mark.mover, mark.push, unit);
    case 'sight':
      return line(
        mark.sight.line,
        mark.sight.clear ? '#1b7f3b' : '#c1121f',
        2 * unit,
        mark.sight.clear ? '' : `${8 * unit}`,
      );
    case 'ruler':
      return ruler(mark.from, mark.to, mark.within, unit);
    case 'parts':
      return '';
    case 'wedge':
      return wedged(mark.wedge, size, unit);
  }
}

/** The label, and below it the height it stands at; the ground is not told. */
function base({ x, y, r, z }: Disc, colour: string, unit: number, label: string): string {
  const lower = label === '' ? -4 : -15;
  const height = z === 0 ? '' : text(x, y + lower * unit, `${Math.round(z / 100)}`, 10 * unit);
  const shown = text(x, y - (z === 0 ? 4 : 1) * unit, label, 12 * unit);
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" fill-opacity="0.35" stroke="${colour}" stroke-width="${1.5 * unit}"/>${shown}${height}`;
}

function shade({ z, rings }: Area, unit: number): string {
  const colour = z === 0 ? '#2a9d8f' : '#e9a03b';
  return `<path d="${path(rings)}" fill="${colour}" fill-opacity="0.3" fill-rule="evenodd" stroke="${colour}" stroke-width="${unit}"/>`;
}

function tool(mover: Disc, { p1, p2, end, z }: Placement, colour: string, unit: number): string {
  const arms = `<path d="M${mover.x} ${mover.y}L${p1.x} ${p1.y}L${p2.x} ${p2.y}" fill="none" stroke="${colour}" stroke-width="${4 * unit}" stroke-opacity="0.8"/>`;
  return arms + ring(p1.x, p1.y, 4 * unit, colour, unit) + base({ ...end, r: mover.r, z }, colour, unit, '');
}

function pushed(mover: Disc, { end, stop, rewound }: Push, unit: number): string {
  const by = stop.by === 'part' ? stop.part : stop.by;
  const why = rewound === null ? by : `${by}, ${rewound.why}`;
  return (
    line({ ax: mover.x, ay: mover.y, bx: end.x, by: end.y }, '#8338ec', 3 * unit, '') +
    base(end, '#8338ec', unit, '') +
    text(end.x, end.y + end.r + 4 * unit, why, 11 * unit)
  );
}

function ruler(from: Disc, to: Disc, within: boolean, unit: number): string {
  const far = `${Math.round(distance(from, to)) / 100} mm`;
  const colour = within ? '#1b7f3b' : '#c1121f';
  const mark = text((from.x + to.x) / 2, (from.y + to.y) / 2 + 4 * unit, far, 12 * unit);
  return line({ ax: from.x, ay: from.y, bx: to.x, by: to.y }, colour, 2 * unit, '') + mark;
}

function wedged(wedge: Wedge, size: number, unit: number): string {
  return (wedgeRays(wedge) ?? [])
    .map(({ x, y }) =>
      line(
        { ax: wedge.x, ay: wedge.y, bx: wedge.x + x * size, by: wedge.y + y * size },
        '#8338ec',
        unit,
        `${5 * unit}`,
      ),
    )
    .join('');
}

function line(
  at: { ax: number; ay: number; bx: number; by: number },
  colour: string,
  wide: number,
  dashes: string,
): string {
  const dashed = dashes === '' ? '' : ` stroke-dasharray="${dashes}"`;
  return `<path d="M${at.ax} ${at.ay}L${at.bx} ${at.by}" stroke="${colour}" stroke-width="${wide}"${dashed}/>`;
}

function ring(x: number, y: number, r: number, colour: string, unit: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${1.5 * unit}"/>`;
}

/** Written on the table, whose drawing is upside down: turned back, with a light rim so that lines do not cross it out. */
function text(x: number, y: number, words: string, size: number): string {
  if (words === '') return '';
  return `<text transform="matrix(1 0 0 -1 ${x} ${y})" font-size="${size}" text-anchor="middle" fill="#111" stroke="#fff" stroke-opacity="0.8" stroke-width="${size / 4}" paint-order="stroke">${escaped(words)}</text>`;
}

function plain(x: number, y: number, words: string, size: number): string {
  return words === '' ? '' : `<text x="${x}" y="${y}" font-size="${size}" fill="#111">${escaped(words)}</text>`;
}
