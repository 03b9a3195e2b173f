import {
  ACTIONS,
  type Answer,
  type Decision,
  type Game,
  type Random,
  sampleAnswer,
  type State,
} from '@faultline/rules';
import { kindsOfAttack, nextOfWalk, targets } from '../greedy/attack.ts';
import { bestBlow } from '../greedy/blow.ts';
import { keeping, unitsToActivate } from '../greedy/cards.ts';
import { best, type Choice, type Position } from '../greedy/choice.ts';
import { moves } from '../greedy/moves.ts';
import { keySpotsFor } from '../greedy/spots.ts';

/** An ability is used every so many times it is offered. */
const SELDOM = 3;
/** A place may be there although a search by chance missed it. */
const ROUNDS = 20;

/**
 * Plays by rote, without trying anything: hits whom it can, else goes where it can hit or hold. Both sides of a trial
 * play like this. Nobody reacts, and everybody takes what is offered. Null where it finds nothing to answer.
 */
export function byRote(game: Game, state: State, random: Random): Answer | null {
  const { decision } = state.open;
  if (!decision) return null;
  const plain = plainAnswer(decision);
  if (plain) return plain;
  const p = { game, open: state.open };
  return best(weighed(p, decision, random), random) ?? anything(p, decision, random);
}

function plainAnswer({ options, step }: Decision): Answer | null {
  const [only, another] = options;
  if (only && !another && !only.asks) return { option: only.id };
  const plain = options.find(({ id }) => id === 'yes' || (id === 'pass' && step === 'window.ask'));
  return plain ? { option: plain.id } : null;
}

function weighed(p: Position, decision: Decision, random: Random): Choice[] {
  switch (decision.step) {
    case 'activation.main':
      return [{ answer: { option: nextThing(p, decision, random) }, worth: 0 }];
    case 'move.offer':
      return moves(p, decision, (option) => keySpotsFor(p, option, random));
    case 'attack.type':
      return kindsOfAttack(p, decision);
    case 'attack.target':
      return targets(p, decision);
    case 'attack.tree':
      return nextOfWalk(p, decision);
    case 'order.choose':
      return unitsToActivate(p, decision);
    case 'order.reserve':
      return keeping(p, decision);
    case 'push.ask':
      return pushes(p, decision, random);
    default:
      return [];
  }
}

/** Of so many directions one is taken. */
const PUSHES = 3;

/** Away from the nearest objective. */
function pushes(p: Position, { options }: Decision, random: Random): Choice[] {
  return options.flatMap((option): Choice[] => {
    const { asks } = option;
    if (asks?.kind !== 'direction') return [];
    const [x, y] = asks.from;
    const gap = (o: { readonly x: number; readonly y: number }): number => Math.hypot(o.x - x, o.y - y);
    const [nearest] = p.open.objectives.filter((o) => o.active).sort((a, b) => gap(a) - gap(b));
    if (!nearest) return [];
    return Array.from({ length: PUSHES }, () => sampleAnswer(p, option.id, random)).flatMap((answer) => {
      const [dx, dy] = answer?.direction ?? [0, 0];
      const along = ((x - nearest.x) * dx + (y - nearest.y) * dy) / (Math.hypot(dx, dy) || 1);
      return answer ? [{ answer, worth: along }] : [];
    });
  });
}

const IN_ORDER: readonly string[] = ['combat', 'move', 'recover', 'take-cover', 'focus', 'end'];

function nextThing(p: Position, { options }: Decision, random: Random): string {
  const abilities = options.filter(({ id }) => id !== 'end' && !ACTIONS.some((action) => action === id));
  if (abilities.length > 0 && random(SELDOM) === 0) return abilities[random(abilities.length)]?.id ?? 'end';
  const offered = IN_ORDER.filter((id) => options.some((option) => option.id === id));
  const hits = offered[0] === 'combat' && canHit(p);
  return offered.find((id) => id !== 'combat' || hits) ?? 'end';
}

const canHit = (p: Position): boolean =>
  (p.open.units[p.open.activation?.unit ?? -1]?.characters ?? []).some((id) => {
    const c = p.open.characters[id];
    return c?.onTable && bestBlow(p, c) > 0;
  });

function anything(p: Position, { options }: Decision, random: Random): Answer | null {
  for (let round = 0; round < ROUNDS; round += 1) {
    const option = options[random(options.length)];
    const answer = option && sampleAnswer(p, option.id, random);
    if (answer) return answer;
  }
  return null;
}
