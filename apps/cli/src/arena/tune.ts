import type { WeightName } from '@faultline/ai';
import { type Command, NotUnderstood, read, Unreadable } from '../command.ts';
import { lookAt } from '../files.ts';
import { addText, neededText, writeText } from '../filing.ts';
import { progress } from '../progress.ts';
import { workersNamed } from '../threads.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { contenderNamed, WEIGHT_NAMES } from './contender.ts';
import { engineNow } from './engine.ts';
import { type Contest, playMissing } from './games.ts';
import { RIVALS } from './gauntlet.ts';
import type { ArenaLine } from './line.ts';
import { reportOf } from './report.ts';
import { movedBy, nameWith, sidesOf, usualValues, type Values } from './tuning.ts';

const ROUNDS = 100;
const PAIRS = 4;
const MOST = 100_000;
const USUAL_WEIGHTS = 'inch,taken,spare,objective,durability,stamina,hunker,take,keeping';

const usage = `Usage: faultline tune --out FILE [options]

Tunes several weights of an opponent together, by SPSA: in each round all are moved a little up or down by chance, the
opponent with them and the one with the opposite play the same pairs against the next of several rivals, and all
weights follow the better. Only on the tuning half: what comes out is an opponent to try with "faultline arena --a".

  --out FILE     a line for each round; the same command goes on where the file ends
  --rounds N     until so many rounds are in the file (${ROUNDS})
  --pairs N      pairs of games that each of both plays in a round (${PAIRS})
  --of O         whose weights: R1, or R2 with a budget such as R2:40 (R1)
  --weights W    which, separated by commas (${USUAL_WEIGHTS})
  --against B    rivals, separated by commas (${RIVALS})
  --seed S       any text (1)
  --workers N    number of threads; results do not change (1)
  --help         this text`;

const options = {
  out: { type: 'string' },
  rounds: { type: 'string' },
  pairs: { type: 'string' },
  of: { type: 'string' },
  weights: { type: 'string' },
  against: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What is tuned, and how: the first line of a file. */
interface Plan {
  readonly of: string;
  readonly weights: readonly WeightName[];
  readonly against: readonly string[];
  readonly pairs: number;
  readonly seed: string;
  readonly engine: string;
}

interface Round {
  readonly round: number;
  readonly against: string;
  readonly scores: readonly [number, number];
  readonly values: Values;
}

export const tune: Command = {
  name: 'tune',
  summary: 'tune several weights of an opponent together',
  async run(args) {
    const { values } = read(args, { options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    const { out } = values;
    if (out === undefined) throw new NotUnderstood('Missing --out FILE.');
    const plan = planOf(values);
    const rounds = wholeNumber('rounds', values.rounds, ROUNDS, 1, MOST);
    const workers = workersNamed(values.workers);
    const done = roundsIn(out, plan);
    const last = await tuneOn(plan, done, rounds, workers, (round) => addText(out, `${JSON.stringify(round)}\n`));
    console.log(nameWith(plan.of, last));
    return 0;
  },
};

function planOf(values: Readonly<Partial<Record<keyof typeof options, string | boolean>>>): Plan {
  const text = (name: keyof typeof options, otherwise: string): string => String(values[name] ?? otherwise);
  const weights = text('weights', USUAL_WEIGHTS)
    .split(',')
    .map((word) => {
      const name = WEIGHT_NAMES.find((known) => known === word);
      if (!name) throw new NotUnderstood(`--weights: there is no "${word}". There are: ${WEIGHT_NAMES.join(', ')}.`);
      return name;
    });
  const plan = {
    of: text('of', 'R1'),
    weights,
    against: text('against', RIVALS).split(','),
    pairs: wholeNumber('pairs', values.pairs as string | undefined, PAIRS, 1, MOST),
    seed: text('seed', '1'),
    engine: engineNow(),
  };
  for (const name of [nameWith(plan.of, usualValues(weights)), ...plan.against]) contenderNamed('a', name);
  return plan;
}

/** The rounds of a file; a new one gets its plan. A last line that was cut off is played again. */
function roundsIn(path: string, plan: Plan): Round[] {
  const first = JSON.stringify(plan);
  const [head = first, ...lines] = lookAt(path) ? neededText(path, 'record').split('\n').slice(0, -1) : [];
  if (head !== first) throw new Unreadable(`${path} was made by another plan or another engine. Choose another --out.`);
  writeText(path, [first, ...lines].map((line) => `${line}\n`).join(''));
  return lines.map((line) => JSON.parse(line) as Round);
}

/** Goes on from the rounds that are done; `scoreOf` is what an opponent scores against another in a round. */
export async function tuneOn(
  plan: Plan,
  done: readonly Round[],
  rounds: number,
  workers: number,
  keep: (round: Round) => void,
  scoreOf = scoreIn,
): Promise<Values> {
  let values = done.at(-1)?.values ?? usualValues(plan.weights);
  const tell = progress(rounds, 'rounds');
  for (let round = done.length + 1; round <= rounds; round += 1) {
    const against = plan.against[(round - 1) % plan.against.length] ?? '';
    const { plus, minus } = sidesOf(values, plan.seed, round);
    const scores: [number, number] = [0, 0];
    for (const [at, side] of [plus, minus].entries())
      scores[at] = await scoreOf(plan, nameWith(plan.of, side), against, round, workers);
    values = movedBy(values, plan.seed, round, scores);
    keep({ round, against, scores, values });
    tell(round, round - done.length);
  }
  return values;
}

/** Each round has pairs of its own; both of its opponents play the same ones. */
async function scoreIn(
  { pairs, seed, engine }: Plan,
  a: string,
  b: string,
  round: number,
  workers: number,
): Promise<number> {
  const from = (round - 1) * pairs + 1;
  const contest: Contest = { a, b, half: 'tuning', seed, engine, from, pairs: round * pairs, sprt: null };
  const lines: ArenaLine[] = [];
  await playMissing(contest, [], workers, new Promise(() => {}), (line) => lines.push(line));
  return reportOf(contest, lines).score;
}
