import type { Game } from '../game/game.ts';
import { type Refusal, refuse } from '../kernel/apply.ts';
import { type Authority, whyNotVoice } from '../outside/authority.ts';
import type { Entry, Timed, Voice } from '../outside/entry.ts';
import type { Message } from '../outside/message.ts';
import { agreed, take } from '../outside/outside.ts';
import { reason } from '../state/decision.ts';
import type { GameEvent } from '../state/event.ts';
import { otherSeat } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { whyNotMessage } from './entryShape.ts';
import type { Footprint, Trail } from './trail.ts';
import { steppedBack } from './unseen.ts';

/** What an entry is judged by: how the game stands, and how it came there. */
export interface Past {
  readonly game: Game;
  readonly state: State;
  readonly trail: Trail;
  /** How it stood after so many entries; null where that is not at hand. */
  stateAt(version: number): State | null;
}

/** An entry that would be taken, and what would come of it. Nothing has changed yet. */
export interface Proposal {
  readonly entry: Timed<Entry>;
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly footprint: Footprint;
}

/** What speaks against hearing it at all: its shape, its size, and whether it is theirs to say. */
export const whyNotHeard = (authority: Authority, author: Voice, message: Message): Refusal | null =>
  whyNotMessage(message) ?? whyNotVoice(authority, author, message.do);

/** Judges an entry and works out what it does. `asOfOld`: taken from a record of before there were bounds. */
export function proposed(past: Past, entry: Timed<Entry>, asOfOld = false): Proposal | { readonly refused: Refusal } {
  const refused = whyNotNow(past, entry, asOfOld);
  if (refused) return { refused };
  if (entry.do === 'undo') return undone(past, entry);
  const taken = take(past.game, past.state, entry);
  if ('refused' in taken) return taken;
  const { state, events, chanceMoved } = taken;
  const by = entry.do === 'answer' ? entry.seat : null;
  const said = entry.do !== 'answer' && !ASIDE.includes(entry.do);
  return { entry, state, events, footprint: { from: past.trail.next(null), chanceMoved, by, said } };
}

/** Said beside the game: it changes nothing on the table. */
const ASIDE: readonly Entry['do'][] = ['note', 'pause', 'resume', 'outage'];

/** What speaks against an entry in the history of the game; what the rules say to it, `take` asks them. */
export function whyNotNow(past: Past, entry: Entry, asOfOld = false): Refusal | null {
  if (entry.do === 'undo') return whyNotUndo(past, entry, asOfOld);
  const tooLate = entry.do === 'late' && past.trail.lastToAnswer === otherSeat(entry.by);
  return tooLate ? refuse('illegal', reason('SD-R-77', { use: entry.use })) : null;
}

type Undo = Extract<Timed<Entry>, { do: 'undo' }>;

/** A game that is over is branched, not taken back: all that was hidden has been shown by then. */
function whyNotUndo({ state, trail }: Past, { to, by, consent }: Undo, asOfOld: boolean): Refusal | null {
  const { result } = state.open;
  if (result && !asOfOld) return refuse('over', reason('R-TURN-7', { winner: result.winner, why: result.why, to }));
  if (!trail.at(to) || to >= trail.version) return refuse('malformed', reason('DP-59', { to, now: trail.version }));
  const freeBackTo = trail.freeUndo(by);
  return to >= freeBackTo || agreed(by, consent) ? null : refuse('no-consent', reason('DP-59', { to, freeBackTo }));
}

function undone(past: Past, entry: Undo): Proposal {
  const target = past.stateAt(entry.to);
  if (!target) throw new Error(`How the game stood after entry ${entry.to} is not at hand.`);
  const chanceMoved = past.trail.chanceMovedSince(entry.to);
  return {
    entry,
    state: steppedBack(past.game, target, past.state, chanceMoved),
    events: [{ event: 'undone', to: entry.to, by: entry.by }],
    footprint: { from: past.trail.next(entry.to), chanceMoved, by: null, said: false },
  };
}
