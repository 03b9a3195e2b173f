// From one operation to the next: what is asked for before it, and in which order.
import type { CampaignState, Coming, Phase } from '../campaign/campaign.ts';
import type { Operation, Slot } from '../campaign/command.ts';
import { slotAfter, victoryOf } from '../course/course.ts';
import { both, inRole, isEvery } from '../sides/players.ts';

const NOT_UNLOCKED = { done: false, tier: null, dice: [], taken: null } as const;

const operationIn = ({ operations, lastChance }: CampaignState, slot: Slot): Operation | null =>
  slot === 'L' ? lastChance : (operations?.[slot - 1] ?? null);

/** The next operation, waiting for strike teams; or the end of the campaign (CP-VIC-01, CP-VIC-02). */
export function goneOn(state: CampaignState): CampaignState {
  const slot = slotAfter(state.played, state.founding.lastChanceAfterFinal);
  const operation = slot === null ? null : operationIn(state, slot);
  if (slot === null || operation === null)
    return { ...state, phase: 'concluded', coming: null, victory: victoryOf(state.played) };
  const coming: Coming = {
    slot,
    operation,
    teams: both(() => null),
    unlocking: both(() => NOT_UNLOCKED),
    active: both(() => undefined),
  };
  return { ...state, phase: 'ready', coming };
}

/** Where the campaign stands after something was done before an operation. */
export function settled(state: CampaignState): CampaignState {
  const { coming } = state;
  if (coming === null) return state;
  const named = both((role) => (hasAny(state, role) ? coming.active[role] : null));
  const phase = phaseOf(state, { ...coming, active: named });
  return { ...state, phase, coming: phase === 'playing' || phase === 'active' ? { ...coming, active: named } : coming };
}

/** Nobody is asked to choose among nothing. */
const hasAny = (state: CampaignState, role: 'aggressor' | 'sentinel'): boolean =>
  (inRole(state, role)?.unlocked.length ?? 0) > 0;

function phaseOf({ played }: CampaignState, { teams, unlocking, active }: Coming): Phase {
  if (!isEvery((role) => teams[role] !== null)) return 'ready';
  if (played.length > 0 && !isEvery((role) => unlocking[role].done)) return 'unlock';
  return isEvery((role) => active[role] !== undefined) ? 'playing' : 'active';
}
