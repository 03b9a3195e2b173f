import { draw, type Fell, type Wanted } from '../chance/source.ts';
import { changeUnit } from '../state/change.ts';
import type { UnitId } from '../state/ids.ts';
import type { Open } from '../state/open.ts';
import type { State } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { settle } from '../tokens/settle.ts';
import type { Answer, Decision } from '../state/decision.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../game/game.ts';
import { type Frame, type Outcome, type StepName, type Steps, stepNamed } from './steps.ts';

/** What queries may see: the rules of this game and what lies open on the table. */
export interface Position {
  readonly game: Game;
  readonly open: Open;
}

/** More steps than this without a question means a flow runs in a circle. */
const MOST_STEPS = 20000;

/**
 * Runs the frames of a state until somebody must decide or the game is over. It changes the state it is given;
 * `apply` hands it a copy. Steps move with next (go to), call (do first) and done (return to the caller).
 */
export class Machine implements Position {
  readonly game: Game;
  readonly state: State;
  readonly open: Open;
  readonly events: GameEvent[] = [];
  /** Set by every roll, shuffle and reveal: an undo past it is no longer free. */
  chanceMoved = false;
  /** Whether anything has changed that the mandatory checks look at (R-TIME-4). */
  unsettled: boolean;
  /** A step that is not entered: the machine rests before it. */
  restBefore: StepName | null = null;

  /** A state at rest is settled; one that was laid out or changed by hand is not. */
  constructor(game: Game, state: State, settled = false) {
    this.game = game;
    this.state = state;
    this.open = state.open;
    this.unsettled = !settled;
  }

  /** The locals become the frame: hand over a record made for it, and no other. */
  next<S extends StepName>(at: S, locals: Steps[S]): this {
    const frame = asFrame(at, locals);
    if (frame.result !== undefined) frame.result = undefined;
    this.open.frames[this.open.frames.length - 1] = frame as Frame;
    return this;
  }

  /** Likewise. */
  call<S extends StepName>(at: S, locals: Steps[S]): this {
    this.open.frames.push(asFrame(at, locals) as Frame);
    return this;
  }

  /** Ends the work on top; its outcome is handed to the work below. */
  done(outcome?: Outcome): void {
    this.open.frames.pop();
    const below = this.open.frames.at(-1);
    if (outcome && below) this.open.frames[this.open.frames.length - 1] = { ...below, result: outcome };
  }

  /** Changes a Unit where the mandatory checks look. */
  alter(id: UnitId, to: Partial<Unit>): void {
    changeUnit(this, id, to);
    this.unsettled = true;
  }

  emit(event: GameEvent): void {
    this.events.push(event);
  }

  instance(): number {
    this.open.instance += 1;
    return this.open.instance;
  }

  /** Ends the game at once: no further step is played (R-TURN-7). */
  finish(result: NonNullable<Open['result']>): void {
    if (this.open.result) return;
    this.open.result = result;
    this.emit({ event: 'over', result });
  }

  /** @param last the work that was just done and must have moved on */
  run(last?: Frame): void {
    let done = last;
    this.open.decision = null;
    for (let n = 0; n < MOST_STEPS; n += 1) {
      if (done && this.open.frames.at(-1) === done)
        throw new Error(`The step ${done.at} neither moved on nor asked anything.`);
      if (this.unsettled) {
        this.unsettled = false;
        settle(this);
      }
      if (this.open.result) {
        this.open.frames.length = 0;
        return;
      }
      const frame = this.open.frames.at(-1);
      if (frame === undefined) throw new Error('The game has nothing left to do and is not over.');
      if (frame.at === this.restBefore || this.runFrame(frame)) return;
      done = frame;
    }
    throw new Error(`The game did not come to rest: ${this.open.frames.map((f) => f.at).join(' | ')}.`);
  }

  /** True when somebody must decide. */
  private runFrame(frame: Frame): boolean {
    const definition = stepNamed(frame.at);
    if (definition.kind === 'step') {
      definition.run(this, frame);
      return false;
    }
    if (definition.kind === 'chance') {
      this.roll(frame, definition.wants(this, frame));
      return false;
    }
    const asked = definition.ask(this, frame);
    if (!('auto' in asked)) {
      this.open.decision = { ...asked, step: frame.at } satisfies Decision;
      return true;
    }
    definition.take(this, frame, asked.auto);
    return false;
  }

  private roll(frame: Frame, wanted: readonly Wanted[]): void {
    const { chance } = this.state.hidden;
    if (chance.kind === 'entered' && wanted.some((w) => w.want === 'dice' && w.count > 0)) {
      this.call('dice.enter', { wanted, got: [] });
      return;
    }
    const { turn, epoch } = this.open;
    this.fall(
      frame,
      wanted.map((w) => draw(chance, w, turn, epoch)),
    );
  }

  /** Hands what fell to the step that wished for it. */
  fall(frame: Frame, fell: readonly Fell[]): void {
    const definition = stepNamed(frame.at);
    if (definition.kind !== 'chance') throw new Error(`${frame.at} wished for no dice.`);
    this.chanceMoved = true;
    definition.take(this, frame, fell);
  }

  /** Gives a checked answer to the step that asked. */
  answer(answer: Answer): void {
    const frame = this.open.frames.at(-1);
    const definition = frame && stepNamed(frame.at);
    if (!frame || definition?.kind !== 'choice') throw new Error('Nobody was asked anything.');
    definition.take(this, frame, answer);
    this.run(frame);
  }
}

/** Written into the record itself: there are a dozen frames to a decision, and a copy of each is felt. */
function asFrame<S extends StepName>(at: S, locals: Steps[S]): { at: S; result?: Outcome | undefined } {
  const frame = locals as { at: S; result?: Outcome | undefined };
  frame.at = at;
  return frame;
}

declare module './steps.ts' {
  interface Steps {
    /** Dice thrown by hand: asked one kind after the other. */
    'dice.enter': { wanted: readonly Wanted[]; got: readonly Fell[] };
  }
}
