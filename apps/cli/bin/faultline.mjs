#!/usr/bin/env node
// Plain JavaScript, so that an old Node can read it and hand over to the one in .runtime.

import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { nodePath, prepareAndRun, root, run } from '../../../scripts/setup.mjs';

if (nodePath() === process.execPath) {
  // What was compiled once is not compiled again: half of the time of a short command.
  module.enableCompileCache(join(root, 'node_modules', '.cache', 'compiled'));
  // A match keeps its states. The engine takes this for a sign that all are kept, and makes the many passing ones dear.
  setFlagsFromString('--no-allocation-site-pretenuring');
  // A reader who leaves early (`| head`) is no mistake.
  process.stdout.on('error', (error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
    process.exit(0);
  });
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const again = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  prepareAndRun(() => run('node', again, { cwd: process.cwd() }).code);
}
