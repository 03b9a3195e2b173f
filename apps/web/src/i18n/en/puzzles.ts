import type { PuzzleUnit } from '../puzzleUnit.ts';

type Named = Pick<PuzzleUnit, 'name' | 'many'>;

const CONDITIONS = { strained: 'Strained', disarmed: 'Disarmed', exposed: 'Exposed', pinned: 'Pinned' };

/** A name that can stand in a sentence. */
const the = ({ name, many }: Named): string => (many ? `the ${name}` : name);

export const puzzles = {
  puzzles: 'Puzzles',
  hint: 'One activation, one goal. Plan as you like: the rules judge, and the exact chance of every plan is told once its dice fall.',
  solved: (count: number, all: number) => `${count} of ${all} solved`,
  states: {
    fresh: 'Not tried yet',
    tried: (chance: string) => `Your best plan: ${chance}`,
    solved: (chance: string) => `Solved with ${chance}`,
  },
  puzzleOf: (number: number, all: number) => `Puzzle ${number} of ${all}`,
  progress: (solved: number, all: number) => `${solved} of ${all} puzzles solved`,
  goal: 'Goal',
  wound: (on: Named | null) => (on ? `Wound ${the(on)} in this activation.` : 'Wound any enemy in this activation.'),
  shove: (on: Named | null) => (on ? `Shove ${the(on)} in this activation.` : 'Shove any enemy in this activation.'),
  gain: (on: Named | null, condition: keyof typeof CONDITIONS) =>
    `Make ${on ? the(on) : 'any enemy'} ${CONDITIONS[condition]} in this activation.`,
  facts: (acts: PuzzleUnit, on: PuzzleUnit | null, force: number) =>
    [
      on && `${on.name} ${on.many ? 'have' : 'has'} taken ${on.damage} of ${on.stamina} damage.`,
      `${acts.name} has two actions; ${force === 0 ? 'no Force is' : `${force} Force ${force === 1 ? 'is' : 'are'}`} ready.`,
      'The dice decide; your plan decides how often.',
    ]
      .filter(Boolean)
      .join(' '),
  plans: 'Your plans so far',
  plansHint: 'chance shown after each try',
  noPlans: 'None yet. Attack when you are ready: then the chance is told.',
  now: 'This try',
  judge: 'Judged by the rules with exact odds. No single right answer is stored.',
  chanceOf: (chance: string) => `This plan reaches the goal with ${chance}.`,
  best: 'That is as good as the best plan known.',
  beyond: 'That is better than the best plan known.',
  better: 'A better plan is known.',
  goodBetter: 'Better than the obvious try, and a still better plan is known.',
  reached: 'The dice were with you: goal reached.',
  failed: 'The dice were not with you this time.',
  without: 'The goal is reached without any dice.',
  wasted: 'The activation is over without a try at the goal.',
  uncounted: 'Abilities that may answer the attack are not counted in.',
  again: 'Try again',
  next: 'Next puzzle',
  show: 'Show the best plan',
  shown: 'Best plan known',
  obvious: 'The obvious try',
  startAgain: 'Start again',
  leave: 'All puzzles',
  done: 'All solved. The first game and the museum have more positions to look at.',
  unknown: 'There is no such puzzle here.',
  parts: {
    flip: (stance: string) => `turn to ${stance}`,
    attack: (type: 'melee' | 'ranged', target: string, stance: string) =>
      `${type === 'melee' ? 'melee attack' : 'ranged attack'} on ${target} in ${stance}`,
  },
};
