import type { Game } from '../game/game.ts';
import { StepMachine } from '../kernel/machine.ts';
import type { PlainStepName } from '../game/mode.ts';
import type { Frame } from '../state/frame.ts';
import type { Cause } from '../state/cause.ts';
import { type CharacterId, type Seat, unitName } from '../state/ids.ts';
import type { Open, Score } from '../state/open.ts';
import { copyState, type State } from '../state/state.ts';
import { withAttackRecords, withOldRecords } from './attackFrames.ts';
import { firstOf, freshMemory } from '../turn/turn.ts';

/** A state saved by another version, made ready to be played on by this one. */
export interface Upgraded {
  readonly state: State;
  /** What could not be carried over, for people; null when everything was. */
  readonly lost: string | null;
}

/** What has been added since stands at its beginning value; the open question is asked anew. */
export function upgrade(game: Game, saved: State): Upgraded {
  const whole = completed(game, saved);
  const kept = asked(game, whole);
  if (kept) return { state: kept, lost: null };
  const ended = asked(game, atTurnEnd(game, whole));
  if (!ended) throw new Error('The saved state cannot be played on.');
  return { state: ended, lost: 'what was going on is no longer known to the rules; the Turn was brought to its end' };
}

function completed({ mode }: Game, saved: State): State {
  const before = { ...saved.open, frames: saved.open.frames.flatMap((frame) => splitBefore(saved.open, frame)) };
  const open = { ...before, ...withAttackRecords(before) };
  return {
    ...saved,
    open: {
      ...open,
      score: { ...mode.freshScore({ missions: ['', ''], plan: null }), ...open.score } as Score,
      frames: open.frames.map(byName),
      memory: { ...freshMemory(), ...open.memory },
      flags: { ...{ missionCritical: false, timeCalled: false, corrected: false }, ...open.flags },
      units: open.units.map((u) => ({ ...{ used: [], grants: [], marks: [], hurtBy: null }, ...u })),
      activation: open.activation && { ...{ wounds: [], bonuses: [] }, ...open.activation },
      doing: withOldRecords(open).map((d) => ({ ...{ followers: [], later: [], targets: [] }, ...d })),
    },
  };
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

/** What a step carried while both halves of a split pool were suffered in step 9. */
interface SplitBefore {
  readonly at: string;
  readonly attacker: CharacterId;
  readonly seat: Seat;
  readonly pool: number;
  readonly turned?: { readonly amount: number; readonly cause: Cause };
  readonly guarded?: true;
}

/** R-CARD-16, rules 0.2.0: the attacker's part is still to come, and Protection has had its one already. */
function splitBefore({ characters, units }: Open, frame: Frame): Frame[] {
  if (frame.at !== 'attack.suffer') return [frame];
  const { turned, guarded, ...rest } = frame as unknown as SplitBefore;
  const attacker = characters.find(({ id }) => id === rest.attacker);
  const u = units.find(({ id }) => id === attacker?.unit);
  if (!turned || !u) return [frame];
  const { amount, cause } = turned;
  const context = { unit: cause.unit, happening: null, bound: { attacker: unitName(u) } };
  const effects = [{ do: 'suffer', who: { bound: 'attacker' }, amount }] as const;
  return [
    { ...rest, pool: rest.pool + (guarded ? 1 : 0) } as unknown as Frame,
    { at: 'effects.run', effects, next: 0, context, cause, seat: rest.seat, did: false },
  ];
}

/** Runs a copy to its question; null when its suspended work no longer fits the rules. */
function asked(game: Game, state: State): State | null {
  try {
    const copy = copyState(state);
    if (!copy.open.result) new StepMachine(game, copy).run();
    return copy;
  } catch {
    return null;
  }
}

function atTurnEnd(game: Game, state: State): State {
  const next = game.mode.turn.includes('turn.ending') ? 'turn.ending' : firstOf(game.mode);
  return {
    ...state,
    open: { ...state.open, frames: [{ at: 'turn.run', next } as Frame], doing: [], activation: null },
  };
}
