import { readFileSync } from 'node:fs';
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

describe.each(LOOKS)('the colours ($theme, $palette)', ({ theme, palette }) => {
  const colours = coloursOf(theme, palette);

  it('can be read on every ground', () => {
    const read = [...STATES, 'text', 'text-2', 'text-3'].flatMap((name) =>
      GROUNDS.map((ground) => contrast(colours[name] ?? '', colours[ground] ?? '')),
    );
    expect(Math.min(...read)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EYES[palette])('keep all states apart for %s eyes', (eye) => {
    expect(closest(colours, eye)).toBeGreaterThanOrEqual(CLOSEST);
  });

  it.each(['protan', 'deutan', 'tritan'] as const)('keep the two sides far apart for %s eyes', (eye) => {
    expect(apart(colours['side-a'] ?? '', colours['side-b'] ?? '', eye)).toBeGreaterThanOrEqual(SIDES);
  });
});
