// Rounds and cut by player count (SD-CUT-05 to -08), as announced or by the table.
import type { Details } from './details.ts';
import { type Reason, reason } from '../reason.ts';

export interface Plan {
  readonly swissRounds: number;
  readonly cut: number;
}

const FEWEST_PLAYERS = 4;
export const MOST_PLAYERS = 512;
/** From here a Lead Arbiter is suggested, never demanded (SD-LEAD-01). */
export const LARGE_EVENT = 33;

const TABLE: readonly (Plan & { readonly upTo: number })[] = [
  { upTo: 16, swissRounds: 4, cut: 0 },
  { upTo: 32, swissRounds: 4, cut: 4 },
  { upTo: 64, swissRounds: 4, cut: 8 },
  { upTo: Number.MAX_SAFE_INTEGER, swissRounds: 5, cut: 16 },
];

/** Null below four players: not a Showdown event (SD-R-66). */
export function planByTable(players: number): Plan | null {
  const row = players < FEWEST_PLAYERS ? undefined : TABLE.find(({ upTo }) => players <= upTo);
  return row === undefined ? null : { swissRounds: row.swissRounds, cut: row.cut };
}

export function whyNoPlan(details: Details, players: number): readonly Reason[] {
  const facts = { players, fewest: FEWEST_PLAYERS, most: MOST_PLAYERS };
  if (players < FEWEST_PLAYERS) {
    return [
      reason('tooFewPlayers', 'SD-R-66', `A Showdown event needs four players; ${players} are checked in.`, facts),
    ];
  }
  if (players > MOST_PLAYERS) {
    return [
      reason('tooManyPlayers', null, `At most ${MOST_PLAYERS} players can be paired; ${players} are here.`, facts),
    ];
  }
  const reasons: Reason[] = [];
  if (details.swissRounds === 'open') {
    reasons.push(reason('roundsOpen', 'SD-PAIR-03', 'Announce the number of Swiss rounds before the event begins.'));
  }
  if (details.cut === 'open') {
    reasons.push(reason('cutOpen', 'SD-PAIR-04', 'Announce the cut, or that there is none, before the event begins.'));
  }
  const cut = planOf(details, players)?.cut ?? 0;
  if (cut > players) {
    reasons.push(
      reason('cutTooLarge', 'SD-CUT-01', `A cut to ${cut} needs more than ${players} players.`, { cut, players }),
    );
  }
  return reasons;
}

export function planOf(details: Details, players: number): Plan | null {
  const table = planByTable(players);
  if (table === null || details.swissRounds === 'open' || details.cut === 'open') return null;
  return {
    swissRounds: details.swissRounds === 'table' ? table.swissRounds : details.swissRounds,
    cut: details.cut === 'table' ? table.cut : details.cut,
  };
}

/** Where the event departs from the packet; empty for a plain Showdown event (SD-R-67). */
export function alterations(details: Details, plan: Plan | null, players: number): readonly Reason[] {
  const table = planByTable(players);
  const altered: Reason[] = [];
  if (plan !== null && table !== null && (plan.swissRounds !== table.swissRounds || plan.cut !== table.cut)) {
    altered.push(
      reason('ownRounds', 'SD-R-67', 'Rounds or cut differ from the table for this number of players.', {
        swissRounds: plan.swissRounds,
        cut: plan.cut,
        tableRounds: table.swissRounds,
        tableCut: table.cut,
      }),
    );
  }
  if (details.lateEntry) altered.push(reason('lateEntry', 'SD-R-46', 'Players may enter after round 1.'));
  if (details.tableTime) altered.push(reason('tableTime', 'SD-R-13', 'Single tables may be given extra minutes.'));
  return altered;
}
