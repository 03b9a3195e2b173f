// Examples that are about a tracker, a campaign or an event instead of a board, as small drawings.

import type { Entry } from '../../../apps/cli/src/rules/ledger.ts';
import { type Language, type Piece, sceneOf } from './draw.ts';
import { OPERATIONS } from './operations.ts';
import { SHOWDOWN, standings } from './showdown.ts';

const SCENES: Readonly<Record<string, (language: Language) => Piece>> = { ...OPERATIONS, ...SHOWDOWN };

/** Events whose last standings are drawn. */
const STANDINGS = ['SD-X-01', 'SD-X-02'];

/** The course that an example tells by words. */
const COURSES: Readonly<Record<string, string>> = { 'CP-X-18': '1A 2S LS' };

/** The drawing of an example, its words in this language; null where a position shows it on the table. */
export function figureOf({ id, text }: Entry, language: Language): string | null {
  const scene = SCENES[id];
  if (scene) return sceneOf(scene(language));
  if (STANDINGS.includes(id)) return sceneOf(standings(text, ['#', 'Player', 'EP', 'SC', 'SoS', 'W']));
  if (id.startsWith('KO-X-')) return trackerOf(text);
  return id.startsWith('CP-X-') ? courseOf(COURSES[id] ?? text) : null;
}

const SPACE = 10;
const SPACES = 17;

/** `A8 S5`: so many Momentum on the Aggressor's side and on the Sentinel's, filled from the outside in. */
function trackerOf(text: string): string | null {
  const [, a, s] = /\bA(\d) S(\d)\b/.exec(text) ?? (/^Empty tracker/.test(text) ? ['', '0', '0'] : []);
  if (a === undefined || s === undefined) return null;
  const token = /token in centre/.test(text);
  const spaces = Array.from({ length: SPACES }, (_, i) => {
    const x = i * SPACE + 1;
    const mine = i < Number(a);
    const theirs = i >= SPACES - Number(s);
    const sign = mine
      ? `<circle cx="${x + 4.5}" cy="5.5" r="2.6"/>`
      : theirs
        ? `<path d="M${x + 4.5} 2.5l3 3l-3 3l-3-3z"/>`
        : i === 8 && token
          ? `<path class="token" d="M${x + 2} 2.5h5v6h-5z"/>`
          : '';
    return `<g class="${mine || theirs ? 'space held' : 'space'}"><rect x="${x}" y="0.5" width="9" height="10"/>${sign}</g>`;
  });
  return `<svg class="drawn-figure" viewBox="0 0 172 18" aria-hidden="true">${spaces.join('')}<text x="5.5" y="17">A</text><text x="165.5" y="17">S</text></svg>`;
}

const STEP = 26;

/** `1A 2S LA`: each operation with the side that won it, a disc for the Aggressor and a lozenge for the Sentinel. */
function courseOf(text: string): string | null {
  const won = [...text.matchAll(/\b([123L])([AS])\b/g)];
  if (won.length === 0 || won.map(([each]) => each).join(' ') !== text.trim()) return null;
  const places = won.map(([, operation = '', side = ''], i) => {
    const x = i * STEP + 10;
    const sign = side === 'A' ? `<circle cx="${x}" cy="9" r="6"/>` : `<path d="M${x} 2l7 7l-7 7l-7-7z"/>`;
    return `<g class="won">${sign}<text x="${x}" y="25">${operation}${side}</text></g>`;
  });
  const last = (won.length - 1) * STEP + 10;
  return `<svg class="drawn-figure" viewBox="0 0 172 28" aria-hidden="true"><path class="course" d="M10 9H${last}"/>${places.join('')}</svg>`;
}
