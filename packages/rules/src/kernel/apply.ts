import type { State } from '../state/state.ts';
import { type Answer, type AnswerSpec, type Command, type Option, type Reason, reason } from '../state/decision.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../game/game.ts';
import { StepMachine } from './machine.ts';
import type { Position, Random } from '../game/machine.ts';
import { stepNamed } from './steps.ts';
import type { Frame } from '../state/frame.ts';

/** Why a command was not taken. Nothing has changed. */
export interface Refusal {
  readonly why:
    | 'over'
    | 'nobody-asked'
    | 'not-your-decision'
    | 'stale'
    | 'unknown-option'
    | 'malformed'
    | 'illegal'
    | 'no-consent'
    /** Not theirs to say (outside/authority.ts). */
    | 'no-authority'
    /** The game can be looked at and branched, and is not played on. */
    | 'look-only';
  readonly reasons: readonly Reason[];
}

export interface Applied {
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** Dice fell, cards were shuffled or revealed: an undo past this is no longer free. */
  readonly chanceMoved: boolean;
}

export type ApplyResult = Applied | { readonly refused: Refusal };

export const refuse = (why: Refusal['why'], ...reasons: readonly Reason[]): Refusal => ({ why, reasons });

/** Why the command is not legal now, or null. Needs nothing but the open state. */
export function whyNot(p: Position, command: Command): Refusal | null {
  const { open } = p;
  if (open.result) return refuse('over', reason('R-TURN-7', { winner: open.result.winner, why: open.result.why }));
  if (!open.decision) return refuse('nobody-asked');
  if (command.version !== open.version)
    return refuse('stale', reason(open.decision.point, { answers: command.version, now: open.version }));
  if (command.seat !== open.decision.seat) {
    return refuse(
      'not-your-decision',
      reason(open.decision.point, { asked: open.decision.seat, answering: command.seat }),
    );
  }
  const option = open.decision.options.find((offered) => offered.id === command.answer.option);
  if (!option) return refuse('unknown-option', ...p.game.hooks.whyNotOffered(p, command.answer.option));
  return whyNotParameters(open.decision.point, option, command.answer) ?? whyNotAnswer(p, option, command.answer);
}

const NEEDS: Readonly<Record<AnswerSpec['kind'], readonly (keyof Answer)[]>> = {
  move: ['to', 'tool'],
  direction: ['direction'],
  deploy: ['to'],
  ingress: ['to'],
  place: ['to'],
  set: ['to'],
  walk: ['to', 'tool'],
  dice: ['dice'],
};

const PARAMETERS = ['to', 'tool', 'direction', 'dice'] as const;

/** An answer brings what its option asks for, and nothing else. */
function whyNotParameters(point: string, option: Option, answer: Answer): Refusal | null {
  const needs: readonly string[] = option.asks ? NEEDS[option.asks.kind] : [];
  const missing = needs.find((name) => answer[name as keyof Answer] === undefined);
  if (missing) return refuse('malformed', reason(point, { option: option.id, missing }));
  const extra = PARAMETERS.find((name) => answer[name] !== undefined && !needs.includes(name));
  return extra ? refuse('malformed', reason(point, { option: option.id, notAskedFor: extra })) : null;
}

function whyNotAnswer(p: Position, option: Option, answer: Answer): Refusal | null {
  const frame = p.open.frames.at(-1);
  const definition = frame && stepNamed(frame.at);
  if (!option.asks || definition?.kind !== 'choice') return null;
  const reasons = definition.whyNot?.(p, frame as Frame, answer) ?? [];
  return reasons.length > 0 ? refuse('illegal', ...reasons) : null;
}

/** The same as apply, changing the state it is given: for search, which copies once and plays on. */
export function applyInPlace(game: Game, state: State, command: Command): ApplyResult {
  const refused = whyNot({ game, open: state.open }, command);
  return refused ? { refused } : play(game, state, command);
}

/** Takes one command: a new state and what happened, or a refusal with reasons. The given state stays as it is. */
export function apply(game: Game, state: State, command: Command): ApplyResult {
  const refused = whyNot({ game, open: state.open }, command);
  return refused ? { refused } : play(game, game.hooks.copy(state), command);
}

/** Gives a command that is known to be legal to the step that asked. */
function play(game: Game, state: State, command: Command): Applied {
  const machine = new StepMachine(game, state, true);
  state.open.version += 1;
  machine.answer(command.answer);
  return { state, events: machine.events, chanceMoved: machine.chanceMoved };
}

/** A legal answer to the open decision with this option, drawn with a generator that is not the game's; null if none was found. */
export function sampleAnswer(p: Position, option: string, random: Random): Answer | null {
  const frame = p.open.frames.at(-1);
  const chosen = p.open.decision?.options.find((offer) => offer.id === option);
  const definition = frame && stepNamed(frame.at);
  if (!chosen || definition?.kind !== 'choice') return null;
  return chosen.asks ? (definition.sample?.(p, frame as Frame, option, random) ?? null) : { option };
}
