import type { Game } from '../game/game.ts';
import type { Machine } from '../game/machine.ts';
import type { ChanceResult, ChanceRequest } from '../state/chance.ts';
import type { Answer, Decision } from '../state/decision.ts';
import type { GameEvent } from '../state/event.ts';
import type { Frame, StepOutcome, StepName, Steps } from '../state/frame.ts';
import type { Open } from '../state/open.ts';
import type { State } from '../state/state.ts';
import { stepNamed } from './steps.ts';

/** More steps than this without a question means a flow runs in a circle. */
const MOST_STEPS = 20000;

/**
 * Runs the frames of a state until somebody must decide or the game is over. It changes the state it is given;
 * `apply` hands it a copy. Steps move with next (go to), call (do first) and done (return to the caller).
 */
export class StepMachine implements Machine {
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
  done(outcome?: StepOutcome): void {
    this.open.frames.pop();
    const below = this.open.frames.at(-1);
    if (outcome && below) this.open.frames[this.open.frames.length - 1] = { ...below, result: outcome };
  }

  emit(event: GameEvent): void {
    this.events.push(event);
  }

  instance(): number {
    this.open.instance += 1;
    return this.open.instance;
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
        this.game.hooks.mandatoryChecks(this);
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
    throw new Error(`The game did not reach a decision: ${this.open.frames.map((f) => f.at).join(' | ')}.`);
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

  private roll(frame: Frame, wanted: readonly ChanceRequest[]): void {
    const results = this.game.hooks.fulfil(this, wanted);
    if (results) this.deliverChance(frame, results);
  }

  /** Hands dice or cards to the step that asked for them. */
  deliverChance(frame: Frame, results: readonly ChanceResult[]): void {
    const definition = stepNamed(frame.at);
    if (definition.kind !== 'chance') throw new Error(`${frame.at} did not ask for dice.`);
    this.chanceMoved = true;
    definition.take(this, frame, results);
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
function asFrame<S extends StepName>(at: S, locals: Steps[S]): { at: S; result?: StepOutcome | undefined } {
  const frame = locals as { at: S; result?: StepOutcome | undefined };
  frame.at = at;
  return frame;
}
