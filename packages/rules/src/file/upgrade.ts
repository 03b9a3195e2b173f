import type { Game } from '../game/game.ts';
import type { PlainStepName } from '../game/mode.ts';
import type { Position } from '../game/machine.ts';
import type { Frame } from '../state/frame.ts';
import type { Seat } from '../state/ids.ts';
import type { Score, SeatOpen } from '../state/open.ts';
import type { State } from '../state/state.ts';
import { withAttackRecords, withOldRecords } from './attackFrames.ts';
import { splitBefore } from './splitBefore.ts';
import { firstOf, freshMemory } from '../turn/turn.ts';
import { FileError } from './fileError.ts';
import { poolOf } from './sound/force.ts';
import { asked, whyNotEnded } from './sound/rehearse.ts';
import { MOST, whyNotState, whyNotTable } from './sound/state.ts';
import { isCause, isMemory, whyNotWork } from './sound/work.ts';

/** A state saved by another version, made ready to be played on by this one. */
export interface Upgraded {
  readonly state: State;
  /** What could not be carried over, for people; null when everything was. */
  readonly lost: string | null;
}

/** What has been added since stands at its beginning value; the open question is asked anew. */
export function upgrade(game: Game, saved: State): Upgraded {
  const whole = readState(game, saved);
  const kept = goingOn(game, whole);
  if (kept) return { state: kept, lost: null };
  const ended = goingOn(game, atTurnEnd(game, whole));
  if (!ended) throw new FileError('ended');
  return { state: ended, lost: 'what was going on is no longer known to the rules; the Turn was brought to its end' };
}

/** A saved state with all that has been added since, to be looked at: what lies on its table makes sense. */
export function readState(game: Game, saved: State): State {
  const whole = completed(game, saved);
  const why = whole ? whyNotTable(game, whole) : 'it is damaged';
  if (!whole || why !== null) throw new FileError('state', { detail: why ?? 'it is damaged' });
  return whole;
}

/** The state at its question; null when its suspended work no longer fits the rules. */
function goingOn(game: Game, state: State): State | null {
  if (whyNotWork({ game, open: state.open }) !== null) return null;
  const again = asked(game, state);
  if ('why' in again || whyNotState(game, again) !== null) return null;
  return whyNotEnded(game, again) === null ? again : null;
}

/** Null where it lacks so much that nothing can be added. */
function completed(game: Game, saved: State): State | null {
  try {
    return withAllFields(game, saved);
  } catch {
    return null;
  }
}

function withAllFields(game: Game, saved: State): State {
  const before = { ...saved.open, frames: saved.open.frames.flatMap((frame) => splitBefore(saved.open, frame)) };
  const open = { ...before, ...withAttackRecords(before) };
  return {
    ...saved,
    open: {
      ...open,
      seats: [withPool({ game, open }, 0), withPool({ game, open }, 1)],
      score: { ...game.mode.freshScore({ missions: ['', ''], plan: null }), ...open.score } as Score,
      frames: open.frames.map(byName),
      memory: { ...freshMemory(), ...open.memory },
      flags: { ...{ missionCritical: false, timeCalled: false, corrected: false }, ...open.flags },
      units: open.units.map((u) => ({ ...{ used: [], grants: [], marks: [], hurtBy: null }, ...u })),
      activation: open.activation && { ...{ wounds: [], bonuses: [] }, ...open.activation },
      resolutions: withOldRecords(open).map((d) => ({ ...{ followers: [], later: [], targets: [] }, ...d })),
    },
  };
}

/** CR-FORCE-07: as large as the cards make it, if the Force on one of them was corrected since. */
function withPool(p: Position, seat: Seat): SeatOpen {
  const side = p.open.seats[seat];
  const { forceReady, forcePool } = side;
  const pool = poolOf(p, seat);
  const isSound = forceReady <= forcePool && forcePool <= MOST;
  return isSound && pool !== null ? { ...side, forcePool: pool, forceReady: Math.min(forceReady, pool) } : side;
}

/** The steps of a Turn when frames still counted them. */
const COUNTED: readonly PlainStepName[] = [
  'turn.start',
  'order.determine',
  'activation.begin',
  'activation.start',
  'activation.main',
  'activation.ending',
  'activation.close',
  'turn.ending',
  'struggle.score',
  'turn.defeat',
  'struggle.cleanup',
  'turn.pass',
];

const COUNTED_SETUP: readonly PlainStepName[] = [
  'setup.firstPlayer',
  'setup.side',
  'setup.mission',
  'setup.struggles',
  'setup.decks',
  'setup.deploy',
  'setup.stances',
  'setup.reveal',
];

function byName(frame: Frame): Frame {
  if (frame.at !== 'turn.run' && frame.at !== 'game.setup') return frame;
  const next: unknown = frame.next;
  if (typeof next !== 'number') return frame;
  if (frame.at === 'turn.run') return { ...frame, next: COUNTED[next] ?? 'turn.start' };
  return { ...frame, next: COUNTED_SETUP[next] ?? null };
}

function atTurnEnd(game: Game, state: State): State {
  const next = game.mode.turn.includes('turn.ending') ? 'turn.ending' : firstOf(game.mode);
  const frames = [{ at: 'turn.run', next } as Frame];
  const open = { ...state.open, frames, decision: null, resolutions: [], activation: null };
  const p = { game, open };
  return {
    ...state,
    open: {
      ...open,
      memory: isMemory(p) ? open.memory : freshMemory(),
      units: open.units.map((u) => (u.hurtBy === null || isCause(p, u.hurtBy) ? u : { ...u, hurtBy: null })),
    },
  };
}
