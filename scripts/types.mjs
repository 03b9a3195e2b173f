// `npm run typecheck`: everything that runs in Node, then the page, which knows a browser instead.

import { run } from './setup.mjs';

const PROJECTS = ['tsconfig.json', 'apps/web/tsconfig.json'];

const codes = PROJECTS.map(
  (project) => run('node', ['node_modules/typescript7/bin/tsc', '--noEmit', '-p', project]).code,
);
process.exitCode = Math.max(...codes);
