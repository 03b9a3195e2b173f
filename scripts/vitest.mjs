// `npm run vitest -- …`: the test runner itself, under the right Node.

import { prepareAndRun, run } from './setup.mjs';

prepareAndRun(() => run('node', ['node_modules/vitest/vitest.mjs', ...process.argv.slice(2)]).code);
