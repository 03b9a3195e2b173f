import type { Answer, Game, Goal, Match, Setup } from '@faultline/rules';
import { Playing } from './playing.ts';
import { describeProblem } from './problem.ts';
import { told } from './run.ts';
import { parseScenario, type Scenario } from './scenario.ts';
import type { Step } from './steps.ts';

/** A scenario that is a puzzle: its table, and both tries played up to their dice. */
export interface Puzzle {
  readonly title: string;
  readonly about: string;
  readonly game: Game;
  readonly setup: Setup;
  readonly goal: Goal;
  /** The chances that the file tells, in percent. */
  readonly told: { readonly obvious: number; readonly best: number };
  readonly obvious: Match;
  readonly best: Match;
  /** The answers of whoever acts, to be given again. */
  readonly solution: readonly Answer[];
}

/** Reads a puzzle. What is wrong with it is thrown as a sentence for people. */
export function puzzleIn(text: string, file: string): Puzzle {
  const parsed = parseScenario(text, file);
  if ('problems' in parsed) throw new Error(parsed.problems.map(describeProblem).join('\n'));
  const { scenario } = parsed;
  const { title, about = '', puzzle, steps } = scenario.file;
  if (!puzzle) throw new Error(`${file} is no puzzle: it has no "puzzle".`);
  const { game, setup } = scenario.layout;
  const { goal, chances } = puzzle;
  const best = tried(scenario, steps);
  const solution = best.entries.flatMap((entry) => (entry.do === 'answer' && entry.seat === 0 ? [entry.answer] : []));
  const { obvious, best: most } = chances;
  return {
    title,
    about: about.trim(),
    game,
    setup,
    goal,
    told: { obvious, best: most },
    obvious: tried(scenario, puzzle.obvious),
    best,
    solution,
  };
}

function tried(scenario: Scenario, steps: readonly Step[]): Match {
  const p = new Playing(scenario);
  for (const step of steps) told(p, step);
  return p.match;
}
