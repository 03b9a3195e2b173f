import {
  type Answer,
  applyInPlace,
  copyState,
  type Decision,
  type Game,
  type Open,
  type Option,
  type Random,
  sampleAnswer,
  type Seat,
  type State,
  type UnitId,
  withOtherDice,
} from '@faultline/rules';
import { bestAttackValue } from './attackValue.ts';
import { best, type Choice, inGoodOrder, onlyAnswer, plainAnswer, type Position } from './choice.ts';
import { placeValue } from './placeValue.ts';
import { scoredChoices } from './scoredChoices.ts';
import { deployments } from './moves.ts';
import { Recalled } from './recalled.ts';
import { type Breadth, spotsFor, walksFor } from './spots.ts';
import { evaluationTotal } from './evaluate.ts';
import { manner, worthIn } from './modes/index.ts';
import { isFoolish, type Tried } from './prudence.ts';
import { type Foresight, NOBODY_NEAR, type OthersNear } from './modes/worth.ts';

/** A thing under way is over after so many answers. */
const MOST_ANSWERS = 30;
/** Thoughts inside thoughts end here: deeper, only moves and attacks are weighed. */
const DEEP = 1;
/** So often an attack is tried for what it changes beside whom it hits. */
const ATTACKS = 3;
/** By so much oftener who is wary tries what rules offer. */
const WARY = 3;
/** Doing something pointless is worse than doing nothing. */
const POINTLESS = 1;

/** Before anybody stands anywhere there is nothing to weigh. */
const UNWEIGHED: readonly string[] = ['setup.side', 'setup.squad', 'setup.mission', 'setup.stance'];

/** What a Unit could still hit with: its attacks from where it stands, while an attack may come. */
const canAttack = ({ activation }: Open): boolean =>
  activation !== null && activation.left > 0 && !activation.made.includes('combat');

interface Outlook {
  readonly p: Position;
  readonly worth: number;
  readonly others: OthersNear;
}

/** What each is worth beside the others; what is the same in all of them is left out. */
function compared(outlooks: readonly Outlook[]): number[] {
  const alike = outlooks.every(({ p }) => !p.open.result && outlooks[0]?.others.isSame(p) === true);
  return outlooks.map(({ worth, others }) => (alike ? worth : worth + others.worth()));
}

/** Looks at everything it could do next, with exact odds for its attacks, and takes what leaves it best off. */
export class Planner {
  private readonly game: Game;
  private readonly random: Random;
  private readonly breadth: Breadth;
  /** Whether it thinks of the other's next Turn too, where the mode tells what that may bring. */
  private readonly isWary: boolean;
  private readonly recalled = new Recalled();

  constructor(game: Game, random: Random, breadth: Breadth, isWary = false) {
    this.game = game;
    this.random = random;
    this.breadth = breadth;
    this.isWary = isWary;
  }

  /** A legal answer to the state's open decision. The state may be changed on the way: give a copy. */
  answer(state: State): Answer {
    const answer = this.found(state, 0);
    if (!answer) throw new Error(`No legal answer was found for ${state.open.decision?.step ?? 'nobody'}.`);
    return answer;
  }

  private found(state: State, nested: number): Answer | null {
    if (!state.open.decision) return null;
    const decision = inGoodOrder(state.open.decision);
    return (
      onlyAnswer(decision) ?? best(this.choices(state, decision, nested), this.random) ?? this.any(state, decision)
    );
  }

  /** Everything it would think of, with what it is worth. */
  weigh(state: State): Choice[] {
    const { decision } = state.open;
    return decision ? this.choices(state, inGoodOrder(decision), 0) : [];
  }

  private choices(state: State, decision: Decision, nested: number): Choice[] {
    const p = this.at(state);
    const foreknown = this.ahead(p)?.known(p, decision);
    if (foreknown) return foreknown;
    const again = (option: Option): Answer[] =>
      nested === 0 && manner(p).isPrudent ? this.recalled.spots(p, option) : [];
    const known = scoredChoices(
      p,
      decision,
      (option) => [...spotsFor(p, option, this.random, this.breadthAt(nested)), ...again(option)],
      (there, seat) => this.foreseen(there, seat),
    );
    if (known) return known;
    if (decision.step === 'activation.main') return this.activation(state, decision, nested);
    if (decision.step === 'setup.place') return deployments(p, decision, this.random, this.breadth.drawn);
    return nested > DEEP || UNWEIGHED.includes(decision.step) ? [] : this.trials(state, decision, nested);
  }

  /** Inside a thought fewer places are looked at. */
  private breadthAt(nested: number): Breadth {
    const { directed, drawn } = this.breadth;
    const share = 2 * nested + 1;
    return { directed: directed === 'key' ? directed : Math.ceil(directed / share), drawn: Math.ceil(drawn / share) };
  }

  private at(state: State): Position {
    return { game: this.game, open: state.open };
  }

  /** What came of an answer, seen by whoever has the Turn in which it is given. */
  private seenFrom({ open: { active } }: State, after: State): Position {
    return worthIn(after.open).afterTurnOf(this.at(after), active);
  }

  private any(state: State, { options }: Decision): Answer | null {
    for (let round = 0; round < MOST_ANSWERS; round += 1) {
      const option = options[this.random(options.length)];
      const answer = option && sampleAnswer(this.at(state), option.id, this.random);
      if (answer) return answer;
    }
    return null;
  }

  /** What a seat stands to have: the board, and where the Unit that acts for it stands; what others are near to apart. */
  private outlookOf(p: Position, seat: Seat, unit: UnitId | null): Outlook {
    const others = p.open.result ? NOBODY_NEAR : worthIn(p.open).othersNear(p, seat, unit);
    return { p, others, worth: this.positionValue(p, seat, unit) };
  }

  private positionValue(p: Position, seat: Seat, unit: UnitId | null): number {
    let sum = evaluationTotal(p, seat) + this.foreseen(p, seat);
    for (const id of (unit === null ? undefined : p.open.units[unit]?.characters) ?? []) {
      const c = p.open.characters[id];
      if (c) sum += placeValue(p, c);
    }
    return sum;
  }

  private ahead(p: Position): Foresight | null {
    return this.isWary && !p.open.result ? worthIn(p.open).foresight(p) : null;
  }

  private foreseen(p: Position, seat: Seat): number {
    return this.ahead(p)?.outlook(p, seat) ?? 0;
  }

  /** What attacks change for the mode's goal beside whom they hit, by some of them with other dice each time. */
  private besideHits(state: State, seat: Seat, nested: number): number {
    const ahead = this.ahead(this.at(state));
    if (!ahead || nested > 0) return 0;
    const { tracker } = worthIn(state.open);
    const goal = (p: Position): number => tracker(p, seat) - tracker(p, seat === 0 ? 1 : 0) + ahead.outlook(p, seat);
    const before = goal(this.at(state));
    let sum = 0;
    for (let i = 0; i < ATTACKS; i += 1) {
      const after = this.outcome(withOtherDice(state, this.random), { option: 'combat' }, nested);
      if (after && !after.open.result) sum += goal(this.seenFrom(state, after)) - before;
    }
    return sum / ATTACKS;
  }

  private attackValueOfUnit(p: Position, unit: number): number {
    let sum = 0;
    for (const id of canAttack(p.open) ? (p.open.units[unit]?.characters ?? []) : []) {
      const c = p.open.characters[id];
      if (c?.onTable) sum += bestAttackValue(p, c);
    }
    return sum;
  }

  /** Plays on from a copy until the thing under way is over; null where the answer is refused. */
  private outcome(state: State, answer: Answer, nested: number): State | null {
    const copy = copyState(state);
    const { decision, version, frames } = copy.open;
    if (!decision) return null;
    const depth = frames.length;
    if ('refused' in applyInPlace(this.game, copy, { seat: decision.seat, version, answer })) return null;
    for (let i = 0; i < MOST_ANSWERS && copy.open.decision; i += 1) {
      const { decision: next, version: now } = copy.open;
      if (copy.open.frames.length < depth || next.step === 'activation.main' || next.step === 'order.source') break;
      const quick = this.quick(copy, nested + 1);
      if (quick && nested === 0) this.recalled.note(copy.open, quick);
      if (!quick || 'refused' in applyInPlace(this.game, copy, { seat: next.seat, version: now, answer: quick }))
        return null;
    }
    return copy;
  }

  /** Inside a thought nobody reacts, and everybody takes what is offered. */
  quick(state: State, nested = 0): Answer | null {
    const { decision } = state.open;
    return decision && (plainAnswer(decision) ?? this.found(state, nested));
  }

  /** Every answer is tried on a copy. */
  private trials(state: State, { seat, options, about }: Decision, nested: number): Choice[] {
    const { eager, tries } = worthIn(state.open);
    const offered = eager > 0 && about?.rule !== undefined;
    const states = [state];
    const many = this.ahead(this.at(state)) ? WARY * tries : tries;
    while (offered && nested === 0 && states.length < many) states.push(withOtherDice(state, this.random));
    const acting = state.open.activation?.unit ?? null;
    const own = acting !== null && state.open.units[acting]?.seat === seat ? acting : null;
    const tried = options.flatMap((option) =>
      this.answersTo(state, option, nested).flatMap((answer) => {
        const outlooks = states.flatMap((each) => {
          const after = this.outcome(each, answer, nested);
          return after ? [this.outlookOf(this.seenFrom(state, after), seat, own)] : [];
        });
        return outlooks.length > 0 ? [{ answer, outlooks }] : [];
      }),
    );
    const values = compared(tried.flatMap(({ outlooks }) => outlooks));
    let at = 0;
    return tried.map(({ answer, outlooks: { length } }) => {
      const left = offered && answer.option === 'no' ? eager : 0;
      const value = values.slice(at, at + length).reduce((sum, each) => sum + each, 0) / length;
      at += length;
      return { answer, value: value - left };
    });
  }

  private answersTo(state: State, option: Option, nested: number): Answer[] {
    if (!option.asks) return [{ option: option.id }];
    if (option.asks.kind === 'walk') return walksFor(this.at(state), option, this.random, this.breadthAt(nested));
    const answers: Answer[] = [];
    for (let i = 0; i < this.breadthAt(nested).drawn; i += 1) {
      const answer = sampleAnswer(this.at(state), option.id, this.random);
      if (answer) answers.push(answer);
    }
    return answers;
  }

  /** What to do next in an activation: each thing is tried, and what may still follow it is counted. */
  private activation(state: State, { seat, options }: Decision, nested: number): Choice[] {
    const { activation } = state.open;
    if (!activation || nested > DEEP) return [{ answer: { option: 'end' }, value: 0 }];
    const { unit, left } = activation;
    const p = this.at(state);
    const here = this.outlookOf(p, seat, unit);
    const outcomes = options
      .map(({ id }) => id)
      .filter((id) => id !== 'end' && id !== 'combat')
      .toSorted((a, b) => Number(b === 'move') - Number(a === 'move'))
      .flatMap((option) => {
        const then = this.outcome(state, { option }, nested);
        return then ? [{ option, then, outlook: this.outlookOf(this.seenFrom(state, then), seat, unit) }] : [];
      });
    const [standing = 0, ...worths] = compared([here, ...outcomes.map(({ outlook }) => outlook)]);
    const tried = new Map(
      outcomes.map(({ option, then }, at): [string, Tried] => {
        const worth = worths[at] ?? 0;
        return [option, { worth, gain: worth - standing, hits: this.attackValueOfUnit(this.at(then), unit), then }];
      }),
    );
    const hits = this.attackValueOfUnit(p, unit);
    const start = { standing, hits, beside: hits > 0 ? this.besideHits(state, seat, nested) : 0, left };
    const { isPrudent } = manner(p);
    const sensible = options.filter((each) => !isPrudent || !isFoolish(p, unit, each, start.hits, tried.get(each.id)));
    return (sensible.length > 0 ? sensible : options).map(({ id }) => ({
      answer: { option: id },
      value: worthOfNext(p, id, start, tried),
    }));
  }
}

interface Start {
  readonly standing: number;
  readonly hits: number;
  /** What the attacks change beside whom they hit. */
  readonly beside: number;
  /** Actions that are left. */
  readonly left: number;
}

/** What an action or ability leaves the Unit with, and what may still follow it. */
function worthOfNext(
  p: Position,
  id: string,
  { standing, hits, beside, left }: Start,
  tried: ReadonlyMap<string, Tried>,
): number {
  const walk = Math.max(0, tried.get('move')?.gain ?? 0);
  if (id === 'end') return standing;
  if (id === 'combat') return standing + (hits > 0 ? hits + beside : -POINTLESS) + (left > 1 ? walk : 0);
  const then = tried.get(id);
  if (!then) return standing - POINTLESS;
  if (id === 'move' || (id === 'focus' && manner(p).isPrudent)) return then.worth + then.hits;
  const { haste } = worthIn(p.open);
  if (ACTIONS.includes(id)) return then.worth + (left > 1 ? Math.max(then.hits, walk) - Math.min(haste, walk) : 0);
  return then.worth + then.hits + (left > 0 ? walk : 0);
}

const ACTIONS: readonly string[] = ['focus', 'take-cover', 'recover', 'ability'];
