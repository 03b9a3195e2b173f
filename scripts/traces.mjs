// `npm run traces`: which code the tests of each rule run, written to docs/rules/code.txt.

import { prepareAndRun, run } from './setup.mjs';

prepareAndRun(() => run('node', ['scripts/traces/command.ts', ...process.argv.slice(2)]).code);
