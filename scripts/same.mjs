// `npm run same -- <commit>`: whether the rules here play as those of another commit do, decision by decision.

import { prepareAndRun, run } from './setup.mjs';

prepareAndRun(() => run('node', ['scripts/same/command.ts', ...process.argv.slice(2)]).code);
