import { applyInPlace, type Command, type Game, otherSeat, type Random, type State } from '@faultline/rules';

/** What a careless or wicked client might send instead of a legal command. */
const WRONGS: readonly ((legal: Command) => Command)[] = [
  (legal) => ({ ...legal, seat: otherSeat(legal.seat) }),
  (legal) => ({ ...legal, version: legal.version + 1 }),
  (legal) => ({ ...legal, version: legal.version - 1 }),
  (legal) => withAnswer(legal, { option: `${legal.answer.option}?` }),
  (legal) => withAnswer(legal, { option: 'constructor' }),
  (legal) => withAnswer(legal, { dice: ['crit'], direction: [1, 0] }),
  (legal) => withAnswer(legal, legal.answer.to ? { to: [-90_000, -90_000, 0] } : { to: [0, 0, 0] }),
  (legal) => withAnswer(legal, legal.answer.direction ? { direction: [0, 0] } : { direction: [0, 1] }),
];

const withAnswer = (legal: Command, answer: Partial<Command['answer']>): Command => ({
  ...legal,
  answer: { ...legal.answer, ...answer },
});

/** A command that breaks one thing about a legal one. */
export const illegalCommand = (legal: Command, random: Random): Command =>
  (WRONGS[random(WRONGS.length)] as (typeof WRONGS)[number])(legal);

/** Why an illegal command was not refused as it should be: with a reason, and without a change. Null when it was. */
export function whyNotRefused(game: Game, state: State, illegal: Command): string | null {
  const before = JSON.stringify(state);
  const taken = applyInPlace(game, state, illegal);
  const what = JSON.stringify(illegal);
  if (!('refused' in taken)) return `the illegal command ${what} was taken`;
  if (taken.refused.reasons.length === 0) return `the illegal command ${what} was refused without a reason`;
  return JSON.stringify(state) === before ? null : `the refused command ${what} changed the game`;
}
