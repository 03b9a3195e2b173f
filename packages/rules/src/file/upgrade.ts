import type { Game } from '../machine/game.ts';
import { Machine } from '../machine/machine.ts';
import type { Frame } from '../machine/steps.ts';
import { copyState, type State } from '../state/state.ts';
import { freshMemory } from '../turn/turn.ts';

/** A state saved by another version, made ready to be played on by this one. */
export interface Upgraded {
  readonly state: State;
  /** What could not be carried over, for people; null when everything was. */
  readonly lost: string | null;
}

/** What has been added since stands at its beginning value; the open question is asked anew. */
export function upgrade(game: Game, saved: State): Upgraded {
  const whole = completed(saved);
  const kept = asked(game, whole);
  if (kept) return { state: kept, lost: null };
  const ended = asked(game, atTurnEnd(game, whole));
  if (!ended) throw new Error('The saved state cannot be played on.');
  return { state: ended, lost: 'what was going on is no longer known to the rules; the Turn was brought to its end' };
}

function completed(saved: State): State {
  const { open } = saved;
  return {
    ...saved,
    open: {
      ...open,
      memory: { ...freshMemory(), ...open.memory },
      flags: { ...{ missionCritical: false, timeCalled: false, corrected: false }, ...open.flags },
      units: open.units.map((u) => ({ ...{ used: [], grants: [], marks: [], hurtBy: null }, ...u })),
      activation: open.activation && { ...{ wounds: [] }, ...open.activation },
      doing: open.doing.map((d) => ({ ...{ followers: [], later: [], targets: [] }, ...d })),
    },
  };
}

/** Runs a copy to its question; null when its suspended work no longer fits the rules. */
function asked(game: Game, state: State): State | null {
  try {
    const copy = copyState(state, game.mode.copyScore);
    if (!copy.open.result) new Machine(game, copy).run();
    return copy;
  } catch {
    return null;
  }
}

function atTurnEnd(game: Game, state: State): State {
  const next = Math.max(0, game.mode.turn.indexOf('turn.ending'));
  return {
    ...state,
    open: { ...state.open, frames: [{ at: 'turn.run', next } as Frame], doing: [], activation: null },
  };
}
