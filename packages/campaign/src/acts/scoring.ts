// The result of an operation: Experience, the record sheet, and what follows.
import { changed, type Handlers } from '../campaign/change.ts';
import type { Played } from '../campaign/campaign.ts';
import { reason, refuse } from '@faultline/tournament/record';
import { extraOf } from '../sides/advantages.ts';
import { experienceOf, gainOf } from '../sides/experience.ts';
import { both, inRole } from '../sides/players.ts';
import { goneOn } from './flow.ts';
import { slotName } from './waiting.ts';

export const scoring: Handlers<'enterResult'> = {
  enterResult(state, { command: { slot, result } }) {
    const { coming } = state;
    if (coming === null) return refuse(reason('notPlaying', 'CP-SET-02', 'No operation is being played.'));
    if (slot !== coming.slot) {
      const says = `This is a result of ${slotName(slot)}, but ${slotName(coming.slot)} is being played (${coming.operation.name}).`;
      return refuse(
        reason('otherOperation', slot === 'L' ? 'CP-LC-01' : 'CP-SET-02', says, { slot, playing: coming.slot }),
      );
    }
    const { winner } = result;
    if (winner === null) {
      const says = 'Key Operations have no draws. A game that was broken off is played again.';
      return refuse(reason('draw', 'CP-R-22', says, { slot }));
    }
    const gained = both((role) => gainOf(role, winner));
    const played: Played = {
      slot,
      operation: coming.operation,
      teams: coming.teams,
      unlocked: both((role) => coming.unlocking[role].taken),
      active: both((role) => coming.active[role] ?? null),
      extra: both((role) => extraOf(inRole(state, role)?.pack ?? null, coming.unlocking[role].taken)),
      winner,
      result,
      gained,
      totals: both((role) => experienceOf(role, state.played) + gained[role]),
    };
    return changed(goneOn({ ...state, played: [...state.played, played] }));
  },
};
