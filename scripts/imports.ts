// The arrow of imports: who may import whom. Type imports count as imports.
// Refuses to pass on a look that was too short: every source file on disk must be among those it read.

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type IForbiddenRuleType, type ICruiseResult } from 'dependency-cruiser';
import { filesIn } from '../apps/cli/src/files.ts';
import { type Import, incomplete, upward } from './layers.ts';

interface Reach {
  readonly packages: readonly string[];
  /** npm packages; each must run in a browser. */
  readonly libraries?: readonly string[];
}

/** What the sources of each package may import besides themselves. */
const reach: Readonly<Record<string, Reach>> = {
  shape: { packages: [] },
  chance: { packages: [] },
  geometry: { packages: ['shape'] },
  rules: { packages: ['geometry', 'chance', 'shape'] },
  cards: { packages: ['rules', 'shape'] },
  text: { packages: ['rules'] },
  odds: { packages: ['rules', 'shape'] },
  ai: { packages: ['rules', 'odds'] },
  tournament: { packages: ['chance', 'shape'] },
  campaign: { packages: ['tournament', 'shape'] },
  host: { packages: ['rules', 'chance', 'shape'] },
  testkit: { packages: ['rules', 'cards', 'geometry', 'shape'], libraries: ['yaml'] },
};

const TESTS = '(^tests/|/test/|[.]test[.]ts$|/scenes[.]ts$)';

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
  // A unit, mission or operation is written in the vocabulary of scripts: it knows no other unit, no step and no machine.
  {
    name: 'the folder of a unit imports only the vocabulary of scripts, and types',
    severity: 'error',
    from: { path: '^packages/cards/(units|missions|operations)/([^/]+)/', pathNot: TESTS },
    to: {
      pathNot: '^packages/cards/($1/$2/|shared/|src/(script|unit|mission|operation/operation|operation/words)[.]ts$)',
      dependencyTypesNot: ['type-only'],
      couldNotResolve: false,
    },
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
  // The page meets a game through a port; it may name things and look them up, never apply. The engine's thread may.
  {
    name: 'apps/web imports from the game only types, but for src/engine',
    severity: 'error',
    from: { path: '^apps/web/', pathNot: `${TESTS}|^apps/web/(src/engine|bench)/` },
    to: {
      path: '^packages/(rules|geometry|cards|ai|odds|chance)/',
      pathNot: '^packages/rules/src/(state/(ids|attacks|standing)|attack/armor|cards/attackTargets)[.]ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'what goes over the line brings no engine with it: of the rules only types, of its own package the wire',
    severity: 'error',
    from: { path: '^packages/host/src/(wire/|clock|difference)', pathNot: TESTS },
    to: {
      path: '^packages/(rules|host)/',
      pathNot: '^packages/host/src/(wire/|clock|difference)',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'apps/web imports of the host only the wire, but for src/engine',
    severity: 'error',
    from: { path: '^apps/web/', pathNot: `${TESTS}|^apps/web/(src/engine|bench)/` },
    to: { path: '^packages/host/', pathNot: '^packages/host/src/wire/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'apps/web imports its engine only as a thread',
    severity: 'error',
    from: { path: '^apps/web/', pathNot: `${TESTS}|^apps/web/src/engine/` },
    to: { path: '^apps/web/src/engine/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'apps/web takes @faultline/cards/page: a unit is fetched with the game that fields it',
    severity: 'error',
    from: { path: '^apps/web/src/' },
    to: { path: '^packages/cards/(roster|units)/' },
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
    to: { couldNotResolve: true, pathNot: '^virtual:' },
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
      ...manifestsIn(root).flatMap((manifest) => declarationFaults(manifest, modules)),
      ...new Set(upward(importsOf(modules))),
      ...unseen.map((file) => `${file} was not looked at, so nothing is known of its imports.`),
    ],
  };
}

const importsOf = (modules: ICruiseResult['modules']): Import[] =>
  modules
    .filter(({ source }) => !new RegExp(TESTS).test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));

function packagesIn(root: string): string[] {
  return filesIn(root, ['packages/*/package.json']).map((file) => basename(dirname(file)));
}

interface Manifest {
  /** `packages/rules`. */
  readonly folder: string;
  readonly dependencies: readonly string[];
}

function manifestsIn(root: string): Manifest[] {
  return filesIn(root, ['{packages,apps}/*/package.json']).map((file) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { dependencies?: object };
    return { folder: dirname(file), dependencies: Object.keys(dependencies) };
  });
}

const OWN = '@faultline/';

/** What a package or app names in its package.json is what its sources import, among our own packages. */
function declarationFaults({ folder, dependencies }: Manifest, modules: ICruiseResult['modules']): string[] {
  const isSource = new RegExp(`^${folder}/(src|units|bin)/`);
  const isTest = new RegExp(TESTS);
  const imported = modules
    .filter(({ source }) => isSource.test(source) && !isTest.test(source))
    .flatMap((module) => module.dependencies.map(({ resolved }) => /^packages\/([^/]+)\//.exec(resolved)?.[1] ?? ''));
  const used = [...new Set(imported)].filter((name) => name !== '' && folder !== `packages/${name}`).sort();
  const declared = dependencies.filter((name) => name.startsWith(OWN)).map((name) => name.slice(OWN.length));
  return [
    ...used
      .filter((name) => !declared.includes(name))
      .map((name) => `${folder} imports ${name}, which its package.json does not name.`),
    ...declared
      .filter((name) => !used.includes(name))
      .map((name) => `${folder}/package.json names ${name}, which its sources do not import.`),
  ];
}

/** The table allows nothing that a package does not have. */
export function tableFaults(root: string): string[] {
  return manifestsIn(root).flatMap(({ folder, dependencies }) => {
    const { packages = [], libraries = [] } = reach[basename(folder)] ?? {};
    const allowed = folder.startsWith('packages/') ? [...packages.map((name) => `${OWN}${name}`), ...libraries] : [];
    return allowed
      .filter((name) => !dependencies.includes(name))
      .map(
        (name) =>
          `The table of scripts/imports.ts lets ${folder} import ${name}, which its package.json does not name.`,
      );
  });
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { faults: found, modules } = await checkImports(root);
  const faults = [...found, ...tableFaults(root), ...incomplete(root)];
  for (const fault of faults) console.error(fault);
  if (modules === 0) console.error('No module was found to look at.');
  console.log(`${modules} modules`);
  process.exitCode = faults.length === 0 && modules > 0 ? 0 : 1;
}
