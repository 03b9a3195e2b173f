// How fast the rules play beside those of another commit, and fifty games in turn beside one after the other: medians
// of many short rounds in one process, so that other work on the machine disturbs both alike.
//
// Fifty games in turn are measured twice. Fifty times the same game, each with a Game of its own: whatever one game
// pushes out of another's caches shows here and nothing else does. Fifty different games: their decisions are of
// different kinds, so the processor also meets other code at every decision, as it would with other moments of one game.

import { setFlagsFromString } from 'node:v8';
import { spent } from '../../apps/cli/src/bench/measure.ts';
import { NotUnderstood, read } from '../../apps/cli/src/command.ts';
import { wholeNumber } from '../../apps/cli/src/wholeNumber.ts';
import { NEW, OLD } from '../same/adapters.ts';
import { checkoutOf } from '../same/checkout.ts';
import { beginningOf } from '../same/seating.ts';
import { type Beginning, loadSide } from '../same/side.ts';
import { root } from '../setup.mjs';
import { type Engine, loadEngine } from './engine.ts';

const COMMIT = '040a8f2';
const ROUNDS = 24;
const INTERLEAVED = 50;
/** Games of chance go on and on: so many decisions of each tell enough. */
const MOST = 400;
const AIM = 1.05;

const usage = `Usage: npm run bench -- --pace [COMMIT] [options]

Plays the same random games with the rules of the work tree and with those of a commit (${COMMIT}) in turn, in one process,
and compares what a decision costs; then ${INTERLEAVED} games at once, a decision of each in turn, with the same games one after
the other: first one game ${INTERLEAVED} times, then different games. Processor time: the median of all rounds, and of the ratios within each.

  --rounds N   how many rounds (${ROUNDS})
  --seed S     any text (1)
  --json       the result as JSON
  --help       this text`;

/** Milliseconds of the processor for a decision, round by round. */
type Costs = readonly number[];

const median = (costs: Costs): number => costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;

function cost(play: () => number): number {
  const start = spent();
  const decisions = play();
  return (spent() - start) / decisions;
}

/** One after the other. */
function inOrder(engine: Engine, games: readonly Beginning[]): number {
  let decisions = 0;
  for (const game of games) {
    const running = engine.begin(game);
    for (let n = 0; n < MOST && running.step(); n += 1) decisions += 1;
  }
  return decisions;
}

/** All at once, a decision of each in turn. */
function inTurn(engine: Engine, games: readonly Beginning[]): number {
  let running = games.map((game) => engine.begin(game));
  let decisions = 0;
  for (let n = 0; n < MOST && running.length > 0; n += 1) {
    running = running.filter((game) => game.step());
    decisions += running.length;
  }
  return decisions;
}

/** Both ways round by round, each first in every second one, after as many rounds to warm up as the engine needs. */
function compared(rounds: number, one: (round: number) => number, other: (round: number) => number): [Costs, Costs] {
  const costs: [number[], number[]] = [[], []];
  const warm = Math.max(4, Math.floor(rounds / 3));
  for (let round = -warm; round < rounds; round += 1) {
    const turns = [() => one(Math.abs(round)), () => other(Math.abs(round))] as const;
    const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) {
      const took = cost(turns[which]);
      if (round >= 0) costs[which].push(took);
    }
  }
  return costs;
}

interface Result {
  readonly what: string;
  readonly before: number;
  readonly now: number;
  readonly ratio: number;
  /** At most; none for a figure that only informs. */
  readonly aim?: number;
}

/** The two of a round ran one right after the other: their ratio is the least disturbed. */
const resultOf = (what: string, [before, now]: readonly [Costs, Costs], aim?: number): Result => ({
  what,
  ...(aim === undefined ? {} : { aim }),
  before: median(before),
  now: median(now),
  ratio: median(now.map((took, round) => took / (before[round] ?? took))),
});

const asText = ({ what, before, now, ratio, aim }: Result): string =>
  `${what.padEnd(58)} ${(1000 * before).toFixed(1).padStart(7)} µs ${(1000 * now).toFixed(1).padStart(7)} µs  ` +
  `${ratio.toFixed(3)}${aim === undefined ? '' : ` (aim: at most ${aim})`}`;

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = read(args, {
    allowPositionals: true,
    options: {
      pace: { type: 'boolean' },
      rounds: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [commit = COMMIT] = positionals;
  const rounds = wholeNumber('rounds', values.rounds, ROUNDS, 1);
  const seed = values.seed ?? '1';
  const [then, here] = [checkoutOf(root, commit), checkoutOf(root, root)];
  try {
    const offers = [(await loadSide(then.folder, OLD)).offers, (await loadSide(here.folder, NEW)).offers] as const;
    const [old, now] = [await loadEngine(then.folder), await loadEngine(here.folder)];
    const game = (number: number): Beginning => beginningOf(`pace ${seed}`, number, ...offers);
    const sets = Array.from({ length: rounds }, (_, set) => Array.from({ length: 8 }, (_game, i) => game(8 * set + i)));
    const some = (round: number): readonly Beginning[] => sets[round % rounds] ?? [];
    const different = Array.from({ length: INTERLEAVED }, (_, i) => game(i));
    const alike = (round: number): readonly Beginning[] => Array.from({ length: INTERLEAVED }, () => game(round));
    const results = [
      resultOf(
        `a decision, ${commit} and now`,
        compared(
          rounds,
          (round) => inOrder(old, some(round)),
          (round) => inOrder(now, some(round)),
        ),
        AIM,
      ),
      resultOf(
        `a decision, one game ${INTERLEAVED} times in order and in turn`,
        compared(
          rounds,
          (round) => inOrder(now, alike(round)),
          (round) => inTurn(now, alike(round)),
        ),
        AIM,
      ),
      resultOf(
        `a decision, ${INTERLEAVED} different games in order and in turn`,
        compared(
          rounds,
          () => inOrder(now, different),
          () => inTurn(now, different),
        ),
      ),
      resultOf(
        `a decision, ${INTERLEAVED} different games in turn, ${commit} and now`,
        compared(
          rounds,
          () => inTurn(old, different),
          () => inTurn(now, different),
        ),
      ),
    ];
    console.log(values.json ? JSON.stringify({ commit, seed, rounds, results }) : results.map(asText).join('\n'));
    return 0;
  } finally {
    then.remove();
    here.remove();
  }
}

// As the command line runs (apps/cli/bin/faultline.mjs).
setFlagsFromString('--no-allocation-site-pretenuring');
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (mistake) {
  if (!(mistake instanceof NotUnderstood)) throw mistake;
  console.error(mistake.message);
  process.exitCode = 2;
}
