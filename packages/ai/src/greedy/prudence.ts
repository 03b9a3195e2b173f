import {
  type Character,
  type Decision,
  type Option,
  type Seat,
  type State,
  type Unit,
  type UnitId,
  unitNamed,
} from '@faultline/rules';
import { gapBetween } from './attackValue.ts';
import type { Choice, Position } from './choice.ts';
import { manner } from './modes/index.ts';
import { STRIDE } from './placeValue.ts';

/** What nobody should be seen doing, whatever else it is worth: what cannot help, and what harms only oneself. */

/** An action or ability that has been tried on a copy. */
export interface Tried {
  /** What it leaves the side with, and by how much that is more than before. */
  readonly worth: number;
  readonly gain: number;
  /** What the Unit could then hit. */
  readonly hits: number;
  readonly then: State;
}

/** Less is no gain but rounding. */
const LEAST = 0.02;
/** What Strained does to whoever acts (CR-COND-09). */
const STRAINED = 3;

const CARE: readonly string[] = ['take-cover', 'recover'];

const unitOf = ({ open }: Position, id: UnitId): Unit => open.units[id] as Unit;

/** Whether acting now, other than by Recover, would wound the Unit. */
export function wouldFall(p: Position, id: UnitId): boolean {
  const u = unitOf(p, id);
  const stamina = p.game.library.units[u.card]?.stamina ?? 0;
  return u.wounded === 0 && u.conditions.includes('strained') && u.damage + STRAINED >= stamina;
}

/** Where Strained would wound a Unit as soon as it has acted, it goes first. */
export function strainedFirst(p: Position, { options }: Decision): Choice[] | null {
  const saving = options.find(({ unit, icons }) => {
    const u = unit !== undefined && icons?.includes('strained') === true && unitNamed(p.open, unit);
    return u && wouldFall(p, u.id);
  });
  return saving ? [{ answer: { option: saving.id }, value: 1 }] : null;
}

/** Whether anybody could shoot at the Unit where it stands before it acts again, with a move or two. */
function canBeShot(p: Position, id: UnitId): boolean {
  const { open, game } = p;
  const { seat, characters } = unitOf(p, id);
  const reachOf = (enemy: Character): number => {
    const { card } = unitOf(p, enemy.unit);
    const stances = game.library.units[card]?.stances ?? [];
    return Math.max(0, ...stances.map(({ ranged }) => (ranged.attack ? game.constants.range[ranged.range ?? 1] : 0)));
  };
  return open.characters.some((enemy) => {
    if (!enemy.onTable || unitOf(p, enemy.unit).seat === seat) return false;
    const reach = reachOf(enemy);
    return (
      reach > 0 && characters.some((own) => gapBetween(enemy, open.characters[own] as Character) <= reach + 2 * STRIDE)
    );
  });
}

/** What is so much worse than to stay is not done for the sake of what was paid. */
const PAID = 1;

/** Who has paid for a move does not stay where they are, unless every place is clearly worse. */
export function notForNothing(p: Position, seat: Seat, choices: Choice[]): Choice[] {
  const isPaid = p.open.frames.some((frame) => 'context' in frame && paidBy(p, frame.context, seat));
  if (!isPaid) return choices;
  const goes = choices.filter(({ answer }) => answer.option !== 'decline');
  const most = (of: readonly Choice[]): number =>
    of.reduce((best, { value }) => Math.max(best, value), Number.NEGATIVE_INFINITY);
  return most(goes) > most(choices) - PAID ? goes : choices;
}

const paidBy = ({ open }: Position, context: unknown, seat: Seat): boolean => {
  const { unit, spent } = context as { readonly unit?: UnitId; readonly spent?: number };
  return (spent ?? 0) > 0 && open.units[unit ?? -1]?.seat === seat;
};

/** Whether it takes the action in which a Focus that waits could hit somebody. */
const leavesFocus = ({ open: { activation } }: Position, option: string, hits: number): boolean =>
  hits > 0 &&
  activation?.left === 1 &&
  activation.waiting.some(({ bonus }) => bonus === 'focus') &&
  TAKES_ACTION.includes(option);

const TAKES_ACTION: readonly string[] = ['move', 'focus', ...CARE];

/** Whether an action or an ability of an activation is not worth a thought. */
export function isFoolish(
  p: Position,
  id: UnitId,
  { id: option, cost }: Option,
  hits: number,
  tried: Tried | undefined,
): boolean {
  if (option === 'end') return false;
  if (option === 'combat') return hits <= 0 || wouldFall(p, id);
  if (!tried) return true;
  const { open } = tried.then;
  if (open.result) return false;
  if (unitOf({ ...p, open }, id).wounded > unitOf(p, id).wounded) return true;
  if (manner(p).finishes && leavesFocus(p, option, hits)) return true;
  if (option === 'focus') return tried.hits <= 0 && tried.gain < LEAST;
  if (option === 'take-cover' && !canBeShot(p, id)) return true;
  if (CARE.includes(option)) return tried.gain < LEAST;
  return cost !== undefined && cost > 0 && tried.gain + tried.hits < hits + LEAST;
}
