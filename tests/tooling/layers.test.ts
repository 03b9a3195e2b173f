import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkImports } from '../../scripts/imports.ts';
import { drawn, incomplete, upward } from '../../scripts/layers.ts';
import { checkout } from './checkout.ts';

const LAYERS = { 'packages/rules': [['cards'], ['state', 'chance'], ['attack']] };
const faults = (from: string, to: string): string[] =>
  upward([{ from: `packages/rules/src/${from}`, to: `packages/rules/src/${to}` }], LAYERS);

describe('layers', () => {
  it('let a folder import from lower ones, from itself, and index.ts from all', () => {
    expect(faults('attack/walk.ts', 'cards/dice.ts')).toEqual([]);
    expect(faults('attack/walk.ts', 'attack/tree.ts')).toEqual([]);
    expect(faults('index.ts', 'attack/tree.ts')).toEqual([]);
  });

  it('refuse an import upward, and one inside a row', () => {
    expect(faults('cards/dice.ts', 'state/open.ts')).toEqual([
      'packages/rules/src/cards/dice.ts → packages/rules/src/state/open.ts: state is not a layer below cards.',
    ]);
    expect(faults('state/open.ts', 'chance/dice.ts')).toHaveLength(1);
  });

  it('refuse a folder that is in no row', () => {
    expect(faults('attack/walk.ts', 'weather/rain.ts')).toEqual([
      'packages/rules/src/weather is in no layer of scripts/layers.ts.',
    ]);
  });

  it('count a file beside the folders as a layer of its own', () => {
    const layers = { 'packages/text': [['terms.ts'], ['en']] };
    const [below, above] = ['packages/text/src/terms.ts', 'packages/text/src/en/log.ts'];
    expect(upward([{ from: above, to: below }], layers)).toEqual([]);
    expect(upward([{ from: below, to: above }], layers)).toEqual([
      `${below} → ${above}: en is not a layer below terms.ts.`,
    ]);
  });

  it('let nobody inside import what the package is entered by', () => {
    expect(faults('attack/walk.ts', 'index.ts')).toHaveLength(1);
  });

  it('see units beside the sources', () => {
    const layers = { 'packages/cards': [['script.ts'], ['units']] };
    const [script, unit] = ['packages/cards/src/script.ts', 'packages/cards/units/chewie/index.ts'];
    expect(upward([{ from: unit, to: script }], layers)).toEqual([]);
    expect(upward([{ from: script, to: unit }], layers)).toHaveLength(1);
  });

  it('refuse a ring of files where a package has no folders', () => {
    const at = (name: string): string => `packages/odds/src/${name}.ts`;
    const way = (from: string, to: string) => ({ from: at(from), to: at(to) });
    const ring = [way('a', 'b'), way('b', 'c'), way('c', 'a')];
    const layers = { 'packages/odds': [] };
    expect(upward([...ring, way('x', 'a'), way('c', 'y')], layers)).toEqual([
      'packages/odds: src/a.ts, src/b.ts, src/c.ts import each other in a ring.',
    ]);
    expect(upward([way('a', 'b'), way('b', 'c'), way('a', 'c')], layers)).toEqual([]);
  });

  it('miss no package, app, folder or file, and name none in vain', () => {
    const files = {
      'packages/odds/package.json': '{}',
      'packages/odds/src/odds.ts': '',
      'packages/odds/src/dice/roll.ts': '',
      'packages/ai/package.json': '{}',
      'packages/ai/src/greedy/blow.ts': '',
      'packages/ai/src/random.ts': '',
      'apps/judge/package.json': '{}',
    };
    const layers = { 'packages/odds': [], 'packages/ai': [['greedy'], ['search']] };
    expect(incomplete(checkout(files), layers)).toEqual([
      'apps/judge is not in scripts/layers.ts.',
      'packages/odds/src/dice is in no layer of scripts/layers.ts.',
      'packages/ai/src/random.ts is in no layer of scripts/layers.ts.',
      'scripts/layers.ts names search in packages/ai, where there is none.',
    ]);
  });

  it('are complete', () => {
    expect(incomplete(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
  });

  it('count types, and are part of the check of imports', async () => {
    const files = {
      'packages/rules/src/cards/dice.ts': "import type { Open } from '../state/open.ts';\nexport type A = Open;\n",
      'packages/rules/src/state/open.ts': 'export type Open = 1;\n',
    };
    expect((await checkImports(checkout(files))).faults).toEqual([
      'packages/rules/src/cards/dice.ts → packages/rules/src/state/open.ts: state is not a layer below cards.',
    ]);
  });

  it('are drawn in docs/architecture.md as the list has them', () => {
    const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
    expect(drawn(page)).toBe(page);
  });
});
