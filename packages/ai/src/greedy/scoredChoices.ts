import type { Answer, Decision, Option, Seat } from '@faultline/rules';
import { kindsOfAttack, nextOfWalk, targets } from './attack.ts';
import { keeping, unitsToActivate } from './cards.ts';
import type { Choice, Position } from './choice.ts';
import { manner, worthIn } from './modes/index.ts';
import { moves } from './moves.ts';
import { strainedFirst } from './prudence.ts';

/** An attack on an Armored Target is always made: one trial of it would tell more of luck than of its worth. */
function struckTarget({ about, options }: Decision): Choice[] | null {
  if (!String(about?.does ?? '').includes('attack-target')) return null;
  return options.map(({ id }) => ({ answer: { option: id }, value: id === 'yes' ? 1 : 0 }));
}

/** What each answer is worth where judgement tells it and nothing need be tried; null for the other questions. */
export function scoredChoices(
  p: Position,
  decision: Decision,
  spots: (option: Option) => readonly Answer[],
  foreseen: (p: Position, seat: Seat) => number = () => 0,
): Choice[] | null {
  switch (decision.step) {
    case 'move.offer':
      return moves(p, decision, spots, foreseen);
    case 'attack.type':
      return kindsOfAttack(p, decision);
    case 'attack.target':
      return targets(p, decision);
    case 'attack.tree':
      return nextOfWalk(p, decision);
    case 'effects.may':
      return struckTarget(decision);
    case 'order.choose':
      return unitsToActivate(p, decision);
    case 'order.reserve':
      return keeping(p, decision);
    case 'heal.resolve':
      return (manner(p).isPrudent && strainedFirst(p, decision)) || worthIn(p.open).known(p, decision);
    default:
      return worthIn(p.open).known(p, decision);
  }
}
