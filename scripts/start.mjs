// `npm start`: prepares the checkout, builds the page and starts the server, on this machine alone unless told otherwise.
// With a word it is the command line tool instead, prepared in the same way.

import { NotUnderstood, startOf, USAGE } from './serving/options.mjs';
import { handOver, prepareAndRun, run } from './setup.mjs';

/** What an entry makes in passing is collected seldom: a twelfth of what it costs (docs/performance.md). */
const ROOM = '--max-semi-space-size=64';

await start(process.argv.slice(2));

/** @param {string[]} asked */
async function start(asked) {
  try {
    const wanted = startOf(asked);
    if (wanted === 'help') {
      console.log(USAGE);
      tool(['--help']);
    } else if ('tool' in wanted) tool(wanted.tool);
    else await openPage(asked);
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

/** @param {readonly string[]} asked */
async function openPage(asked) {
  prepareAndRun(() => {
    console.log('Building the page …');
    const { code, output } = run('node', ['scripts/build.mjs'], { capture: true });
    if (code !== 0) console.error(output);
    return code;
  });
  if (process.exitCode) return;
  process.exitCode = await handOver('node', [ROOM, 'apps/server/src/main.ts', ...asked]);
}
