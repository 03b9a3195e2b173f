import { describe, expect, it } from 'vitest';
import { checkImports, tableFaults } from '../../scripts/imports.ts';
import { checkout } from './checkout.ts';

const geometry = { 'packages/geometry/src/index.ts': 'export const reach = 3;\n' };
const rules = {
  ...geometry,
  'packages/rules/src/index.ts': "import { reach } from '@faultline/geometry';\nexport const apply = () => reach;\n",
};

async function faults(files: Record<string, string>): Promise<readonly string[]> {
  return (await checkImports(checkout(files))).faults;
}

describe('import directions', () => {
  it('let rules import geometry, and look at both', async () => {
    const verdict = await checkImports(checkout(rules));
    expect(verdict).toEqual({ faults: [], modules: 2 });
  });

  it('keep geometry from importing rules', async () => {
    const files = { ...rules, 'packages/geometry/src/wrong.ts': "export { apply } from '@faultline/rules';\n" };
    expect(await faults(files)).toContain(
      'packages/geometry/src/wrong.ts → packages/rules/src/index.ts: geometry imports only shape.',
    );
  });

  it('count a type import as an import', async () => {
    const files = {
      ...rules,
      'packages/tournament/src/index.ts':
        "import type { apply } from '@faultline/rules';\nexport type A = typeof apply;\n",
    };
    expect(await faults(files)).toEqual([
      'packages/tournament/src/index.ts → packages/rules/src/index.ts: tournament imports only chance, shape.',
    ]);
  });

  it('see a relative path that leaves the package', async () => {
    const files = {
      ...rules,
      'packages/tournament/src/index.ts': "export { apply } from '../../rules/src/index.ts';\n",
    };
    expect(await faults(files)).toHaveLength(1);
  });

  it('refuse npm packages where none is named', async () => {
    const files = {
      'packages/rules/src/index.ts': "export * from 'seedrandom';\n",
      'node_modules/seedrandom/package.json': '{ "name": "seedrandom", "main": "index.js" }',
      'node_modules/seedrandom/index.js': 'export const random = 4;\n',
    };
    expect(await faults(files)).toEqual([
      'packages/rules/src/index.ts → node_modules/seedrandom/index.js: rules imports only geometry, chance, shape.',
    ]);
  });

  it('refuse node: modules in the sources of a package', async () => {
    const files = { 'packages/testkit/src/index.ts': "export { readFileSync } from 'node:fs';\n" };
    expect(await faults(files)).toEqual([
      'packages/testkit/src/index.ts → fs: packages run in a browser and know no node: module.',
    ]);
  });

  it('let the tests of a package import what they need', async () => {
    const files = {
      ...rules,
      'packages/testkit/src/index.ts': 'export const table = 1;\n',
      'packages/geometry/test/reach.test.ts':
        "import 'node:fs';\nimport '@faultline/testkit';\nimport '@faultline/rules';\n",
    };
    expect(await faults(files)).toEqual([]);
  });

  it('keep testkit out of everything but tests, apps/cli and scripts', async () => {
    const files = {
      'packages/testkit/src/index.ts': 'export const table = 1;\n',
      'apps/cli/src/main.ts': "import '@faultline/testkit';\n",
      'apps/server/src/main.ts': "import '@faultline/testkit';\n",
    };
    expect(await faults(files)).toEqual([
      'apps/server/src/main.ts → packages/testkit/src/index.ts: only tests, apps/cli and scripts import testkit.',
    ]);
  });

  it('keep apps apart', async () => {
    const files = {
      'apps/cli/src/main.ts': 'export {};\n',
      'apps/web/src/main.ts': "import '../../cli/src/main.ts';\n",
    };
    expect(await faults(files)).toEqual(['apps/web/src/main.ts → apps/cli/src/main.ts: an app imports no other app.']);
  });

  it('let the page import types of the rules, and its engine all of them', async () => {
    const files = {
      ...rules,
      'apps/web/src/engine/gameHost.ts': "export { apply } from '@faultline/rules';\n",
      'apps/web/src/type.ts': "import type { apply } from '@faultline/rules';\nexport type A = typeof apply;\n",
      'apps/web/src/wrong.ts': "export { apply } from '@faultline/rules';\n",
    };
    expect(await faults(files)).toEqual([
      'apps/web/src/wrong.ts → packages/rules/src/index.ts: apps/web imports from the game only types, but for src/engine.',
    ]);
  });

  it('refuse a circle of modules', async () => {
    const files = {
      'packages/rules/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'packages/rules/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    };
    expect(await faults(files)).toContain(
      'packages/rules/src/a.ts → packages/rules/src/b.ts: no module imports itself by a detour (types may).',
    );
  });

  it('allow a circle that a type import closes', async () => {
    const files = {
      'packages/rules/src/cards/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'packages/rules/src/cards/b.ts':
        "import type { a } from './a.ts';\nexport const b = (given: typeof a) => given;\n",
    };
    expect(await faults(files)).toEqual([]);
  });

  it('refuse an import that leads nowhere', async () => {
    const files = { 'packages/rules/src/index.ts': "import './gone.ts';\n" };
    expect(await faults(files)).toEqual(['packages/rules/src/index.ts → ./gone.ts: an import must lead somewhere.']);
  });

  const naming = (...names: string[]): string =>
    JSON.stringify({
      name: '@faultline/rules',
      exports: { '.': './src/index.ts' },
      dependencies: Object.fromEntries(names.map((name) => [name, '*'])),
    });

  it('refuse an import of our own that the package.json does not name', async () => {
    expect(await faults({ ...rules, 'packages/rules/package.json': naming() })).toEqual([
      'packages/rules imports geometry, which its package.json does not name.',
    ]);
  });

  it('refuse a package.json that names one of our own in vain', async () => {
    const declared = naming('@faultline/geometry', '@faultline/chance', 'yaml');
    expect(await faults({ ...rules, 'packages/rules/package.json': declared })).toEqual([
      'packages/rules/package.json names chance, which its sources do not import.',
    ]);
  });

  it('allow no package what it does not have', () => {
    const own = { 'packages/rules/package.json': naming('@faultline/geometry', '@faultline/shape') };
    const root = checkout({ 'packages/rules/src/index.ts': '', ...own });
    expect(tableFaults(root)).toEqual([
      'The table of scripts/imports.ts lets packages/rules import @faultline/chance, which its package.json does not name.',
    ]);
  });

  it('keep a unit from importing another, or a step of the rules', async () => {
    const vader = 'packages/cards/units/darth-vader';
    const files = {
      ...rules,
      'packages/cards/package.json': '{ "name": "@faultline/cards", "dependencies": { "@faultline/rules": "*" } }',
      'packages/cards/src/script.ts': 'export const use = 1;\n',
      'packages/cards/units/ahsoka/index.ts': 'export const deflect = 1;\n',
      [`${vader}/index.ts`]:
        "import '../ahsoka/index.ts';\nimport '../../src/script.ts';\nimport '@faultline/rules';\n",
    };
    const rule = 'the folder of a unit imports only the vocabulary of scripts, and types';
    expect(await faults(files)).toEqual([
      `${vader}/index.ts → packages/cards/units/ahsoka/index.ts: ${rule}.`,
      `${vader}/index.ts → packages/rules/src/index.ts: ${rule}.`,
    ]);
  });

  it('ask for a new package to be put into the table', async () => {
    expect(await faults({ 'packages/weather/src/index.ts': 'export {};\n' })).toEqual([
      'packages/weather is not in the table of scripts/imports.ts: say there what it may import.',
    ]);
  });

  it('do not pass over a source file that was not read', async () => {
    expect(await faults({ ...geometry, 'packages/geometry/src/dist/hidden.ts': 'export {};\n' })).toEqual([
      'packages/geometry/src/dist/hidden.ts was not looked at, so nothing is known of its imports.',
    ]);
  });
});
