// `npm start`: prepares the checkout, builds the page and serves it on one local address.
// With arguments it is the command line tool instead, prepared in the same way.

import { join } from 'node:path';
import { serve } from './serve.mjs';
import { prepareAndRun, root, run } from './setup.mjs';

const PORT = 4177;
const asked = process.argv.slice(2);

if (asked.length > 0) prepareAndRun(() => run('node', ['apps/cli/bin/faultline.mjs', ...asked]).code);
else await openPage();

async function openPage() {
  prepareAndRun(() => {
    console.log('Building the page …');
    const { code, output } = run('node', ['scripts/build.mjs'], { capture: true });
    if (code !== 0) console.error(output);
    return code;
  });
  if (process.exitCode) return;
  const { port } = await serve(join(root, 'apps', 'web', 'dist'), PORT);
  if (port !== PORT) console.log(`Port ${PORT} is taken, so it is port ${port} this time.`);
  console.log(`Faultline is at http://127.0.0.1:${port}/\nCtrl+C ends it. A game in the terminal: npx faultline play`);
}
