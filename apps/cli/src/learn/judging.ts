import { sigmoid } from '@faultline/ai';
import { dot } from './fit.ts';
import type { Lesson } from './playing.ts';

/** How well chances foretell who won. */
export interface Judgement {
  readonly turns: number;
  /** The mean of what was said against what came, as -log of the chance given to it. */
  readonly logLoss: number;
  /** How often, of a Turn of a won game and one of a lost game, the first had the higher chance. */
  readonly auc: number;
  /** By how much the chance said differs from the share that came, over tenths of the chance. */
  readonly calibration: number;
}

interface Said {
  readonly chance: number;
  readonly won: boolean;
}

const PHASES = ['Turns 1 to 6', 'later at 0:0', 'one Struggle claimed', 'both have one'] as const;
const EARLY = 6;

const phaseOf = (turn: number, claimed: number): number =>
  claimed > 0 ? Math.min(2, claimed) + 1 : turn < EARLY ? 0 : 1;

/** What the weights said at every Turn, all together and by how far the games were. */
export function judged(lessons: readonly Lesson[], weights: Float64Array): readonly Judgement[] {
  const said = lessons.flatMap(({ turns, winner }) =>
    turns.map(({ claimed, figures }, turn) => ({
      phase: phaseOf(turn, claimed),
      chance: sigmoid(dot(weights, Float64Array.from(figures))),
      won: winner === 0,
    })),
  );
  return [said, ...PHASES.map((_, phase) => said.filter((each) => each.phase === phase))].map(judgementOf);
}

function judgementOf(said: readonly Said[]): Judgement {
  const loss = said.reduce((sum, { chance, won }) => sum - Math.log(Math.max(1e-12, won ? chance : 1 - chance)), 0);
  return {
    turns: said.length,
    logLoss: loss / Math.max(1, said.length),
    auc: aucOf(said),
    calibration: calibrationOf(said),
  };
}

function aucOf(said: readonly Said[]): number {
  const wins = said.filter(({ won }) => won).length;
  const pairs = wins * (said.length - wins);
  const counts = new Map<number, { won: number; lost: number }>();
  for (const { chance, won } of said) {
    const count = counts.get(chance) ?? { won: 0, lost: 0 };
    counts.set(chance, count);
    count[won ? 'won' : 'lost'] += 1;
  }
  let [below, sum] = [0, 0];
  for (const [, { won, lost }] of [...counts].toSorted(([a], [b]) => a - b)) {
    sum += won * (below + lost / 2);
    below += lost;
  }
  return pairs === 0 ? 0.5 : sum / pairs;
}

const TENTHS = 10;

function calibrationOf(said: readonly Said[]): number {
  const bins = Array.from({ length: TENTHS }, () => ({ chances: 0, wins: 0 }));
  // Either seat's chance is a saying.
  for (const { chance, won } of said.flatMap((each) => [each, { chance: 1 - each.chance, won: !each.won }])) {
    const bin = bins[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))];
    if (!bin) continue;
    bin.chances += chance;
    bin.wins += won ? 1 : 0;
  }
  return bins.reduce((sum, { chances, wins }) => sum + Math.abs(chances - wins), 0) / Math.max(1, 2 * said.length);
}

const share = (value: number): string => value.toFixed(3);

export const judgementText = (judgements: readonly Judgement[]): string =>
  judgements
    .map(
      ({ turns, logLoss, auc, calibration }, at) =>
        `  ${(PHASES[at - 1] ?? 'all').padEnd(22)} ${String(turns).padStart(7)} Turns  log-loss ${share(logLoss)}  AUC ${share(auc)}  off by ${share(calibration)}`,
    )
    .join('\n');
