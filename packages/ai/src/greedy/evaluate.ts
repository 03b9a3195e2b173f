import type { Seat, Unit } from '@faultline/rules';
import { manner, worthIn } from './modes/index.ts';
import type { Position } from './choice.ts';
import { objectivesNow } from './objectives.ts';
import { threat, distanceValue } from './placeValue.ts';

/** What a position is worth to a seat, by public facts alone: its own side less the other's. */
type BoardValue = Record<'struggles' | 'tracker' | 'objectives' | 'wounds' | 'force' | 'conditions' | 'cards', number>;

function ofUnit(p: Position, u: Unit): number {
  const card = p.game.library.units[u.card];
  if (!card || u.defeated) return 0;
  const { wounded, stamina, durability } = manner(p).weights;
  const whole = u.wounded > 0 ? -wounded : stamina * (1 - u.damage / card.stamina);
  return durability * (card.durability - u.injured - u.wounded) + whole;
}

function objectives(p: Position, seat: Seat): number {
  const worth = worthIn(p.open);
  const { objective, priority } = manner(p).weights;
  let sum = 0;
  for (const [o, { holder }] of objectivesNow(p)) {
    if (holder === null) continue;
    const part = (worth.matters(p, o.key, 0) + worth.matters(p, o.key, 1)) / 2;
    sum += (holder === seat ? 1 : -1) * part * (objective + (o.priority ? priority : 0));
  }
  for (const { control } of worth.prizes(p))
    if (control !== null) sum += (control === seat ? 1 : -1) * (objective + priority);
  return sum;
}

const unitsOf = ({ open }: Position, seat: Seat): Unit[] => open.units.filter((u) => u.seat === seat && !u.defeated);

const total = <T>(all: readonly T[], worth: (each: T) => number): number =>
  all.reduce((sum, each) => sum + worth(each), 0);

function boardValue(p: Position, seat: Seat): BoardValue {
  const other: Seat = seat === 0 ? 1 : 0;
  const { open } = p;
  const worth = worthIn(open);
  const { force, hunker, condition, card } = manner(p).weights;
  const both = (of: (each: Seat) => number): number => of(seat) - of(other);
  return {
    struggles: both((each) => worth.won(p, each)),
    tracker: both((each) => worth.tracker(p, each)),
    objectives: objectives(p, seat),
    wounds: both((each) => total(unitsOf(p, each), (u) => ofUnit(p, u))),
    force: force * both((each) => open.seats[each].forceReady),
    conditions: both((each) =>
      total(unitsOf(p, each), (u) => hunker * Math.min(u.hunker, 2) - condition * u.conditions.length),
    ),
    cards: card * both((each) => open.seats[each].deck.length + (open.seats[each].reserve === null ? 0 : 1)),
  };
}

/** A game that is over outweighs everything. */
const DECIDED = 1000;

/** What a position is worth when nobody is in the middle of anything, by what it comes from: the board, and where everybody stands. */
export interface Evaluation extends BoardValue {
  readonly won: number;
  readonly way: number;
  readonly safety: number;
}

/** Everything a position's worth comes from, in the order in which it is told of. */
export const TERMS = [
  'won',
  'struggles',
  'tracker',
  'objectives',
  'wounds',
  'safety',
  'way',
  'conditions',
  'force',
  'cards',
] as const satisfies readonly (keyof Evaluation)[];

export type Term = (typeof TERMS)[number];

const NOTHING: BoardValue = { struggles: 0, tracker: 0, objectives: 0, wounds: 0, force: 0, conditions: 0, cards: 0 };

export function evaluate(p: Position, seat: Seat): Evaluation {
  const { result, characters, units } = p.open;
  if (result) {
    const { ended } = worthIn(p.open);
    const won = result.winner === null ? 0 : result.winner === seat ? ended : -ended;
    return { ...NOTHING, won, way: 0, safety: 0 };
  }
  let [way, safety] = [0, 0];
  for (const c of characters) {
    if (!c.onTable) continue;
    const sign = units[c.unit]?.seat === seat ? 1 : -1;
    way += sign * distanceValue(p, c);
    safety -= sign * threat(p, c);
  }
  const { tracker, afterTurnOf } = worthIn(p.open);
  const near = (each: Seat): number => tracker(afterTurnOf(p, each), each);
  return { ...boardValue(p, seat), tracker: near(seat) - near(seat === 0 ? 1 : 0), won: 0, way, safety };
}

export const totalOf = (outlook: Evaluation): number => TERMS.reduce((sum, term) => sum + outlook[term], 0);

export function evaluationTotal(p: Position, seat: Seat): number {
  const { result } = p.open;
  if (result) return result.winner === null ? 0 : result.winner === seat ? DECIDED : -DECIDED;
  const { struggles, tracker, objectives: held, wounds, force, conditions, cards } = boardValue(p, seat);
  return struggles + tracker + held + wounds + force + conditions + cards;
}
