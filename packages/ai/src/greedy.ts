import {
  type Answer,
  applyInPlace,
  type Character,
  characterNamed,
  copyState,
  type Decision,
  determinise,
  type Game,
  glance,
  type Open,
  type Option,
  type Random,
  sampleAnswer,
  type Seat,
  type State,
  unitNamed,
} from '@faultline/rules';
import { walksOf } from '@faultline/odds';
import { bestBlow, bestWalk, blowsOf } from './blow.ts';
import { groundOf } from './ground.ts';
import type { Opponent } from './opponent.ts';
import { randomFrom } from './random.ts';
import { spotsFor } from './spots.ts';
import { sumOf } from './worth.ts';

interface Position {
  readonly game: Game;
  readonly open: Open;
}

/** How widely R1 looks. Search looks less widely and more often. */
export interface Breadth {
  /** Meaningful places, and places at random, for each move. */
  readonly directed: number;
  readonly drawn: number;
}

export const WIDE: Breadth = { directed: 14, drawn: 10 };
export const NARROW: Breadth = { directed: 5, drawn: 4 };

interface Choice {
  readonly answer: Answer;
  readonly worth: number;
}

const MOST_NESTED = 30;

/** The one with most worth; of equals one by chance, so that no side and no slot is favoured. */
function best(choices: readonly Choice[], random: Random): Answer | null {
  let top: Choice[] = [];
  for (const choice of choices) {
    const most = top[0]?.worth ?? Number.NEGATIVE_INFINITY;
    if (choice.worth > most + 1e-9) top = [choice];
    else if (choice.worth >= most - 1e-9) top.push(choice);
  }
  return top.length === 0 ? null : (top[random(top.length)]?.answer ?? null);
}

/** R1: looks at everything it could do next, with exact odds for its attacks, and takes what leaves it best off. */
export class Greedy {
  private readonly game: Game;
  private readonly random: Random;
  private readonly breadth: Breadth;

  constructor(game: Game, random: Random, breadth: Breadth) {
    this.game = game;
    this.random = random;
    this.breadth = breadth;
  }

  /** A legal answer to the state's open decision. The state may be changed on the way: give a copy. */
  answer(state: State, nested = 0): Answer {
    const { decision } = state.open;
    if (!decision) throw new Error('Nobody is asked anything.');
    const { options } = decision;
    const [only] = options;
    if (only && options.length === 1 && !only.asks) return { option: only.id };
    return this.thought(state, decision, nested) ?? this.any(state, decision);
  }

  private thought(state: State, decision: Decision, nested: number): Answer | null {
    const p = this.at(state);
    switch (decision.step) {
      case 'activation.main':
        return this.activation(state, decision, nested);
      case 'move.offer':
        return this.move(p, decision);
      case 'attack.type':
        return this.attackType(p, decision);
      case 'attack.target':
        return this.target(p, decision);
      case 'attack.tree':
        return this.walk(p, decision);
      case 'setup.place':
        return this.place(state, decision);
      // Before anybody stands anywhere there is nothing to weigh.
      case 'setup.side':
      case 'setup.squad':
      case 'setup.mission':
      case 'setup.stance':
        return null;
      case 'order.choose':
        return this.unitToActivate(p, decision);
      case 'order.reserve':
        return this.reserve(p, decision);
      default:
        return nested > MOST_NESTED ? null : this.tryEach(state, decision, nested);
    }
  }

  private at(state: State): Position {
    return { game: this.game, open: state.open };
  }

  private any(state: State, decision: Decision): Answer {
    for (let round = 0; round < 20; round += 1) {
      const option = decision.options[this.random(decision.options.length)];
      const answer = option && sampleAnswer(this.at(state), option.id, this.random);
      if (answer) return answer;
    }
    throw new Error(`No legal answer was found for ${decision.step}.`);
  }

  /** What the side of a seat stands to have: the board, and where its own stand. */
  private stand(p: Position, seat: Seat, unit: number | null): number {
    let sum = sumOf(p, seat);
    if (unit !== null) for (const id of p.open.units[unit]?.characters ?? []) sum += this.ground(p, id);
    return sum;
  }

  private ground(p: Position, id: number): number {
    const c = p.open.characters[id];
    return c ? groundOf(p, c) : 0;
  }

  /** Plays on from a copy until the thing under way is over, and tells what has come of it. */
  private outcome(state: State, answer: Answer, nested: number): State | null {
    const copy = copyState(state, this.game.mode.copyScore);
    const { decision, version, frames } = copy.open;
    if (!decision) return null;
    const depth = frames.length;
    if ('refused' in applyInPlace(this.game, copy, { seat: decision.seat, version, answer })) return null;
    for (let i = 0; i < MOST_NESTED && copy.open.decision; i += 1) {
      const next = copy.open.decision;
      if (copy.open.frames.length < depth || next.step === 'activation.main' || next.step === 'order.source') break;
      const quick = this.quick(copy, next, nested + 1);
      const taken = applyInPlace(this.game, copy, { seat: next.seat, version: copy.open.version, answer: quick });
      if ('refused' in taken) return null;
    }
    return copy;
  }

  /** Inside a thought nobody reacts and everybody takes what is offered. */
  private quick(state: State, decision: Decision, nested: number): Answer {
    const leave = decision.options.find(({ id }) => id === 'pass');
    if (decision.step === 'window.ask' && leave) return { option: leave.id };
    const yes = decision.options.find(({ id }) => id === 'yes');
    if (yes) return { option: yes.id };
    if (nested > 2 && !decision.options.some(({ asks }) => asks)) return this.any(state, decision);
    return this.answer(state, nested);
  }

  private tryEach(state: State, decision: Decision, nested: number): Answer | null {
    const { seat } = decision;
    const unit = state.open.activation?.unit ?? null;
    const own = unit !== null && state.open.units[unit]?.seat === seat ? unit : null;
    const choices = decision.options.flatMap((option) =>
      this.answersTo(state, option).flatMap((answer): Choice[] => {
        const after = this.outcome(state, answer, nested);
        return after ? [{ answer, worth: this.stand(this.at(after), seat, own) }] : [];
      }),
    );
    return best(choices, this.random);
  }

  private answersTo(state: State, option: Option): Answer[] {
    if (!option.asks) return [{ option: option.id }];
    const answers: Answer[] = [];
    for (let i = 0; i < this.breadth.drawn; i += 1) {
      const answer = sampleAnswer(this.at(state), option.id, this.random);
      if (answer) answers.push(answer);
    }
    return answers;
  }

  private asked(p: Position, decision: Decision): Character | null {
    const name = decision.about?.character ?? decision.options.find(({ character }) => character)?.character;
    return name === undefined ? null : characterNamed(p.open, String(name));
  }

  /** Whether an attack may still follow in this activation. */
  private attacksLater({ open }: Position, c: Character): boolean {
    const { activation } = open;
    return (
      activation !== null && activation.unit === c.unit && activation.left > 0 && !activation.made.includes('combat')
    );
  }

  /** Where to go: what the place is worth, and the best attack from there if one may follow. */
  private move(p: Position, decision: Decision): Answer | null {
    const c = this.asked(p, decision);
    const mover = c && p.open.characters[c.id];
    if (!mover) return null;
    const { seat } = p.open.units[mover.unit] ?? {};
    if (seat === undefined) return null;
    const sign = seat === decision.seat ? 1 : -1;
    const here = [mover.x, mover.y, mover.z] as const;
    const follow = this.attacksLater(p, mover);
    const worthAt = (x: number, y: number, z: number): number => {
      [mover.x, mover.y, mover.z] = [x, y, z];
      const worth = sumOf(p, seat) + groundOf(p, mover) + (follow ? bestBlow(p, mover) : 0);
      [mover.x, mover.y, mover.z] = here;
      return sign * worth;
    };
    const choices: Choice[] = [];
    for (const option of decision.options) {
      if (!option.asks) choices.push({ answer: { option: option.id }, worth: worthAt(...here) });
      else
        for (const answer of spotsFor(p, option, this.random, this.breadth.directed, this.breadth.drawn))
          if (answer.to) choices.push({ answer, worth: worthAt(...answer.to) });
    }
    return best(choices, this.random);
  }

  private attackType(p: Position, decision: Decision): Answer | null {
    const c = this.asked(p, decision);
    const blows = c ? blowsOf(p, c) : [];
    const choices = decision.options.map(({ id }): Choice => {
      const worth = blows.reduce((most, blow) => (blow.type === id ? Math.max(most, blow.worth) : most), 0);
      return { answer: { option: id }, worth: id === 'decline' ? -0.01 : worth };
    });
    return best(choices, this.random);
  }

  private target(p: Position, decision: Decision): Answer | null {
    const c = this.asked(p, decision);
    const blows = (c ? blowsOf(p, c) : []).filter(({ type }) => type === decision.about?.attack);
    const choices = decision.options.map(({ id }): Choice => {
      const target = characterNamed(p.open, id);
      return { answer: { option: id }, worth: blows.find((blow) => blow.target.id === target?.id)?.worth ?? 0 };
    });
    return best(choices, this.random);
  }

  /** On through the tree by the best walk that begins as this one did. */
  private walk(p: Position, decision: Decision): Answer | null {
    const frame = p.open.frames.at(-1);
    if (frame?.at !== 'attack.tree' || typeof frame.target === 'string') return null;
    const [attacker, target] = [p.open.characters[frame.attacker], p.open.characters[frame.target]];
    const unit = target && p.open.units[target.unit];
    if (!attacker || !target || !unit) return null;
    const { tree, defender } = glance(p, attacker, target, frame.attackType);
    const { path } = frame;
    const on = walksOf(tree, defender).filter((walk) => path.every((id, i) => walk.path[i] === id));
    const here = on.find((walk) => walk.path.length === path.length);
    const ahead = on.map((walk) => ({ ...walk, damage: walk.damage - (here?.damage ?? 0) }));
    const successes = path.length + Number(decision.about?.successes ?? 0);
    const stamina = this.game.library.units[unit.card]?.stamina ?? 1;
    const { walk } = bestWalk(ahead, successes, Number(decision.about?.pool ?? 0), defender, stamina);
    const next = walk?.path[path.length];
    const offered = decision.options.find(({ id }) => id === next) ?? decision.options.find(({ id }) => id === 'stop');
    return offered ? { option: offered.id } : null;
  }

  private place(state: State, decision: Decision): Answer | null {
    const p = this.at(state);
    const [option] = decision.options;
    const c = option && this.asked(p, decision);
    if (!option || !c) return null;
    const choices = this.answersTo(state, option).flatMap((answer): Choice[] => {
      const [x, y] = answer.to ?? [];
      if (x === undefined || y === undefined) return [];
      const gaps = p.open.objectives.map((o) => Math.hypot(o.x - x, o.y - y));
      return [{ answer, worth: -Math.min(...gaps) - 0.2 * gaps.reduce((sum, gap) => sum + gap, 0) }];
    });
    return best(choices, this.random);
  }

  /** How much a Unit could do if it were activated now. */
  private promise(p: Position, name: string): number {
    const u = unitNamed(p.open, name);
    if (!u || u.defeated) return 0;
    const blows = u.characters
      .map((id) => p.open.characters[id])
      .reduce((sum, c) => sum + (c?.onTable ? bestBlow(p, c) : 0), 0);
    // A Wounded Unit stands up again when it activates.
    return blows + (u.wounded > 0 ? 1.5 : 0) + 0.5 * u.characters.length;
  }

  private unitToActivate(p: Position, decision: Decision): Answer | null {
    return best(
      decision.options.map(({ id }) => ({ answer: { option: id }, worth: this.promise(p, id) })),
      this.random,
    );
  }

  /** A card is kept back where the others of the deck promise clearly more now. */
  private reserve(p: Position, decision: Decision): Answer | null {
    const { seat } = decision;
    const card = decision.options.find(({ id }) => id === 'activate')?.card;
    const keep = decision.options.find(({ id }) => id === 'reserve');
    if (card === undefined || !keep) return { option: 'activate' };
    const rest = p.open.seats[seat].deck.map((each) => this.promise(p, each));
    const usual = rest.reduce((sum, worth) => sum + worth, 0) / Math.max(1, rest.length);
    return { option: usual > this.promise(p, card) + 1 ? keep.id : 'activate' };
  }

  /** The best attacks of a Unit from where it stands. */
  private blows({ open, game }: Position, unit: number): number {
    const p = { open, game };
    return (open.units[unit]?.characters ?? []).reduce((sum, id) => {
      const c = open.characters[id];
      return sum + (c?.onTable ? bestBlow(p, c) : 0);
    }, 0);
  }

  /** What to do next in an activation: each thing is tried on a copy, and what may still follow it is counted. */
  private activation(state: State, decision: Decision, nested: number): Answer | null {
    const { activation } = state.open;
    if (!activation || nested > 2) return { option: 'end' };
    const { seat } = decision;
    const { unit } = activation;
    const now = this.at(state);
    const standing = this.stand(now, seat, unit);
    const canAttack = (open: Open): boolean =>
      (open.activation?.left ?? 0) > 0 && !(open.activation?.made.includes('combat') ?? true);
    const hits = canAttack(state.open) ? this.blows(now, unit) : 0;
    const offered = new Set(decision.options.map(({ id }) => id));
    const after = (option: string): { readonly worth: number; readonly hits: number } | null => {
      const then = this.outcome(state, { option }, nested);
      if (!then) return null;
      const p = this.at(then);
      return { worth: this.stand(p, seat, unit), hits: canAttack(then.open) ? this.blows(p, unit) : 0 };
    };
    const moved = offered.has('move') ? after('move') : null;
    const walk = moved ? Math.max(0, moved.worth - standing) : 0;
    const choices: Choice[] = decision.options.map(({ id }): Choice => {
      const answer = { option: id };
      if (id === 'end') return { answer, worth: standing };
      if (id === 'move') return { answer, worth: moved ? moved.worth + moved.hits : standing - 1 };
      if (id === 'combat')
        return { answer, worth: standing + hits + (activation.left > 1 ? walk : 0) - (hits > 0 ? 0 : 1) };
      const then = after(id);
      if (!then) return { answer, worth: standing - 1 };
      const isAction = id === 'focus' || id === 'take-cover' || id === 'recover' || id === 'ability';
      const follow = isAction
        ? activation.left > 1
          ? Math.max(then.hits, walk)
          : 0
        : then.hits + (activation.left > 0 ? walk : 0);
      return { answer, worth: then.worth + follow };
    });
    return best(choices, this.random);
  }
}

export function greedyOpponent(game: Game, seed: string): Opponent {
  const random = randomFrom(seed);
  const mind = new Greedy(game, random, WIDE);
  return {
    name: 'greedy',
    decide: (view) => mind.answer(determinise(game, view, random)),
  };
}
