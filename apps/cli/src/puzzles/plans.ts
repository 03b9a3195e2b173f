import { type Breadth, spotsFor } from '@faultline/ai';
import { type Odds, oddsOf } from '@faultline/odds';
import {
  type Answer,
  apply,
  type AttackType,
  characterNamed,
  type Decision,
  drawing,
  fast,
  type Game,
  type GameEvent,
  type Option,
  type Random,
  sampleAnswer,
  sha256,
  type State,
} from '@faultline/rules';

/** What can be done in an activation before its first dice, looked through by the rules themselves. */

/** An answer to a question, and the question as it was asked. */
export interface Said {
  readonly decision: Decision;
  readonly answer: Answer;
}

/** The state before an attack, or where something happened without one. */
export interface Prepared {
  readonly state: State;
  readonly said: readonly Said[];
  readonly events: readonly GameEvent[];
}

/** An attack that could follow. */
export interface Aim {
  readonly type: AttackType;
  readonly target: string;
  readonly odds: Odds;
}

/** So many states are looked at for one activation: whoever has more ways than this has an obvious one among them. */
const MOST_STATES = 260;
const BREADTH: Breadth = { directed: 16, drawn: 4 };
const MOST_ANSWERS = 12;
const LEAVING: readonly string[] = ['pass', 'decline', 'no', 'done', 'none'];
/** Ends of an activation, what helps no attack, and the attack itself, which is worked out and not played. */
const LEFT_OUT: readonly string[] = ['end', 'recover', 'take-cover', 'combat'];
const MOST_SAID = 8;

/** Every state of the activation in which its player is asked what to do next, the first one as it stands. */
export function preparedFrom(game: Game, first: State, seed: string): readonly Prepared[] {
  const random = drawing(fast(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  const seat = first.open.active;
  const found: Prepared[] = [];
  const queue: Prepared[] = [{ state: first, said: [], events: [] }];
  for (let looked = 0; looked < MOST_STATES; looked += 1) {
    const now = queue.shift();
    if (!now) break;
    const { decision, activation } = now.state.open;
    if (!decision || !activation) continue;
    if (decision.seat === seat && decision.step === 'activation.main') found.push(now);
    if (now.said.length < MOST_SAID) queue.push(...goneOn(game, now, random));
  }
  return found;
}

function goneOn(game: Game, { state, said, events }: Prepared, random: Random): Prepared[] {
  const { decision, version, active } = state.open;
  if (!decision || decision.options.some(({ asks }) => asks?.kind === 'dice')) return [];
  const answers =
    decision.seat === active ? answersTo(game, state, decision, random) : replyTo(game, state, decision, random);
  return answers.flatMap((answer) => {
    const applied = apply(game, state, { seat: decision.seat, version, answer });
    if ('refused' in applied || applied.chanceMoved) return [];
    return [{ state: applied.state, said: [...said, { decision, answer }], events: [...events, ...applied.events] }];
  });
}

function answersTo(game: Game, { open }: State, decision: Decision, random: Random): Answer[] {
  const p = { game, open };
  // A stance is flipped first or not at all: later it comes to the same.
  const begun = (open.activation?.made.length ?? 0) > 0 || open.units.some(({ used }) => used.length > 0);
  const isWorthwhile = ({ id }: Option): boolean =>
    decision.step !== 'activation.main' || !(LEFT_OUT.includes(id) || (id === 'flip' && begun));
  return decision.options
    .filter(isWorthwhile)
    .flatMap((option): Answer[] => {
      if (option.asks?.kind === 'move') return spotsFor(p, option, random, BREADTH);
      const answer = sampleAnswer(p, option.id, random);
      return answer ? [answer] : [];
    })
    .slice(0, decision.step === 'activation.main' ? undefined : MOST_ANSWERS + BREADTH.drawn);
}

/** The other side leaves whatever may be left. */
function replyTo(game: Game, { open }: State, { options }: Decision, random: Random): Answer[] {
  const option = options.find(({ id }) => LEAVING.includes(id)) ?? options[0];
  const answer = option && sampleAnswer({ game, open }, option.id, random);
  return answer ? [answer] : [];
}

const TYPES: readonly AttackType[] = ['melee', 'ranged'];

/** The attacks that one character could make now. */
export function aimsIn(game: Game, { open }: State, attacker: string): readonly Aim[] {
  const by = characterNamed(open, attacker);
  const seat = by && open.units[by.unit]?.seat;
  if (!open.decision?.options.some(({ id }) => id === 'combat')) return [];
  return open.characters.flatMap((one) => {
    const unit = open.units[one.unit];
    if (!one.onTable || !unit || unit.seat === seat) return [];
    const target = `${unit.seat === 0 ? 'a' : 'b'}${unit.slot}.${one.number}`;
    return TYPES.flatMap((type): Aim[] => {
      const odds = oddsOf({ game, open }, attacker, type, target);
      return odds ? [{ type, target, odds }] : [];
    });
  });
}
