// `npm run shots` and others: a file of ours under the right Node, with what it needs installed.

import { prepareAndRun, run } from './setup.mjs';

prepareAndRun(() => run('node', process.argv.slice(2)).code);
