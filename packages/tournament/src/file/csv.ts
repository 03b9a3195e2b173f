// Standings and pairings as comma-separated text (RFC 4180) for spreadsheets.
import type { EventState, Round, Stage } from '../event/event.ts';
import { fourDecimals } from '../fraction.ts';
import { entrantOf, nameOf } from '../queries/entrants.ts';
import { scoresOf } from '../scoring/result.ts';
import { standingsOf } from '../rounds/standing.ts';

/** A cell that a spreadsheet would take for a formula gets an apostrophe in front. */
function cell(value: string | number | null): string {
  const written = value === null ? '' : `${value}`;
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(written) ? `'${written}` : written;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Every line has as many cells as the head. */
function lines(rows: readonly (readonly (string | number | null)[])[]): string {
  const width = rows[0]?.length ?? 0;
  return rows.map((row) => `${Array.from({ length: width }, (_, at) => cell(row[at] ?? null)).join(',')}\r\n`).join('');
}

export function standingsCsv(state: EventState, stage: Stage, afterRound?: number): string {
  const head = ['rank', 'player', 'state', 'event points', 'struggle cards', 'strength of schedule', 'wounds'];
  const more = ['wins', 'losses', 'draws', 'byes', 'rounds', 'lot', 'final place'];
  const finalPlace = (player: string): number | null => {
    const at = state.ranking?.indexOf(player) ?? -1;
    return at < 0 ? null : at + 1;
  };
  const rows = standingsOf(state, stage, afterRound).map((row) => [
    row.rank,
    nameOf(state, row.player),
    entrantOf(state, row.player)?.state ?? '',
    row.ep,
    row.sc,
    fourDecimals(row.sos),
    row.w,
    row.wins,
    row.losses,
    row.draws,
    row.byes,
    row.games.length,
    row.lot,
    finalPlace(row.player),
  ]);
  return lines([[...head, ...more], ...rows]);
}

export function pairingsCsv(state: EventState, stage: Stage, round: Round): string {
  const head = [
    'stage',
    'round',
    'table',
    'player',
    'opponent',
    'ended',
    'winner',
    'cards',
    'cards 2',
    'wounds',
    'wounds 2',
  ];
  const matches = [...round.matches]
    .sort((one, other) => one.table - other.table)
    .map(({ a, b, table, result }) => {
      const scores = result === null ? null : scoresOf({ a, b }, result);
      const winner = result?.winner === undefined ? '' : nameOf(state, result.winner);
      const cards = [scores?.[0].sc ?? null, scores?.[1].sc ?? null];
      const wounds = result?.woundsOpen ? [null, null] : [scores?.[0].w ?? null, scores?.[1].w ?? null];
      return [
        stage.n,
        round.n,
        table,
        nameOf(state, a),
        nameOf(state, b),
        result?.how ?? '',
        winner,
        ...cards,
        ...wounds,
      ];
    });
  const alone = (player: string, how: string) => [stage.n, round.n, null, nameOf(state, player), '', how];
  const byes = round.bye === null ? [] : [alone(round.bye, 'bye')];
  const losses = round.unpairedLosses.map((player) => alone(player, 'unpaired loss'));
  const through = round.through.map((player) => alone(player, 'through'));
  return lines([head, ...matches, ...byes, ...losses, ...through]);
}
