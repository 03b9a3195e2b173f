// `npm run build`: the page as a static folder, apps/web/dist. What is told besides is passed on to vite.

import { prepareAndRun, run } from './setup.mjs';

prepareAndRun(
  () =>
    run('node', [
      'node_modules/vite/bin/vite.js',
      'build',
      'apps/web',
      '--config',
      'apps/web/vite.config.ts',
      '--logLevel',
      'warn',
      ...process.argv.slice(2),
    ]).code,
);
