// Standings of one stage over its closed rounds: event points, then Struggle Cards, strength of schedule, Wounds, lots.
// Every figure keeps the lines it is the sum of. The order of the input never matters.
import { compare, dividedBy, type Fraction, fraction, NOTHING, sum } from '../fraction.ts';
import { byText, type PlayerId } from '../pairing/field.ts';
import { BYE, isMeeting, type Result, type Score, type Seats, scoresOf, UNPAIRED_LOSS } from '../scoring/result.ts';

export interface PlayedRound {
  readonly n: number;
  readonly matches: readonly (Seats & { readonly result: Result | null })[];
  readonly bye: PlayerId | null;
  readonly unpairedLosses: readonly PlayerId[];
}

export interface GameLine extends Score {
  readonly round: number;
  readonly how: Result['how'] | 'bye' | 'unpairedLoss';
  readonly opponent: PlayerId | null;
  /** The Wounds of this game are not noted. */
  readonly woundsOpen: boolean;
}

export interface ScheduleLine {
  readonly round: number;
  readonly opponent: PlayerId;
  readonly ep: number;
  readonly rounds: number;
  readonly share: Fraction;
}

export interface Row {
  readonly player: PlayerId;
  /** Null for a player who was ejected (SD-R-56). */
  readonly rank: number | null;
  readonly ep: number;
  readonly sc: number;
  readonly sos: Fraction;
  readonly w: number;
  readonly lot: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly byes: number;
  readonly games: readonly GameLine[];
  readonly schedule: readonly ScheduleLine[];
}

export interface StandingsOf {
  readonly players: readonly PlayerId[];
  readonly ejected: readonly PlayerId[];
  readonly rounds: readonly PlayedRound[];
  /** Players in the order of the lots stored with the last of these rounds. */
  readonly lots: readonly PlayerId[];
}

export function standings({ players, ejected, rounds, lots }: StandingsOf): readonly Row[] {
  const games = gamesOf(players, rounds);
  const lotOf = new Map(lots.map((player, index) => [player, index + 1]));
  const rows = players.map((player) => rowOf(player, games, lotOf.get(player) ?? lots.length + 1));
  const ranked = rows.filter((row) => !ejected.includes(row.player)).sort(byPlace);
  const apart = rows.filter((row) => ejected.includes(row.player)).sort(byPlace);
  return [...ranked.map((row, index) => ({ ...row, rank: index + 1 })), ...apart];
}

/** SD-TB-02: event points, Struggle Cards, strength of schedule, Wounds, lot. */
function byPlace(a: Row, b: Row): number {
  return (
    b.ep - a.ep || b.sc - a.sc || compare(b.sos, a.sos) || b.w - a.w || a.lot - b.lot || byText(a.player, b.player)
  );
}

type Games = ReadonlyMap<PlayerId, readonly GameLine[]>;

function gamesOf(players: readonly PlayerId[], rounds: readonly PlayedRound[]): Games {
  const games = new Map<PlayerId, GameLine[]>(players.map((player) => [player, []]));
  for (const { n, matches, bye, unpairedLosses } of [...rounds].sort((a, b) => a.n - b.n)) {
    const add = (player: PlayerId, line: Omit<GameLine, 'round' | 'woundsOpen'>, woundsOpen = false) =>
      games.get(player)?.push({ round: n, woundsOpen, ...line });
    for (const match of matches) {
      if (match.result === null) continue;
      const [a, b] = scoresOf(match, match.result);
      const { how, woundsOpen } = match.result;
      const met = isMeeting(match.result);
      add(match.a, { how, opponent: met ? match.b : null, ...a }, woundsOpen);
      add(match.b, { how, opponent: met ? match.a : null, ...b }, woundsOpen);
    }
    if (bye !== null) add(bye, { how: 'bye', opponent: null, ...BYE });
    for (const player of unpairedLosses) add(player, { how: 'unpairedLoss', opponent: null, ...UNPAIRED_LOSS });
  }
  return games;
}

const total = (games: readonly GameLine[], of: 'ep' | 'sc' | 'w'): number =>
  games.reduce((all, game) => all + game[of], 0);

function rowOf(player: PlayerId, games: Games, lot: number): Row {
  const own = games.get(player) ?? [];
  const schedule = scheduleOf(own, games);
  const count = (fits: (game: GameLine) => boolean): number => own.filter(fits).length;
  return {
    player,
    rank: null,
    ep: total(own, 'ep'),
    sc: total(own, 'sc'),
    sos: strength(schedule),
    w: total(own, 'w'),
    lot,
    wins: count((game) => game.verdict === 'win'),
    losses: count((game) => game.verdict === 'loss'),
    draws: count((game) => game.verdict === 'draw'),
    byes: count((game) => game.how === 'bye'),
    games: own,
    schedule,
  };
}

/** One line per match: an opponent's points over the rounds for which that opponent has any result (SD-R-48, -49). */
function scheduleOf(own: readonly GameLine[], games: Games): readonly ScheduleLine[] {
  return own.flatMap(({ round, opponent }) => {
    if (opponent === null) return [];
    const theirs = games.get(opponent) ?? [];
    const ep = total(theirs, 'ep');
    return [{ round, opponent, ep, rounds: theirs.length, share: fraction(ep, Math.max(1, theirs.length)) }];
  });
}

function strength(schedule: readonly ScheduleLine[]): Fraction {
  if (schedule.length === 0) return NOTHING;
  return dividedBy(
    schedule.reduce((all, line) => sum(all, line.share), NOTHING),
    schedule.length,
  );
}
