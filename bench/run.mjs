// `npm run bench`: the measurements of `faultline bench`, complete random games beside those of the rival, a published
// simulator of another game, in turn and in processor time, and the pace beside an older commit (alone: `--pace`). The
// rival lives in a folder of its own.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepareAndRun, root, run } from '../scripts/setup.mjs';

const RIVAL = join(root, 'bench', 'rival');
const SECONDS = 8;
const ROUNDS = 2;

const AIM = { games: 10, decisions: 40, leastGames: 3 };

/** @typedef {{ games: number, decisions: number, seconds: number }} Played */

/** @param {string[]} args @param {string} cwd @returns {Played} */
function played(args, cwd) {
  const { code, output } = run('node', args, { capture: true, cwd });
  if (code !== 0) throw new Error(output);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

/** @param {Played[]} rounds @returns {Played} */
const together = (rounds) => ({
  games: rounds.reduce((sum, { games }) => sum + games, 0),
  decisions: rounds.reduce((sum, { decisions }) => sum + decisions, 0),
  seconds: rounds.reduce((sum, { seconds }) => sum + seconds, 0),
});

/** @param {string} name @param {Played} all */
const line = (name, { games, decisions, seconds }) =>
  `${name.padEnd(28)} ${(games / seconds).toFixed(1).padStart(9)} games ${Math.round(decisions / seconds)
    .toString()
    .padStart(9)} decisions a second`;

function installRival() {
  if (existsSync(join(RIVAL, 'node_modules', 'pokemon-showdown'))) return;
  console.log('Installing the rival …');
  const { code, output } = run('npm', ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'], {
    capture: true,
    cwd: RIVAL,
  });
  if (code !== 0) throw new Error(output);
}

const PACE = ['scripts/pace/command.ts'];

function main() {
  const args = process.argv.slice(2);
  if (args.includes('--pace')) return run('node', [...PACE, ...args]).code;
  installRival();
  const ours = [];
  const theirs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(played(['apps/cli/bin/faultline.mjs', 'bench', '--games', String(SECONDS)], root));
    theirs.push(played(['play.mjs', String(SECONDS), String(SECONDS)], RIVAL));
  }
  const [us, them] = [together(ours), together(theirs)];
  console.log(line('Faultline', us));
  console.log(line('pokemon-showdown', them));
  const games = us.games / us.seconds / (them.games / them.seconds);
  const decisions = us.decisions / us.seconds / (them.decisions / them.seconds);
  console.log(`${'ratio'.padEnd(28)} ${games.toFixed(1).padStart(9)} times ${decisions.toFixed(1).padStart(9)} times`);
  console.log(
    `${`aim (at least ${AIM.leastGames} times the games)`.padEnd(28)} ${AIM.games} and ${AIM.decisions} times\n`,
  );
  run('node', ['apps/cli/bin/faultline.mjs', 'bench']);
  console.log('');
  return run('node', PACE).code;
}

prepareAndRun(main);
