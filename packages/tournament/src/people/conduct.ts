// Warnings and ejections.
import { type Change, changed, type Handlers } from '../event/change.ts';
import type { Figures } from '../event/command.ts';
import type { EventState, PlayerId } from '../event/event.ts';
import { type Refused, reason, refuse } from '../reason.ts';
import { noteOfGivenUp, whyNotGivenUp, withMatchGivenUp } from '../results/settling.ts';
import { entrantOf, nameOf, unknownPlayer, withEntrant } from '../queries/entrants.ts';
import { withPlayerGone } from './leaving.ts';

/** From this warning on an arbiter decides about ejection, each time anew (SD-ARB-16, SD-R-68). */
const DECIDE_FROM = 3;

export function warningsOf(state: EventState, player: PlayerId): number {
  return state.warnings.filter((warning) => warning.player === player).length;
}

function ejected(state: EventState, player: PlayerId, figures: Figures | undefined): Change | Refused {
  const entrant = entrantOf(state, player);
  if (entrant === undefined) return refuse(unknownPlayer(player));
  if (entrant.state === 'ejected') {
    return refuse(reason('ejected', 'SD-DROP-09', `${entrant.name} is ejected already.`, { player }));
  }
  const reasons = whyNotGivenUp(state, player, figures);
  if (reasons.length > 0) return refuse(...reasons);
  const out = withEntrant(withMatchGivenUp(state, player, 'ejection', figures), player, { state: 'ejected' });
  const gone = withPlayerGone(out, player);
  return changed(gone.state, [...noteOfGivenUp(state, player, figures), ...gone.notes]);
}

export const conduct: Handlers<'warn' | 'decideEjection' | 'eject'> = {
  warn(state, { command: { player, reason: code, match }, by, at, why }, { n }) {
    if (entrantOf(state, player) === undefined) return refuse(unknownPlayer(player));
    const count = warningsOf(state, player) + 1;
    const decision = count >= DECIDE_FROM ? 'open' : 'none';
    const warning = { n, player, reason: code, match: match ?? null, by, at, why, decision } as const;
    const next = { ...state, warnings: [...state.warnings, warning] };
    if (decision === 'none')
      return changed(next, [reason('warned', 'SD-ARB-07', `Warning ${count}.`, { player, count })]);
    const says = `Warning ${count} for ${nameOf(state, player)}: eject, or record why not.`;
    return changed(next, [
      reason('decideEjection', 'SD-R-68', says, { player, count, warning: n, preselected: 'eject' }),
    ]);
  },

  decideEjection(state, { command: { warning: number, eject, figures }, why }) {
    const warning = state.warnings.find((one) => one.n === number && one.decision === 'open');
    if (warning === undefined) {
      return refuse(reason('noDecision', 'SD-R-68', 'There is no ejection to decide.', { warning: number }));
    }
    if (!eject && why.trim() === '') {
      return refuse(reason('whyMissing', 'SD-R-68', 'Enter why the player is not ejected.', { warning: number }));
    }
    const decision = eject ? 'ejected' : 'kept';
    const decided = {
      ...state,
      warnings: state.warnings.map((one) => (one === warning ? ({ ...one, decision } as const) : one)),
    };
    return eject ? ejected(decided, warning.player, figures) : changed(decided);
  },

  eject(state, { command: { player, figures }, why }) {
    if (why.trim() === '') return refuse(reason('whyMissing', 'SD-ARB-08', 'Enter a reason for the ejection.'));
    return ejected(state, player, figures);
  },
};
