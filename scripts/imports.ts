// The arrow of imports: who may import whom. Type imports count as imports.
// Refuses to pass on a look that was too short: every source file on disk must be among those it read.

import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type IForbiddenRuleType, type ICruiseResult } from 'dependency-cruiser';
import { filesIn } from '../apps/cli/src/files.ts';

interface Reach {
  readonly packages: readonly string[];
  /** npm packages; each must run in a browser. */
  readonly libraries?: readonly string[];
}

/** What the sources of each package may import besides themselves. */
const reach: Readonly<Record<string, Reach>> = {
  chance: { packages: [] },
  geometry: { packages: [] },
  rules: { packages: ['geometry', 'chance'] },
  cards: { packages: ['rules'] },
  text: { packages: ['rules', 'cards'] },
  odds: { packages: ['rules', 'cards'] },
  ai: { packages: ['rules', 'cards', 'odds'] },
  events: { packages: ['chance'] },
  testkit: { packages: ['rules', 'cards', 'geometry', 'text'], libraries: ['yaml', 'zod', 'fast-check'] },
};

const TESTS = '(^tests/|/test/|[.]test[.]ts$)';

const forbidden: IForbiddenRuleType[] = [
  ...Object.entries(reach).map(([name, allowed]) => onlyReaches(name, allowed)),
  {
    name: 'packages run in a browser and know no node: module',
    severity: 'error',
    from: { path: '^packages/[^/]+/(src|units)/', pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'only tests, apps/cli and scripts import testkit',
    severity: 'error',
    from: { pathNot: `${TESTS}|^packages/testkit/|^apps/cli/|^scripts/` },
    to: { path: '^packages/testkit/' },
  },
  {
    name: 'packages import no app',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'an app imports no other app',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  // The page meets a game through a port; it may name things (types, names), never apply. The engine's thread may.
  {
    name: 'apps/web imports from the game only types, but for src/engine',
    severity: 'error',
    from: { path: '^apps/web/', pathNot: `${TESTS}|^apps/web/(src/engine|bench)/` },
    to: {
      path: '^packages/(rules|geometry|cards|ai|odds|chance)/',
      pathNot: '^packages/rules/src/state/ids[.]ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'apps/web imports its engine only as a thread',
    severity: 'error',
    from: { path: '^apps/web/', pathNot: `${TESTS}|^apps/web/src/engine/` },
    to: { path: '^apps/web/src/engine/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no module imports itself by a detour (types may)',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'an import must lead somewhere',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

function onlyReaches(name: string, { packages, libraries = [] }: Reach): IForbiddenRuleType {
  const own = [name, ...packages].map((each) => `^packages/${each}/`);
  const npm = libraries.map((each) => `(^|/)node_modules/${each}/`);
  const list = [...packages, ...libraries];
  return {
    name: `${name} imports ${list.length > 0 ? `only ${list.join(', ')}` : 'nothing'}`,
    severity: 'error',
    from: { path: `^packages/${name}/(src|units)/`, pathNot: TESTS },
    // node: modules and imports that lead nowhere have rules of their own.
    to: { pathNot: [...own, ...npm].join('|'), dependencyTypesNot: ['core'], couldNotResolve: false },
  };
}

export interface Verdict {
  readonly faults: readonly string[];
  readonly modules: number;
}

/** Looks at everything under packages, apps and tests of the project at `root`. */
export async function checkImports(root: string): Promise<Verdict> {
  const folders = ['packages', 'apps', 'tests'].filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)dist/' },
      enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  );
  const { modules, summary } = output as ICruiseResult;
  const seen = new Set(modules.map(({ source }) => source));
  const sources = filesIn(root, ['packages/*/{src,units}/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}']);
  const unseen = sources.filter((file) => !seen.has(file));
  return {
    modules: modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`))).length,
    faults: [
      ...packagesIn(root)
        .filter((name) => !Object.hasOwn(reach, name))
        .map((name) => `packages/${name} is not in the table of scripts/imports.ts: say there what it may import.`),
      ...summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}.`),
      ...unseen.map((file) => `${file} was not looked at, so nothing is known of its imports.`),
    ],
  };
}

function packagesIn(root: string): string[] {
  return filesIn(root, ['packages/*/package.json']).map((file) => basename(dirname(file)));
}

if (import.meta.main) {
  const { faults, modules } = await checkImports(fileURLToPath(new URL('..', import.meta.url)));
  for (const fault of faults) console.error(fault);
  if (modules === 0) console.error('No module was found to look at.');
  console.log(`${modules} modules`);
  process.exitCode = faults.length === 0 && modules > 0 ? 0 : 1;
}
