import { oddsOfForecast } from '@faultline/odds';
import {
  apply,
  applyInPlace,
  chacha,
  copyState,
  drawing,
  fast,
  replay,
  sha256,
  type State,
  stateHash,
  type Taken,
  viewFor,
} from '@faultline/rules';
import { playGame } from '../simulate/playing.ts';
import { seat } from '../simulate/seating.ts';
import type { Corpus, BenchMoment } from './corpus.ts';
import { fullHand, sample } from './samples.ts';

/** Something measured: how long one of it takes. */
export interface Measured {
  readonly name: string;
  readonly microseconds: number;
}

const ROUNDS = 5;

/** Milliseconds of the processor: what else runs on the machine is not counted. */
export function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function warmUp(milliseconds: number, run: () => number): void {
  for (const start = spent(); spent() - start < milliseconds; ) run();
}

/** The time of one operation, of the best of several rounds: noise only ever adds to it. */
function timeOf(name: string, milliseconds: number, run: () => number): Measured {
  let best = Number.POSITIVE_INFINITY;
  warmUp(milliseconds / 2, run);
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = spent();
    let done = 0;
    let elapsed = 0;
    do {
      done += run();
      elapsed = spent() - start;
    } while (elapsed < milliseconds / ROUNDS);
    best = Math.min(best, elapsed / done);
  }
  return { name, microseconds: best * 1000 };
}

/** The better of two times of each: while other work has the processor, the engine compiles late. */
export const bestOf = (some: readonly Measured[], others: readonly Measured[]): Measured[] =>
  some.map((one, i) => ({
    ...one,
    microseconds: Math.min(one.microseconds, others[i]?.microseconds ?? one.microseconds),
  }));

/** Measures everything; each for about so many milliseconds, after warming up. */
export function measureAll({ game, games, listed, spatial, file }: Corpus, milliseconds: number): Measured[] {
  const states = [...listed, ...spatial].map(({ state }) => state);
  const decisions = games.reduce((sum, { commands }) => sum + commands.length, 0);
  const applyEach = (moments: readonly BenchMoment[]) => () => {
    for (const { state, command } of moments) apply(game, state, command);
    return moments.length;
  };
  const each = (act: (state: State) => unknown) => () => {
    for (const state of states) act(state);
    return states.length;
  };
  const copy = (state: State): State => copyState(state);
  const inPlace = (): number => {
    for (const { start, commands } of games) {
      const state = copy(start);
      for (const command of commands) applyInPlace(game, state, command);
    }
    return decisions;
  };
  const applied = (): number => {
    for (const { start, commands } of games)
      commands.reduce((state, command) => after(apply(game, state, command)), start);
    return decisions;
  };
  // The ways through the rules are many, and the engine needs its time to compile them all.
  for (const run of [inPlace, applied]) warmUp(3 * milliseconds, run);
  const time = (name: string, run: () => number): Measured => timeOf(name, milliseconds, run);
  return [
    time('copyState', each(copy)),
    time(
      'structuredClone',
      each((state) => structuredClone(state)),
    ),
    time(
      'JSON round trip',
      each((state) => JSON.parse(JSON.stringify(state))),
    ),
    time('stateHash', each(stateHash)),
    time(
      'viewFor',
      each((state) => viewFor(state, 0)),
    ),
    time('applyInPlace', inPlace),
    time('apply', applied),
    time('apply, listed options', applyEach(listed)),
    time('apply, places and directions', applyEach(spatial)),
    time('replay of a long game', () => {
      replay(game, file);
      return 1;
    }),
    time('fast, 8 numbers', () => rolls(fast)),
    time('chacha, 8 numbers', () => rolls(chacha)),
    time('random game', () => {
      playGame(seat('bench 2'), 20_000);
      return 1;
    }),
    ...measureOdds(time),
  ];
}

/** 14 dice against 12: exactly, exactly with charts never seen before, and by counting 100,000 throws. */
function measureOdds(time: (name: string, run: () => number) => Measured): Measured[] {
  const full = fullHand();
  const samples = 1000;
  return [
    time('odds, 14 against 12 dice', () => {
      oddsOfForecast(full);
      return 1;
    }),
    time('odds, 14 against 12 dice, new charts', () => {
      oddsOfForecast({ ...full, charts: structuredClone(full.charts) });
      return 1;
    }),
    time('100,000 throws of 14 against 12 dice', () => {
      sample(full, samples, 'bench');
      return samples / 100_000;
    }),
  ];
}

function after(taken: Taken): State {
  if ('refused' in taken) throw new Error(`A recorded command is refused: ${taken.refused.why}.`);
  return taken.state;
}

const KEY = sha256('bench');

function rolls(generator: typeof fast): number {
  const times = 200;
  for (let nth = 0; nth < times; nth += 1) {
    const below = drawing(generator(KEY, { purpose: 1, seat: 0, turn: 1, nth, epoch: 0 }));
    for (let i = 0; i < 8; i += 1) below(8);
  }
  return times;
}
