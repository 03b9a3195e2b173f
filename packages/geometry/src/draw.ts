// Any scene with any answer as an SVG. Height is told by tint and number, Blocked by hatching, Impassable by a thick
// line, so that it can be read without colour. One unit of the drawing is a hundredth of a millimetre.

import type { Area } from './area.ts';
import type { Battlefield, Solid } from './battlefield.ts';
import { distance } from './measure.ts';
import type { Placement } from './move.ts';
import type { Push } from './push.ts';
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

export function draw(field: Battlefield, marks: readonly Mark[], caption = '', view?: View): string {
  const { size } = field.table;
  const { x, y, width, height } = view ?? { x: 0, y: 0, width: size, height: size };
  const unit = Math.max(width, height) / 900;
  const named = new Set(marks.flatMap((mark) => (mark.draw === 'parts' ? mark.names : [])));
  for (const mark of marks) if (mark.draw === 'sight') for (const name of mark.sight.blockedBy) named.add(name);
  const solids = [...field.solids].sort((p, q) => p.top - q.top || p.index - q.index);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" font-family="sans-serif">`,
    `<title>${escaped(caption === '' ? field.table.name : caption)}</title>`,
    `<defs><pattern id="blocked" width="${8 * unit}" height="${8 * unit}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V${8 * unit}" stroke="#555" stroke-width="${1.6 * unit}"/></pattern></defs>`,
    `<rect width="${size}" height="${size}" fill="#f4f1ea" stroke="#333" stroke-width="${2 * unit}"/>`,
    ...solids.map((solid) => part(solid, unit, named.has(solid.part.name))),
    ...field.table.ingress.map((point) => ring(point.x, point.y, 5 * unit, '#7a3b00', unit)),
    ...marks.map((mark) => drawn(mark, unit, size)),
    caption === '' ? '' : text(x + 10 * unit, y + 24 * unit, caption, 18 * unit, 'start'),
    '</svg>',
  ].join('\n');
}

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => XML[sign] as string);
}

function path(rings: readonly Ring[]): string {
  return rings
    .map((corners) => {
      let d = '';
      for (let i = 0; i < corners.length; i += 2) d += `${i === 0 ? 'M' : 'L'}${corners[i]} ${corners[i + 1]}`;
      return `${d}Z`;
    })
    .join('');
}

function part(
  { part: { name, footprint, blocked, impassable, bottom, top }, edges }: Solid,
  unit: number,
  named: boolean,
): string {
  const tint = 232 - Math.min(120, Math.round(top / 140));
  const outline = `stroke="${named ? '#c1121f' : '#333'}" stroke-width="${(impassable ? 2.6 : 1) * (named ? 2 : 1) * unit}"`;
  const raised = bottom > 0 ? ` stroke-dasharray="${6 * unit} ${3 * unit}"` : '';
  const d = path(footprint);
  const x = edges.reduce((sum, e) => sum + e.ax, 0) / edges.length;
  const y = edges.reduce((sum, e) => sum + e.ay, 0) / edges.length;
  return [
    `<g><title>${escaped(name)}</title>`,
    `<path d="${d}" fill="rgb(${tint},${tint},${tint - 8})" fill-opacity="0.85" fill-rule="evenodd" ${outline}${raised}/>`,
    blocked ? `<path d="${d}" fill="url(#blocked)" fill-opacity="0.45" fill-rule="evenodd"/>` : '',
    text(x, y + 4 * unit, String(Math.round(top / 100)), 11 * unit, 'middle'),
    '</g>',
  ].join('');
}

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

function base({ x, y, r, z }: Disc, colour: string, unit: number, label: string): string {
  const height = z === 0 ? '' : text(x, y + 16 * unit, `${Math.round(z / 100)}`, 9 * unit, 'middle');
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" fill-opacity="0.35" stroke="${colour}" stroke-width="${1.5 * unit}"/>${text(x, y + 5 * unit, label, 12 * unit, 'middle')}${height}`;
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
  const why = rewound === null ? stop.by : `${stop.by}, ${rewound.why}`;
  return (
    line({ ax: mover.x, ay: mover.y, bx: end.x, by: end.y }, '#8338ec', 3 * unit, '') +
    base(end, '#8338ec', unit, '') +
    text(end.x, end.y - end.r - 4 * unit, why, 11 * unit, 'middle')
  );
}

function ruler(from: Disc, to: Disc, within: boolean, unit: number): string {
  const far = `${Math.round(distance(from, to)) / 100} mm`;
  const colour = within ? '#1b7f3b' : '#c1121f';
  const mark = text((from.x + to.x) / 2, (from.y + to.y) / 2 - 4 * unit, far, 12 * unit, 'middle');
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

function text(x: number, y: number, words: string, size: number, anchor: 'start' | 'middle'): string {
  if (words === '') return '';
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="#111">${escaped(words)}</text>`;
}
