import { count, type DieKind, FACES, type SideDice, SUCCESSES } from '@faultline/rules';

/** How the dice of one side fell, against what so many dice do on average. */
export interface Luck {
  readonly attack: DiceLuck;
  readonly defense: DiceLuck;
  /** Whether all successes together were more than expected, fewer, or as many. */
  readonly side: 'above' | 'below' | 'even';
  /** The chance of a result at least as far out on that side; null where nobody rolled, or more than can be counted. */
  readonly chance: number | null;
}

export interface DiceLuck {
  readonly dice: number;
  readonly successes: number;
  readonly expected: number;
}

/** More than any game: the work grows with the square of it. */
const MOST_DICE = 4000;
/** Sums of thirds are not exact. */
const EVEN = 1e-9;

/** The chance of one die to be a success of its own: half of the attack dice, a third of the defense dice. */
const chanceOf = (die: DieKind): number => count(FACES[die], SUCCESSES[die]) / FACES[die].length;

/**
 * From the faces alone, exactly: every die is a success with its own chance, whatever the others show, so the chances of
 * all numbers of successes are worked out die by die. Charts, Combat Trees and abilities play no part: they are choices.
 */
export function luckOf(dice: SideDice): Luck {
  const [attack, defense] = [against(dice, 'attack'), against(dice, 'defense')];
  const seen = attack.successes + defense.successes;
  const ahead = seen - attack.expected - defense.expected;
  const side = Math.abs(ahead) < EVEN ? 'even' : ahead > 0 ? 'above' : 'below';
  const all = attack.dice + defense.dice;
  if (all === 0 || all > MOST_DICE) return { attack, defense, side, chance: null };
  const chances = chancesOf(attack.dice, defense.dice);
  const tail = side === 'below' ? chances.slice(0, seen + 1) : chances.slice(seen);
  return { attack, defense, side, chance: Math.min(1, sum(tail)) };
}

const against = (dice: SideDice, die: DieKind): DiceLuck => ({
  ...dice[die],
  expected: dice[die].dice * chanceOf(die),
});

/** By the number of successes of so many attack and defense dice together. */
function chancesOf(attack: number, defense: number): readonly number[] {
  let chances = [1];
  for (const [die, dice] of [['attack', attack] as const, ['defense', defense] as const])
    for (let n = 0; n < dice; n += 1) chances = withOneMore(chances, chanceOf(die));
  return chances;
}

const withOneMore = (chances: readonly number[], success: number): number[] =>
  [...chances, 0].map((chance, n) => chance * (1 - success) + (chances[n - 1] ?? 0) * success);

/** The smallest first: little is lost to rounding. */
const sum = (chances: readonly number[]): number =>
  [...chances].sort((a, b) => a - b).reduce((all, one) => all + one, 0);
