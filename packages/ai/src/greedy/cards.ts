import { type Decision, unitNamed } from '@faultline/rules';
import { bestAttackValue } from './attackValue.ts';
import type { Choice, Position } from './choice.ts';
import { manner, worthIn } from './modes/index.ts';
import { canTake } from './placeValue.ts';

/** Questions about order cards: who acts now, and who is kept back. */

/** How much a Unit could do if it were activated now. */
function promise(p: Position, name: string): number {
  const u = unitNamed(p.open, name);
  if (!u || u.defeated) return 0;
  const { standUp, body, take } = manner(p).weights;
  let sum = u.wounded > 0 ? standUp : 0;
  for (const id of u.characters) {
    const c = p.open.characters[id];
    if (c?.onTable) sum += body + bestAttackValue(p, c) + (take > 0 && canTake(p, c) ? take : 0);
  }
  return sum;
}

/** What its characters are near to doing for the mode's goal: dear to work out, so only where a Unit is chosen. */
function calling(p: Position, name: string): number {
  const { nearTo } = worthIn(p.open);
  return (unitNamed(p.open, name)?.characters ?? []).reduce((sum, id) => {
    const c = p.open.characters[id];
    return c?.onTable ? sum + nearTo(p, c) : sum;
  }, 0);
}

export const unitsToActivate = (p: Position, { options }: Decision): Choice[] =>
  options.map(({ id }) => ({ answer: { option: id }, value: promise(p, id) + calling(p, id) }));

/** A card is kept back where the others of the deck promise clearly more now. */
export function keeping(p: Position, { options, seat }: Decision): Choice[] {
  const card = options.find(({ id }) => id === 'activate')?.card;
  const rest = p.open.seats[seat].deck.map((each) => promise(p, each));
  const usual = rest.reduce((sum, worth) => sum + worth, 0) / Math.max(1, rest.length);
  const now = card === undefined ? 0 : promise(p, card);
  return options.map(({ id }) => ({
    answer: { option: id },
    value: id === 'reserve' ? usual - manner(p).weights.keeping : now,
  }));
}
