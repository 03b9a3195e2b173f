import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { USUAL_MODE } from '@faultline/rules';
import { type Command, NotUnderstood, read, Unreadable } from '../command.ts';
import { contenderNamed } from '../arena/contender.ts';
import { engineNow } from '../arena/engine.ts';
import { lookAt } from '../files.ts';
import { addText, textUpTo, writeText } from '../filing.ts';
import { progress } from '../progress.ts';
import { onThreads, workersNamed } from '../threads.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { learntFrom } from './fit.ts';
import { judged, judgementText } from './judging.ts';
import { KIND, type Lesson, type LessonRequest } from './playing.ts';
import { sourceOf } from './source.ts';

const GAMES = 1000;
const MOST_GAMES = 100_000;
const STRAYING = 7;
const PENALTY = 30;
const AHEAD = 8;
const PLACE = fileURLToPath(
  new URL(`../../../../packages/ai/src/value/modes/${USUAL_MODE.id}/learnt.ts`, import.meta.url),
);

const usage = `Usage: faultline learn --out FILE [--games N] [--of O] [--straying N] [--seed S] [--workers N]
       faultline learn --read FILE [--read FILE ...] [--test FILE ...] [--penalty P] [--ahead N] [--write]

Learns how likely a side is to win. First games of quick opponents against themselves are played into files, on the
tuning half; then a logistic regression on how each Turn began makes the weights of packages/ai.

  --out FILE     play games into this file; the same command goes on where it ends
  --games N      until so many games are in it (${GAMES})
  --of O         who plays against themselves, as for faultline arena: hasty, R1, R2:40 (hasty)
  --straying N   one activation in N begins with anything that is allowed; 0 for none (${STRAYING})
  --seed S       any text (1)
  --workers N    number of threads; results do not change (1)
  --read FILE    learn from the games of this file
  --test FILE    tell how well the weights foretell these games instead of those learnt from
  --penalty P    how strongly large weights are held back (${PENALTY})
  --ahead N      half of what is learnt is what is foretold N Turns later, not how the game ended; 0 for none (${AHEAD})
  --write        write the weights
  --help         this text`;

const options = {
  out: { type: 'string' },
  games: { type: 'string' },
  of: { type: 'string' },
  straying: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  read: { type: 'string', multiple: true },
  test: { type: 'string', multiple: true },
  penalty: { type: 'string' },
  ahead: { type: 'string' },
  write: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof read<{ readonly options: typeof options }>>['values'];

export const learn: Command = {
  name: 'learn',
  summary: 'learn from games how likely a side is to win',
  async run(args) {
    const { values } = read(args, { options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (values.read !== undefined) return learnt(values.read, values);
    if (values.out === undefined) throw new NotUnderstood('Missing --out FILE or --read FILE.');
    return played(values.out, values);
  },
};

/** The first line of a file: what its games are of. */
interface Plan {
  readonly of: string;
  readonly straying: number;
  readonly seed: string;
  readonly figures: string;
  readonly engine: string;
}

async function played(out: string, values: Values): Promise<number> {
  const plan: Plan = {
    of: contenderNamed('a', values.of ?? 'hasty').name,
    straying: wholeNumber('straying', values.straying, STRAYING, 0, MOST_GAMES),
    seed: values.seed ?? '1',
    figures: KIND,
    engine: engineNow(),
  };
  const before = lookAt(out) ? recordIn(out) : null;
  if (before && JSON.stringify(before.plan) !== JSON.stringify(plan))
    throw new NotUnderstood(`${out} has games of another plan or another engine. Choose another --out.`);
  const games = wholeNumber('games', values.games, GAMES, 1, MOST_GAMES);
  const lines = [plan, ...(before?.lines ?? [])].map((each) => `${JSON.stringify(each)}\n`);
  writeText(out, lines.join(''));
  const done = new Set((before?.lines ?? []).map(({ game }) => game));
  await playMissing(plan, games, done, workersNamed(values.workers), (line) =>
    addText(out, `${JSON.stringify(line)}\n`),
  );
  return 0;
}

/** A game that nobody won has a line too, so that it is not played again. */
type Line = Lesson | { readonly game: number; readonly winner: null };

async function playMissing(
  { of, straying, seed }: Plan,
  games: number,
  done: ReadonlySet<number>,
  workers: number,
  keep: (line: Line) => void,
): Promise<void> {
  let [next, now] = [0, 0];
  const tell = progress(games, 'games');
  await onThreads<LessonRequest, Lesson | null, void>(
    new URL('./worker.ts', import.meta.url),
    workers,
    async (threads) => {
      await Promise.all(
        threads.map(async (ask) => {
          for (;;) {
            next += 1;
            const game = next;
            if (game > games) return;
            if (done.has(game)) continue;
            keep((await ask({ of, straying, seed, game })) ?? { game, winner: null });
            now += 1;
            tell(done.size + now, now);
          }
        }),
      );
    },
  );
}

/** The games of a file in their order; a last line that was cut off is left out. */
function recordIn(path: string): { readonly plan: Plan; readonly lines: readonly Line[] } {
  const [head, ...texts] = textUpTo(path, 'lessons').split('\n').slice(0, -1);
  try {
    const lines = texts.map((text) => JSON.parse(text) as Line).toSorted((a, b) => a.game - b.game);
    return { plan: JSON.parse(head ?? '') as Plan, lines };
  } catch {
    throw new Unreadable(`${path} is not a file of games to learn from.`);
  }
}

const lessonsIn = (paths: readonly string[]): Lesson[] =>
  paths.flatMap((path) => {
    const { plan, lines } = recordIn(path);
    if (plan.figures !== KIND) throw new Unreadable(`${path} has other figures than those of today.`);
    return lines.flatMap((line) => (line.winner === null ? [] : [line]));
  });

function learnt(paths: readonly string[], values: Values): number {
  const lessons = lessonsIn(paths);
  const penalty = Number(values.penalty ?? PENALTY);
  if (!(penalty > 0)) throw new NotUnderstood(`--penalty must be a number above 0 (got "${values.penalty}").`);
  const ahead = wholeNumber('ahead', values.ahead, AHEAD, 0, MOST_GAMES);
  const weights = learntFrom(lessons, penalty, ahead);
  console.log(`${lessons.length} games learnt from`);
  console.log(judgementText(judged(values.test ? lessonsIn(values.test) : lessons, weights)));
  if (values.write) {
    const games = paths.map((path) => gamesOf(recordIn(path)));
    writeText(PLACE, sourceOf({ weights, penalty, ahead, games, commit: commitNow() }));
  }
  return 0;
}

const gamesOf = ({ plan, lines }: ReturnType<typeof recordIn>): string =>
  `npm run learn -- --of ${plan.of} --straying ${plan.straying} --seed ${plan.seed} --games ${lines.length}`;

/** Of the sources that the games were played with, as far as they are committed. */
const commitNow = (): string => execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).trim();
