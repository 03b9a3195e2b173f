// `npm start`: prepares the checkout and plays a game in the terminal. Arguments go to the command line tool.

import { prepareAndRun, run } from './setup.mjs';

const asked = process.argv.slice(2);
const command = asked.length > 0 ? asked : ['play', '--close'];
prepareAndRun(() => run('node', ['apps/cli/bin/faultline.mjs', ...command]).code);
