import {
  ACTIONS,
  type Answer,
  type Decision,
  type Game,
  type Random,
  sampleAnswer,
  type Seat,
  type State,
} from '@faultline/rules';
import { bestAttackValue, pushOffValue } from './attackValue.ts';
import { best, type Choice, inGoodOrder, onlyAnswer, plainAnswer, type Position } from './choice.ts';
import { manner } from './modes/index.ts';
import { scoredChoices } from './scoredChoices.ts';
import { HASTY, spotsFor } from './spots.ts';

/** An ability is used every so many times it is offered. */
const SELDOM = 3;
/** A place may be there although a search by chance missed it. */
const ROUNDS = 20;

/**
 * R1 in haste: it judges places, attacks and cards as ever, but looks at few places and tries nothing on copies. Both
 * sides of a trial play like this. Nobody reacts, and everybody takes what is offered. Null where it finds no answer.
 */
export function rolloutAnswer(game: Game, state: State, random: Random): Answer | null {
  if (!state.open.decision) return null;
  const decision = inGoodOrder(state.open.decision);
  const p = { game, open: state.open };
  const plain = onlyAnswer(decision) ?? reaction(p, decision) ?? plainAnswer(decision);
  if (plain) return plain;
  return best(weighed(p, decision, random), random) ?? anything(p, decision, random);
}

function weighed(p: Position, decision: Decision, random: Random): Choice[] {
  const known = scoredChoices(p, decision, (option) => spotsFor(p, option, random, HASTY));
  if (known) return known;
  if (decision.step === 'activation.main') return [{ answer: { option: nextThing(p, decision, random) }, value: 0 }];
  return decision.step === 'push.ask' ? pushes(p, decision, random) : [];
}

/** A Unit with no more Stamina than this left may fall to an attack. */
const FRAIL = 4;

/** What is free is always used; what costs Force, where somebody who may fall or who holds an objective is attacked. */
export function reaction(p: Position, { step, options, seat }: Decision): Answer | null {
  if (step !== 'window.ask' || manner(p).weights.reacts === 0) return null;
  const used = options.find(({ id, cost }) => id !== 'pass' && ((cost ?? 0) === 0 || isInDanger(p, seat)));
  return used ? { option: used.id } : null;
}

function isInDanger(p: Position, seat: Seat): boolean {
  const target = p.open.resolutions.findLast(({ attack }) => attack && attack.step !== 'over')?.attack?.target;
  const c = typeof target === 'number' ? p.open.characters[target] : undefined;
  const u = c && p.open.units[c.unit];
  if (!u || u.seat !== seat || u.wounded > 0) return false;
  return (p.game.library.units[u.card]?.stamina ?? 0) - u.damage <= FRAIL || pushOffValue(p, c) > 0;
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
      return answer ? [{ answer, value: along }] : [];
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
    return c?.onTable && bestAttackValue(p, c) > 0;
  });

function anything(p: Position, { options }: Decision, random: Random): Answer | null {
  for (let round = 0; round < ROUNDS; round += 1) {
    const option = options[random(options.length)];
    const answer = option && sampleAnswer(p, option.id, random);
    if (answer) return answer;
  }
  return null;
}
