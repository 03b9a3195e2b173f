import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PALETTES, THEMES } from '../src/shell/settings.ts';
import { apart, contrast, type Eye } from './colourVision.ts';

const css = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8').replace(/@media print[\s\S]*$/, '');

interface Rule {
  readonly selectors: readonly string[];
  readonly colours: Readonly<Record<string, string>>;
}

const RULES: readonly Rule[] = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
  selectors: selectors
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(',')
    .map((selector) => selector.trim()),
  colours: Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name = '', colour = '']) => [name, colour]),
  ),
}));

/** The colours of a theme and a palette, as a browser would find them. */
function coloursOf(theme: string, palette: string): Readonly<Record<string, string>> {
  const holds = (selector: string): boolean =>
    selector === ':root' ||
    (selector.includes('[data-') &&
      (selector.match(/data-theme="(\w+)"/)?.[1] ?? theme) === theme &&
      (selector.match(/data-palette="(\w+)"/)?.[1] ?? palette) === palette);
  const weight = (selector: string): number => selector.split('[').length;
  return Object.assign(
    {},
    ...RULES.flatMap(({ selectors, colours }) =>
      selectors.filter(holds).map((selector) => ({ weight: weight(selector), colours })),
    )
      .toSorted((a, b) => a.weight - b.weight)
      .map(({ colours }) => colours),
  );
}

/** Every style sheet but the one of the tokens. */
const SHEETS = readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !path.endsWith('tokens.css'))
  .map((path) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));

/** The pairs of a text and its ground that one rule of a style sheet names. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ...new Set(
    SHEETS.flatMap((sheet) =>
      [...sheet.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => {
        const text = body.match(/(?:^|[;\s])(?:color|fill):\s*var\(--([\w-]+)\)/)?.[1];
        const ground = body.match(/background(?:-color)?:\s*var\(--([\w-]+)\)/)?.[1];
        return text && ground ? [`${text} ${ground}`] : [];
      }),
    ),
  ),
].map((pair) => pair.split(' ') as [string, string]);

const PARTS = ['part-low', 'part-1', 'part-2'] as const;

const STATES = ['side-a', 'side-b', 'legal', 'selected', 'planned', 'threat', 'blocker'] as const;
const GROUNDS = ['bg', 'surface-1', 'surface-2', 'surface-3', 'surface-raised', 'table'] as const;
const LOOKS = THEMES.flatMap((theme) => PALETTES.map((palette) => ({ theme, palette })));

/** The eyes each palette is made for. In the usual one shapes and patterns tell apart what colours do not. */
const EYES: Readonly<Record<(typeof PALETTES)[number], readonly Eye[]>> = {
  default: ['normal'],
  deutan: ['normal', 'protan', 'deutan'],
  tritan: ['normal', 'tritan'],
};

/** As far apart as the two closest states must be: 2 is just to be seen, 10 is plain. */
const CLOSEST = 14;
const SIDES = 35;

const closest = (colours: Readonly<Record<string, string>>, eye: Eye): number =>
  Math.min(...STATES.flatMap((a, i) => STATES.slice(i + 1).map((b) => apart(colours[a] ?? '', colours[b] ?? '', eye))));

/** Text that is drawn on tokens, dice and terrain. */
const DRAWN_TEXT: readonly (readonly [string, string])[] = [
  ...PARTS.flatMap((part) => [['height-text', part] as const, ['text', part] as const]),
  ...STATES.map((state) => ['on-state', state] as const),
  ['text', 'side-a-deep'],
  ['text', 'side-b-deep'],
  ['die-attack-ink', 'die-attack'],
  ['die-defence-ink', 'die-defence'],
];

/** Lines and plates that carry a meaning. */
const MARKS: readonly (readonly [string, string])[] = [
  ...PARTS.flatMap((part) => [...STATES, 'part-line'].map((mark) => [mark, part] as const)),
  ...(['bg', 'surface-1', 'surface-2', 'surface-raised'] as const).flatMap((ground) => [
    ['line-strong', ground] as const,
    ['die-defence-line', ground] as const,
  ]),
  ['side-a', 'side-a-deep'],
  ['side-b', 'side-b-deep'],
  ['die-spent', 'surface-1'],
];

describe.each(LOOKS)('the colours ($theme, $palette)', ({ theme, palette }) => {
  const colours = coloursOf(theme, palette);

  it('can be read on every ground', () => {
    const read = [...STATES, 'text', 'text-2', 'text-3'].flatMap((name) =>
      GROUNDS.map((ground) => contrast(colours[name] ?? '', colours[ground] ?? '')),
    );
    expect(Math.min(...read)).toBeGreaterThanOrEqual(4.5);
  });

  const below = (pairs: readonly (readonly [string, string])[], least: number): string[] =>
    pairs.flatMap(([a, b]) => {
      const [one, other] = [colours[a], colours[b]];
      // `--side` and `--fill` stand for one of the others.
      if (!one || !other) return [];
      const found = contrast(one, other);
      return found < least ? [`${a} on ${b}: ${found.toFixed(2)}`] : [];
    });

  it('can be read wherever a style sheet writes one on another', () => {
    expect(WRITTEN.length).toBeGreaterThan(8);
    expect(below(WRITTEN, 4.5)).toEqual([]);
  });

  it('can be read on tokens, dice and terrain of every height', () => {
    expect(below(DRAWN_TEXT, 4.5)).toEqual([]);
  });

  it('show every mark on terrain of every height, and every outline', () => {
    expect(below(MARKS, 3)).toEqual([]);
  });

  it('keep the heights of terrain apart', () => {
    const [low = '', one = '', two = ''] = PARTS.map((part) => colours[part]);
    expect(Math.min(apart(low, one, 'normal'), apart(one, two, 'normal'))).toBeGreaterThanOrEqual(4);
  });

  it.each(EYES[palette])('keep all states apart for %s eyes', (eye) => {
    expect(closest(colours, eye)).toBeGreaterThanOrEqual(CLOSEST);
  });

  it.each(['protan', 'deutan', 'tritan'] as const)('keep the two sides far apart for %s eyes', (eye) => {
    expect(apart(colours['side-a'] ?? '', colours['side-b'] ?? '', eye)).toBeGreaterThanOrEqual(SIDES);
  });
});
