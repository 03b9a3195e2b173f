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
      const aim = answer.to && random(8) > 0 ? aimOf(view, decision.seat, answer.to, random) : null;
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

/** After so many Turns it has had its fights and goes for the objectives alone: games are to end. */
const LATE = 60;

/** Every other time an enemy, else the nearest that is still to be taken, if anything is. */
function aimOf({ open }: View, seat: Seat, from: Place, random: Random): Place | null {
  const enemies = open.characters.filter((c) => c.onTable && open.units[c.unit]?.seat !== seat);
  const objectives = open.objectives.filter((o) => o.active && o.control !== seat);
  const fights = random(2) === 0 && open.turn < LATE;
  if (fights || objectives.length === 0) {
    const enemy = enemies.length > 0 ? enemies[random(enemies.length)] : undefined;
    return enemy ? [enemy.x, enemy.y, enemy.z] : null;
  }
  const [first, ...others] = objectives.map((o): Place => [o.x, o.y, o.z]);
  return (
    others.reduce((best, place) => (between(from, place) < between(from, best ?? place) ? place : best), first) ?? null
  );
}

/** The distance in the plan, squared. */
const between = ([ax, ay]: Place, [bx, by]: Place): number => (ax - bx) * (ax - bx) + (ay - by) * (ay - by);

const away = ({ to }: Answer, aim: Place): number => between(to ?? aim, aim);
