// `npm start`: prepares the checkout and shows what Faultline can do. Arguments go to the command line tool.

import { prepareAndRun, run } from './setup.mjs';

const asked = process.argv.slice(2);
prepareAndRun(() => run('node', ['apps/cli/bin/faultline.mjs', ...(asked.length > 0 ? asked : ['--help'])]).code);
