// The pieces that drawings of examples are put together from. They have classes and no colours of their own.

import { readFileSync } from 'node:fs';

/** As wide as the drawings of trackers. */
const WIDE = 172;

/** Something drawn from its own upper left corner. */
export interface Piece {
  readonly wide: number;
  readonly high: number;
  readonly svg: string;
}

const at = (x: number, y: number, { svg }: Piece): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)})">${svg}</g>`;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** One beside the other, each in the middle of the height. */
export function row(pieces: readonly Piece[], gap = 3): Piece {
  const high = Math.max(0, ...pieces.map((piece) => piece.high));
  let x = 0;
  const svg = pieces.map((piece) => {
    const placed = at(x, (high - piece.high) / 2, piece);
    x += piece.wide + gap;
    return placed;
  });
  return { wide: Math.max(0, x - gap), high, svg: svg.join('') };
}

/** One below the other. */
export function stack(pieces: readonly Piece[], gap = 4): Piece {
  let y = 0;
  const svg = pieces.map((piece) => {
    const placed = at(0, y, piece);
    y += piece.high + gap;
    return placed;
  });
  return { wide: Math.max(0, ...pieces.map((piece) => piece.wide)), high: Math.max(0, y - gap), svg: svg.join('') };
}

/** What an example draws is told in full above it, so its drawing is only to be seen. */
export const sceneOf = (piece: Piece): string => {
  const wide = Math.max(WIDE, piece.wide + 2);
  return `<svg class="drawn-scene" viewBox="-1 -1 ${tenth(wide)} ${tenth(piece.high + 2)}" aria-hidden="true">${piece.svg}</svg>`;
};

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => XML[sign] ?? sign);

/** How wide a letter is at most, as a part of its height. */
const LETTER = 0.62;
const TYPE = 6;

export function words(text: string | number, kind: '' | 'strong' | 'faint' = '', wide?: number): Piece {
  const own = wide ?? String(text).length * TYPE * LETTER;
  const mark = kind === '' ? '' : ` class="${kind}"`;
  return {
    wide: own,
    high: TYPE + 2,
    svg: `<text${mark} x="${tenth(own / 2)}" y="${TYPE}">${escaped(String(text))}</text>`,
  };
}

/** The languages the few words in drawings are in. */
export type Language = 'en' | 'de';

export type Mark = 'plain' | 'full' | 'wanted' | 'gone';

/** Words in a frame: full ones are taken, wanted ones are offered, gone ones are struck out. */
export function chip(text: string | number, mark: Mark = 'plain', wide?: number): Piece {
  const own = wide ?? Math.max(12, String(text).length * TYPE * LETTER + 6);
  const struck = mark === 'gone' ? `<path class="stroke" d="M1 10L${tenth(own - 1)} 1"/>` : '';
  return {
    wide: own,
    high: 11,
    svg: `<rect class="chip ${mark}" width="${tenth(own)}" height="11" rx="2"/><text class="on-${mark}" x="${tenth(own / 2)}" y="7.8">${escaped(String(text))}</text>${struck}`,
  };
}

const SPRITE = readFileSync(new URL('../../../apps/web/src/ui/icons.svg', import.meta.url), 'utf8');

/** A sign of the page: pages without script have no sprite, so it is drawn in place. */
export function sign(name: string, high = 10): Piece {
  const drawn = new RegExp(`<symbol id="i-${name}"[^>]*><title>[^<]*</title>(.*?)</symbol>`, 's').exec(SPRITE)?.[1];
  if (drawn === undefined) throw new Error(`The sprite has no sign "${name}".`);
  return { wide: high, high, svg: `<g class="sign" transform="scale(${high / 24})">${drawn}</g>` };
}

export const signs = (name: string, count: number, high = 10): Piece =>
  row(
    Array.from({ length: count }, () => sign(name, high)),
    1,
  );

/** The two players, where an example does not name them. */
export const seat = (second: boolean): Piece => ({
  wide: 12,
  high: 11,
  svg: second ? '<path class="held" d="M6 0.5l5 5l-5 5l-5-5z"/>' : '<circle class="held" cx="6" cy="5.5" r="4.5"/>',
});

export const arrow: Piece = {
  wide: 12,
  high: 8,
  svg: '<path class="stroke" d="M1 4H11M7.5 1L11 4L7.5 7"/>',
};

/** Signs in a frame: a box of a Damage Tracker, an Option, an entry of an Advantage pack. */
export function box(inside: Piece, mark: Mark = 'plain'): Piece {
  const wide = inside.wide + 6;
  const high = inside.high + 6;
  const struck = mark === 'gone' ? `<path class="stroke" d="M1 ${high - 1}L${tenth(wide - 1)} 1"/>` : '';
  return {
    wide,
    high,
    svg: `<rect class="chip ${mark}" width="${tenth(wide)}" height="${high}" rx="2"/><g class="on-${mark}">${at(3, 3, inside)}</g>${struck}`,
  };
}

/** The Struggle Tracker: Momentum from both ends, and a space of the token, counted from the left. */
export function track(left: number, right: number, token: number | null = null, wanted: number | null = null): Piece {
  const spaces = Array.from({ length: 17 }, (_, i) => {
    const x = i * 10;
    const held = i < left ? `<circle class="held" cx="${x + 4.5}" cy="5" r="2.6"/>` : '';
    const theirs = i >= 17 - right ? `<path class="held" d="M${x + 4.5} 2l3 3l-3 3l-3-3z"/>` : '';
    const here = i === token ? `<path class="held" d="M${x + 2} 2h5v6h-5z"/>` : '';
    return `<rect class="chip ${i === wanted ? 'wanted' : 'plain'}" x="${x}" width="9" height="10"/>${held}${theirs}${here}`;
  });
  return { wide: 169, high: 10, svg: spaces.join('') };
}

/** Rows of cells, each column as wide as its widest cell. */
export function table(rows: readonly (readonly (string | number)[])[]): Piece {
  const columns = rows[0]?.length ?? 0;
  const wide = Array.from(
    { length: columns },
    (_, i) => Math.max(...rows.map((cells) => String(cells[i] ?? '').length)) * TYPE * LETTER + 4,
  );
  return stack(
    rows.map((cells, r) =>
      row(
        cells.map((cell, i) => words(cell, r === 0 ? 'faint' : '', wide[i])),
        2,
      ),
    ),
    1,
  );
}
