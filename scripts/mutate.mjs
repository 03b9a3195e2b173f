// `npm run mutate -- --count N --seed S`: how many small faults in the rules and the geometry the tests notice.

import { prepareAndRun, run } from './setup.mjs';

prepareAndRun(() => run('node', ['scripts/mutate/command.ts', ...process.argv.slice(2)]).code);
