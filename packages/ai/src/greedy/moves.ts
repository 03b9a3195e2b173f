import {
  type Answer,
  type Character,
  type Decision,
  type Option,
  type Random,
  sampleAnswer,
  type Seat,
} from '@faultline/rules';
import { bestAttackValue } from './attackValue.ts';
import { asked, type Choice, type Position } from './choice.ts';
import { manner, worthIn } from './modes/index.ts';
import { placeValue } from './placeValue.ts';
import { notForNothing, wouldFall } from './prudence.ts';
import { evaluationTotal } from './evaluate.ts';

/** Questions of where to go. */

/** Whether an attack may still follow in this activation. */
const attacksLater = ({ open: { activation } }: Position, c: Character): boolean =>
  activation !== null && activation.unit === c.unit && activation.left > 0 && !activation.made.includes('combat');

/** A Pinned Unit that is to move loses Pinned instead: no place is asked for, and it is better than to stay. */
function freed(p: Position, mover: Character, { id }: Option): number {
  const { isPrudent, weights } = manner(p);
  return isPrudent && id !== 'decline' && p.open.units[mover.unit]?.conditions.includes('pinned')
    ? weights.condition
    : 0;
}

/** What the place is worth, and the best attack from there if one may follow. Somebody else's people go where it is worst. */
export function moves(
  p: Position,
  decision: Decision,
  spots: (option: Option) => readonly Answer[],
  foreseen: (p: Position, seat: Seat) => number,
): Choice[] {
  const mover = asked(p, decision);
  const seat = mover && p.open.units[mover.unit]?.seat;
  if (!mover || seat === undefined || seat === null) return [];
  const stays = decision.options.filter(({ asks }) => !asks);
  if (stays.length > 0 && seat === decision.seat && manner(p).isPrudent && wouldFall(p, mover.unit))
    return stays.map(({ id }) => ({ answer: { option: id }, value: 0 }));
  const sign = seat === decision.seat ? 1 : -1;
  const here = [mover.x, mover.y, mover.z] as const;
  const follow = attacksLater(p, mover);
  const worthAt = (x: number, y: number, z: number): number => {
    const moved = { ...mover, x, y, z };
    const there = { game: p.game, open: { ...p.open, characters: p.open.characters.with(mover.id, moved) } };
    return (
      sign *
      (evaluationTotal(there, seat) +
        foreseen(there, seat) +
        placeValue(there, moved) +
        (follow ? bestAttackValue(there, moved) : 0))
    );
  };
  const choices = decision.options.flatMap((option): Choice[] =>
    option.asks
      ? spots(option).flatMap((answer) => (answer.to ? [{ answer, value: worthAt(...answer.to) }] : []))
      : [{ answer: { option: option.id }, value: worthAt(...here) + freed(p, mover, option) }],
  );
  return sign > 0 && manner(p).finishes ? notForNothing(p, seat, choices) : choices;
}

/** Near some objective, and not far from the others. */
const FROM_OTHERS = 0.2;

export function deployments(
  p: Position,
  { options: [option], seat }: Decision,
  random: Random,
  tries: number,
): Choice[] {
  const choices: Choice[] = [];
  const { toward, places } = worthIn(p.open).deploying;
  const goals = toward(p, seat);
  for (let i = 0; option && i < tries * places; i += 1) {
    const answer = sampleAnswer(p, option.id, random);
    const to = answer?.to;
    if (!answer || !to) continue;
    const gaps = goals.map((o) => Math.hypot(o.x - to[0], o.y - to[1]));
    const all = gaps.reduce((sum, gap) => sum + gap, 0);
    choices.push({ answer, value: -Math.min(...gaps) - FROM_OTHERS * all });
  }
  return choices;
}
