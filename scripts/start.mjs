// `npm start`: prepares the checkout and plays a game in the terminal. Arguments go to the command line tool.

import { prepareAndRun, run } from './setup.mjs';

const asked = process.argv.slice(2);
/** A short game with fights, falls and heights. */
const GAME = ['play', '--close', '--table', 'core-1', '--seed', '131'];
const command = asked.length > 0 ? asked : GAME;
prepareAndRun(() => run('node', ['apps/cli/bin/faultline.mjs', ...command]).code);
