import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkImports } from '../../scripts/imports.ts';
import { drawn, upward } from '../../scripts/layers.ts';
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
