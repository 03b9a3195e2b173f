import {
  type Answer,
  type Decision,
  type Game,
  type Place,
  type Random,
  sampleAnswer,
  type Seat,
  type View,
} from '@faultline/rules';
import type { Opponent } from './opponent.ts';
import { anyAnswer, randomFrom } from './random.ts';

/** Of so many places drawn it takes the one nearest to its aim, seven times out of eight. */
const DRAWN = 6;
/** What brings people together; asked for it, every other answer is one of these. */
const EAGER: readonly string[] = ['move', 'combat'];

/**
 * Plays by chance as the random opponent does, but goes where something happens: each time toward an enemy or an
 * objective it does not hold. Its games have more attacks and end sooner; any legal answer may still come.
 */
export function restlessOpponent(game: Game, seed: string): Opponent {
  const random = randomFrom(seed);
  return {
    name: 'restless',
    decide(view, decision) {
      const answer = anyAnswer(game, view, random(2) === 0 ? eager(decision) : decision, random);
      const aim = answer.to && random(8) > 0 ? aimOf(view, decision.seat, random) : null;
      return aim ? nearest(game, view, answer, aim, random) : answer;
    },
  };
}

/** The same question with those options alone, where there are such. */
function eager(decision: Decision): Decision {
  const options = decision.options.filter(({ id }) => EAGER.includes(id));
  return options.length > 0 ? { ...decision, options } : decision;
}

function nearest(game: Game, view: View, first: Answer, aim: Place, random: Random): Answer {
  let best = first;
  for (let n = 1; n < DRAWN; n += 1) {
    const answer = sampleAnswer({ game, open: view.open }, first.option, random);
    if (answer && away(answer, aim) < away(best, aim)) best = answer;
  }
  return best;
}

/** Every other time an enemy, else what is still to be taken, if anything is. */
function aimOf({ open }: View, seat: Seat, random: Random): Place | null {
  const enemies = open.characters.filter((c) => c.onTable && open.units[c.unit]?.seat !== seat);
  const objectives = open.objectives.filter((o) => o.active && o.control !== seat);
  const aims = random(2) === 0 || objectives.length === 0 ? enemies : objectives;
  const aim = aims.length > 0 ? aims[random(aims.length)] : undefined;
  return aim ? [aim.x, aim.y, aim.z] : null;
}

/** The distance in the plan, squared. */
function away({ to }: Answer, [x, y]: Place): number {
  const [toX, toY] = to ?? [x, y];
  return (toX - x) * (toX - x) + (toY - y) * (toY - y);
}
