// `npm run fuzz:line -- [--count N] [--seed S]`: N wrong messages of each kind of the protocol (10,000), from a seed.

import { parseArgs } from 'node:util';
import { prepareAndRun, run } from './setup.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
process.env.FAULTLINE_FUZZ = values.count;
process.env.FAULTLINE_SEED = values.seed;
prepareAndRun(() => run('node', ['node_modules/vitest/vitest.mjs', 'run', 'apps/server/test/live/fuzz.test.ts']).code);
