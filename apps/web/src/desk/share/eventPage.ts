// What everybody may see of an event, small enough for a link: names, pairings, results, lots. Teams never leave the desk.
import type { EntrantState, EventState, Phase, PlayedRound, Result, Round, Stage } from '@faultline/tournament';
import { viewOf } from '@faultline/tournament';

const VERSION = 1;

interface SharedMatch {
  readonly table: number;
  readonly a: string;
  readonly b: string;
  readonly result: Result | null;
}

export interface SharedRound extends PlayedRound {
  readonly state: Round['state'];
  readonly matches: readonly SharedMatch[];
  readonly through: readonly string[];
  readonly lots: readonly string[];
}

export interface SharedStage {
  readonly format: Stage['format'];
  readonly roundsPlanned: number;
  readonly rounds: readonly SharedRound[];
}

interface SharedPlayer {
  readonly player: string;
  readonly name: string;
  readonly state: EntrantState;
  readonly late: boolean;
}

export interface EventPage {
  readonly name: string;
  readonly firstDay: string;
  readonly phase: Phase;
  readonly players: readonly SharedPlayer[];
  readonly stages: readonly SharedStage[];
  readonly ranking: readonly string[] | null;
  /** Only the newest round is told, and no standings can be reckoned. */
  readonly roundOnly: boolean;
}

export function pageOf(whole: EventState): EventPage {
  const state = viewOf(whole, '');
  const { name, firstDay } = state.founding;
  return {
    name,
    firstDay,
    phase: state.phase,
    players: state.entrants.map(({ player, name: called, state: standing, late }) => ({
      player,
      name: called,
      state: standing,
      late,
    })),
    stages: state.stages.map(({ format, roundsPlanned, rounds }) => ({
      format,
      roundsPlanned,
      rounds: rounds.map(({ n, state: played, matches, bye, through, unpairedLosses, lots }) => ({
        n,
        state: played,
        matches: matches.map(({ table, a, b, result, confirmed }) => ({
          table,
          a,
          b,
          result: confirmed ? result : null,
        })),
        bye,
        through,
        unpairedLosses,
        lots,
      })),
    })),
    ranking: state.ranking,
    roundOnly: false,
  };
}

/** Large events: who plays whom now, for a code that a phone still reads. */
export function newestRound(page: EventPage): EventPage {
  const stage = page.stages.at(-1);
  const round = stage?.rounds.at(-1);
  if (!stage || !round) return page;
  const seated = new Set([
    ...round.matches.flatMap(({ a, b }) => [a, b]),
    ...round.through,
    ...round.unpairedLosses,
    round.bye,
  ]);
  const { format, roundsPlanned } = stage;
  return {
    ...page,
    players: page.players.filter(({ player }) => seated.has(player)),
    stages: [{ format, roundsPlanned, rounds: [{ ...round, lots: [] }] }],
    ranking: null,
    roundOnly: true,
  };
}

const HOW = ['victory', 'time', 'draw', 'concession', 'noShow', 'notPlayed', 'ejection', 'bothAbsent'] as const;
const ROUND_STATES = ['prepared', 'posted', 'running', 'closed'] as const;

/** The page as short JSON: players are numbers, records are lists. */
export function packed({ name, firstDay, phase, players, stages, ranking, roundOnly }: EventPage): string {
  const number = (player: string | null | undefined): number => players.findIndex((one) => one.player === player);
  const match = ({ table, a, b, result }: SharedMatch) =>
    result === null
      ? [table, number(a), number(b)]
      : [
          table,
          number(a),
          number(b),
          HOW.indexOf(result.how),
          number(result.winner),
          ...result.sc,
          ...woundsOf(result),
        ];
  return JSON.stringify([
    VERSION,
    name,
    firstDay,
    phase,
    players.map((one) => [one.name, one.state, one.late ? 1 : 0]),
    stages.map(({ format, roundsPlanned, rounds }) => [
      format,
      roundsPlanned,
      rounds.map(({ n, state, matches, bye, through, unpairedLosses, lots }) => [
        n,
        ROUND_STATES.indexOf(state),
        matches.map(match),
        number(bye),
        through.map(number),
        unpairedLosses.map(number),
        lots.map(number),
      ]),
    ]),
    ranking?.map(number) ?? 0,
    roundOnly ? 1 : 0,
  ]);
}

/** Wounds that are not noted are -1. */
const woundsOf = ({ w, woundsOpen }: Result) => (woundsOpen ? [-1, -1] : w);

/** The page again, or null if the text is none: every value is looked at before it is believed. */
export function unpacked(text: string): EventPage | null {
  try {
    return read(JSON.parse(text));
  } catch {
    return null;
  }
}

class NotAPage extends Error {}

const listOf = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value) || value.length > 1000) throw new NotAPage();
  return value;
};
const textOf = (value: unknown): string => {
  if (typeof value !== 'string' || value.length > 300) throw new NotAPage();
  return value;
};
const wholeOf = (value: unknown): number => {
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > 10_000) throw new NotAPage();
  return value;
};
const oneOf = <T>(values: readonly T[], n: unknown): T => {
  const found = values[wholeOf(n)];
  if (found === undefined) throw new NotAPage();
  return found;
};

function read(value: unknown): EventPage {
  const [version, name, firstDay, phase, people, stages, ranking, only] = listOf(value);
  if (version !== VERSION) throw new NotAPage();
  const players = listOf(people).map((one, n): SharedPlayer => {
    const [called, state, late] = listOf(one);
    return { player: `${n}`, name: textOf(called), state: textOf(state) as EntrantState, late: late === 1 };
  });
  const ids = players.map((one) => one.player);
  const player = (n: unknown): string => oneOf(ids, n);
  const some = (list: unknown): readonly string[] => listOf(list).map(player);
  const result = ([how, winner, ...figures]: readonly unknown[]): Result | null => {
    if (how === undefined) return null;
    const [a = 0, b = 0, c = 0, d = 0] = figures.map(wholeOf);
    const wounds = c < 0 ? ({ w: [0, 0], woundsOpen: true } as const) : ({ w: [c, d] } as const);
    const ended = { how: oneOf(HOW, how), sc: [a, b], ...wounds } as const;
    return winner === -1 ? ended : { ...ended, winner: player(winner) };
  };
  const round = (one: unknown): SharedRound => {
    const [n, state, matches, bye, through, losses, lots] = listOf(one);
    return {
      n: wholeOf(n),
      state: oneOf(ROUND_STATES, state),
      matches: listOf(matches).map((match) => {
        const [table, a, b, ...ending] = listOf(match);
        return { table: wholeOf(table), a: player(a), b: player(b), result: result(ending) };
      }),
      bye: bye === -1 ? null : player(bye),
      through: some(through),
      unpairedLosses: some(losses),
      lots: some(lots),
    };
  };
  return {
    name: textOf(name),
    firstDay: textOf(firstDay),
    phase: textOf(phase) as Phase,
    players,
    stages: listOf(stages).map((one) => {
      const [format, planned, rounds] = listOf(one);
      return {
        format: format === 'elimination' ? 'elimination' : 'swiss',
        roundsPlanned: wholeOf(planned),
        rounds: listOf(rounds).map(round),
      };
    }),
    ranking: ranking === 0 ? null : some(ranking),
    roundOnly: only === 1,
  };
}
