import { attemptIn, chanceIn, type Part } from '@faultline/odds';
import {
  CONDITIONS,
  type Game,
  type Goal,
  isMeantBy,
  isReachedBy,
  Match,
  nameOfCharacter,
  type Open,
  type State,
  unitName,
  characterNamed,
} from '@faultline/rules';
import { type Names, parseScenario, puzzleIn, runScenario } from '@faultline/testkit';
import { laidOut } from './laid.ts';
import { calledIn } from './naming.ts';
import { type Aim, aimsIn, type Prepared, preparedFrom } from './plans.ts';
import { stepsOf } from './told.ts';

/** How much better than the obvious try the best one must be. */
export const GAIN = 0.2;
/** What is all but hopeless is no obvious try. */
const LEAST = 0.03;

/** A puzzle that was found, as the text of its scenario, and what it is about. */
export interface Found {
  readonly text: string;
  readonly goal: Goal;
  /** The cards of whoever acts and of whom it is about, where it is about one. */
  readonly acts: string;
  readonly on: string | null;
  readonly obvious: number;
  readonly best: number;
  /** What the best try does, as a word: two that do the same are alike. */
  readonly way: string;
}

/** A way to a goal, and its chance as it is worked out before anything is written down. */
interface Plan {
  readonly prepared: Prepared;
  readonly aim: Aim | null;
  readonly chance: number;
}

/** The puzzles at the beginning of an activation: for each kind of goal the one that gains most. */
export function puzzlesAt(game: Game, state: State, table: string, where: string): readonly Found[] {
  const acting = state.open.units[state.open.activation?.unit ?? -1];
  // Two characters make two attacks: their chances are not those of one.
  if (acting?.characters.length !== 1) return [];
  for (const decimals of [2, 4]) {
    const lines = laidOut(game, table, state, calledIn(state.open, acting.seat), decimals);
    const text = [...lines, ...head(where), 'steps: []', ends(null)].join('\n');
    const parsed = parseScenario(text, where);
    // With few decimals somebody may stand where nobody can.
    if ('problems' in parsed || runScenario(text, where).result !== 'passed') continue;
    const { layout, names } = parsed.scenario;
    const first = Match.begin(layout.game, layout.setup, layout.chance).state;
    return lookedThrough(layout.game, first, { lines, names, where, decimals });
  }
  return [];
}

const head = (where: string): string[] => ['dice: by hand', '', `title: "A puzzle found in ${where}"`];
const ends = (aim: Aim | null): string => `ends: {waiting for: red ${aim ? 'DP-43' : 'DP-23'}}`;

interface Laid {
  readonly lines: readonly string[];
  readonly names: Names;
  readonly where: string;
  readonly decimals: number;
}

function lookedThrough(game: Game, first: State, laid: Laid): readonly Found[] {
  const { open } = first;
  const one = open.characters[open.units[open.activation?.unit ?? -1]?.characters[0] ?? -1];
  const attacker = one ? nameOfCharacter({ open }, one.id) : '';
  const all = preparedFrom(game, first, laid.where).map((prepared) => ({
    prepared,
    aims: aimsIn(game, prepared.state, attacker),
  }));
  const candidates = goalsIn(open).flatMap((goal) => {
    const best = bestFor(goal, open, all);
    const obvious = obviousFor(goal, open, attacker, all);
    return best && obvious && best.chance - obvious.chance >= GAIN && obvious.chance >= LEAST
      ? [{ goal, best, obvious }]
      : [];
  });
  const kinds = new Set(candidates.map(({ goal }) => kindOf(goal)));
  return [...kinds].flatMap((kind) => {
    const [most] = candidates
      .filter(({ goal }) => kindOf(goal) === kind)
      .toSorted((a, b) => b.best.chance - b.obvious.chance - (a.best.chance - a.obvious.chance));
    return (most && writtenDown(most, attacker, laid)) ?? [];
  });
}

export const kindOf = (goal: Goal): string =>
  `${goal.kind === 'gain' ? goal.condition : goal.kind}${goal.unit === null ? ' anybody' : ''}`;

/** What could be asked: of every enemy Unit that is not Wounded, and to Wound any of them. */
function goalsIn(open: Open): Goal[] {
  const enemies = open.units.filter((unit) => unit.seat !== open.active && !unit.defeated && unit.wounded === 0);
  return [
    { kind: 'wound', unit: null },
    ...enemies.flatMap((unit): Goal[] => [
      { kind: 'wound', unit: unitName(unit) },
      { kind: 'shove', unit: unitName(unit) },
      ...CONDITIONS.filter((condition) => !unit.conditions.includes(condition)).map(
        (condition): Goal => ({ kind: 'gain', unit: unitName(unit), condition }),
      ),
    ]),
  ];
}

interface Ways {
  readonly prepared: Prepared;
  readonly aims: readonly Aim[];
}

const unitAimedAt = (open: Open, { target }: Aim): number => characterNamed(open, target)?.unit ?? -1;

const plansOf = (goal: Goal, open: Open, { prepared, aims }: Ways): Plan[] =>
  aims
    .filter((aim) => isMeantBy(goal, open, unitAimedAt(open, aim)))
    .map((aim) => ({ prepared, aim, chance: chanceIn(goal, aim.odds) }));

/** The best; of equals the one with fewest answers. */
const bestOf = (plans: readonly Plan[]): Plan | null =>
  plans.reduce<Plan | null>((best, plan) => (best === null || plan.chance > best.chance + 1e-9 ? plan : best), null);

function bestFor(goal: Goal, open: Open, all: readonly Ways[]): Plan | null {
  const sure = all.find(({ prepared }) => prepared.events.some((event) => isReachedBy(goal, open, event)));
  if (sure) return { prepared: sure.prepared, aim: null, chance: 1 };
  return bestOf(all.flatMap((ways) => plansOf(goal, open, ways)));
}

/** To attack at once in the stance that shows, the nearest where anybody will do; else to move up to them and attack. */
function obviousFor(goal: Goal, open: Open, attacker: string, all: readonly Ways[]): Plan | null {
  const [now] = all;
  const atOnce = now ? plansOf(goal, open, now) : [];
  const gap = ({ prepared: { state }, aim }: Plan): number => {
    const [from, to] = [attacker, aim?.target ?? ''].map((name) => characterNamed(state.open, name));
    return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Number.POSITIVE_INFINITY;
  };
  const nearest = (plans: readonly Plan[]): Plan | null => {
    const least = Math.min(...plans.map(gap));
    return bestOf(plans.filter((plan) => gap(plan) === least));
  };
  if (atOnce.length > 0) return goal.unit === null ? nearest(atOnce) : bestOf(atOnce);
  const moved = all.filter(({ prepared: { events } }) =>
    events.every(({ event }) => event !== 'ability' && event !== 'stance' && event !== 'keyword'),
  );
  return nearest(moved.flatMap((ways) => plansOf(goal, open, ways)));
}

/** As a file; null where it has no words for one of the tries, or does not hold when it is read again. */
function writtenDown(
  { goal, best, obvious }: { readonly goal: Goal; readonly best: Plan; readonly obvious: Plan },
  attacker: string,
  { lines, names, where, decimals }: Laid,
): Found | null {
  const told = (plan: Plan) =>
    stepsOf(plan.prepared.said, plan.aim && { ...plan.aim, attacker }, names, decimals)?.map((step) => `- ${step}`);
  const [steps, first] = [told(best), told(obvious)];
  if (!steps || !first) return null;
  const wish = goal.kind === 'gain' ? goal.condition : goal.kind;
  const whom = goal.unit === null ? 'anybody' : names.short(goal.unit);
  const text = (chances: string): string =>
    [
      `title: "A puzzle found in ${where}"`,
      '',
      ...lines,
      '',
      'dice: by hand',
      '',
      'puzzle:',
      `  goal: {${wish}: ${whom}}`,
      '  obvious:',
      ...first.map((step) => `    ${step}`),
      `  chances: ${chances}`,
      '',
      'steps:',
      ...steps.map((step) => `  ${step}`),
      '',
      ends(best.aim),
      '',
    ].join('\n');
  try {
    const puzzle = puzzleIn(text('{obvious: 0, best: 0}'), where);
    const [so, then] = [attemptIn(puzzle.obvious, goal), attemptIn(puzzle.best, goal)];
    if (so.chance === null || then.chance === null || then.chance - so.chance < GAIN) return null;
    if (so.uncounted.length + then.uncounted.length > 0) return null;
    const percent = (chance: number): string => (100 * chance).toFixed(1);
    const whole = text(`{obvious: ${percent(so.chance)}, best: ${percent(then.chance)}}`);
    if (runScenario(whole, where).result !== 'passed') return null;
    return {
      text: whole,
      goal,
      acts: cardOf(names, attacker),
      on: goal.unit === null ? null : cardOf(names, goal.unit),
      obvious: so.chance,
      best: then.chance,
      way: then.parts.map(wordOf).join(' '),
    };
  } catch {
    return null;
  }
}

const cardOf = (names: Names, lasting: string): string =>
  names.members.find(({ name }) => name === names.short(lasting.split('.')[0] ?? ''))?.card ?? '';

function wordOf(part: Part): string {
  switch (part.did) {
    case 'action':
      return part.action;
    case 'flip':
      return 'flip';
    case 'move':
      return part.move;
    case 'ability':
      return part.ability;
    case 'attack':
      return part.type;
  }
}
