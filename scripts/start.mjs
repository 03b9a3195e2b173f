// `npm start`: prepares the checkout, builds the page and serves it, on this machine alone unless told otherwise.
// With a word it is the command line tool instead, prepared in the same way.

import { join } from 'node:path';
import { serve } from './serve.mjs';
import { isEverywhere } from './serving/hosts.mjs';
import { NotUnderstood, startOf, USAGE, whyNotListening } from './serving/options.mjs';
import { prepareAndRun, root, run } from './setup.mjs';

await start(process.argv.slice(2));

/** @param {string[]} asked */
async function start(asked) {
  try {
    const wanted = startOf(asked);
    if (wanted === 'help') {
      console.log(USAGE);
      tool(['--help']);
    } else if ('tool' in wanted) tool(wanted.tool);
    else await openPage(wanted);
  } catch (mistake) {
    if (!(mistake instanceof NotUnderstood)) throw mistake;
    console.error(`${mistake.message}\nSee "npm start -- --help".`);
    process.exitCode = 2;
  }
}

/** @param {readonly string[]} words */
function tool(words) {
  prepareAndRun(() => run('node', ['apps/cli/bin/faultline.mjs', ...words]).code);
}

/** @param {import('./serving/options.mjs').Serving} where */
async function openPage(where) {
  prepareAndRun(() => {
    console.log('Building the page …');
    const { code, output } = run('node', ['scripts/build.mjs'], { capture: true });
    if (code !== 0) console.error(output);
    return code;
  });
  if (process.exitCode) return;
  try {
    tell(where, await serve(join(root, 'apps', 'web', 'dist'), where.port, where));
  } catch (error) {
    console.error(whyNotListening(/** @type {NodeJS.ErrnoException} */ (error), where));
    process.exitCode = 1;
  }
}

/**
 * @param {import('./serving/options.mjs').Serving} where
 * @param {Awaited<ReturnType<typeof serve>>} served
 */
function tell({ host, port: wished, exactly }, { port, here, addresses }) {
  if (port !== wished && !exactly) console.log(`Port ${wished} is taken, so it is port ${port} this time.`);
  console.log(`Faultline is at ${here}`);
  if (addresses.length > 0) console.log(`Other devices open ${addresses.join(' or ')}`);
  else if (isEverywhere(host)) console.log('This machine is in no network now; once it is, other devices can open it.');
  else console.log('Only this machine can open it. For phones as well: npm start -- --host 0.0.0.0');
  console.log('Ctrl+C ends it. A game in the terminal: npx faultline play');
}
