import { draw, type Fell, type Wanted } from '../chance/source.ts';
import type { Open } from '../state/open.ts';
import type { State } from '../state/state.ts';
import { settle } from '../timing/settle.ts';
import type { Answer, Decision } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { type Asked, type Frame, type Outcome, type StepName, type Steps, stepNamed } from './steps.ts';

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
  /** Set by setters that may call for a mandatory check (R-TIME-4). */
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

  run(): void {
    this.open.decision = null;
    for (let n = 0; n < MOST_STEPS; n += 1) {
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
    }
    throw new Error(`The game did not come to rest: ${this.open.frames.map((f) => f.at).join(' | ')}.`);
  }

  /** True when somebody must decide. */
  private runFrame(frame: Frame): boolean {
    const definition = stepNamed(frame.at);
    if (definition.kind === 'step') {
      definition.run(this, frame);
      this.insistOnProgress(frame);
      return false;
    }
    if (definition.kind === 'chance') return this.runChance(frame);
    const asked = definition.ask(this, frame);
    if (!('auto' in asked)) return this.wait(asked, frame.at);
    definition.take(this, frame, asked.auto);
    this.insistOnProgress(frame);
    return false;
  }

  private runChance(frame: Frame): boolean {
    const definition = stepNamed(frame.at);
    if (definition.kind !== 'chance') return false;
    const { chance } = this.state.hidden;
    const wanted = definition.wants(this, frame);
    if (chance.kind === 'entered') {
      const first = wanted.find((w) => w.want === 'dice' && w.count > 0);
      if (first?.want === 'dice') {
        this.call('dice.enter', { wanted, got: [] });
        return false;
      }
    }
    const { turn, epoch } = this.open;
    this.fall(
      frame,
      wanted.map((w) => draw(chance, w, turn, epoch)),
    );
    return false;
  }

  /** Hands what fell to the step that wished for it. */
  fall(frame: Frame, fell: readonly Fell[]): void {
    const definition = stepNamed(frame.at);
    if (definition.kind !== 'chance') throw new Error(`${frame.at} wished for no dice.`);
    this.chanceMoved = true;
    definition.take(this, frame, fell);
    this.insistOnProgress(frame);
  }

  private wait(asked: Asked, step: string): boolean {
    this.open.decision = { ...asked, step } satisfies Decision;
    return true;
  }

  private insistOnProgress(frame: Frame): void {
    if (this.open.frames.at(-1) === frame) {
      throw new Error(`The step ${frame.at} neither moved on nor asked anything.`);
    }
  }

  /** Gives a checked answer to the step that asked. */
  answer(answer: Answer): void {
    const frame = this.open.frames.at(-1);
    const definition = frame && stepNamed(frame.at);
    if (!frame || definition?.kind !== 'choice') throw new Error('Nobody was asked anything.');
    this.open.decision = null;
    definition.take(this, frame, answer);
    this.insistOnProgress(frame);
    this.run();
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
