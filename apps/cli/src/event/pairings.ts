// Pairings and results as people read them.
import {
  type EventState,
  lettersNow,
  type Match,
  nameOf,
  type Round,
  scoresOf,
  type Stage,
} from '@faultline/tournament';
import { table } from '../page.ts';
import { roundOf, stageOf } from './people.ts';
import { lookWord } from './word.ts';

export const ENDED: Readonly<Record<NonNullable<Match['result']>['how'], string>> = {
  victory: 'victory',
  time: 'on time',
  draw: 'draw',
  concession: 'concession',
  noShow: 'no-show',
  notPlayed: 'not played',
  ejection: 'ejection',
  bothAbsent: 'both absent',
};

const STATES: Readonly<Record<Round['state'], string>> = {
  prepared: 'prepared, not posted yet',
  posted: 'posted',
  running: 'running',
  closed: 'closed',
};

export const nameOfRound = (stage: Stage, round: Round): string =>
  stage.n === 1 ? `Round ${round.n}` : `Cut round ${round.n}`;

/** "Ana 2-0 Ben, Wounds 9-4, victory", or what is still missing. */
export function resultInWords(state: EventState, match: Match): string {
  const [a, b] = [nameOf(state, match.a), nameOf(state, match.b)];
  const result = match.result ?? match.reports.at(-1)?.result;
  if (result === undefined) return `${a} and ${b}: no result yet.`;
  const winner = result.winner === undefined ? '' : `, ${nameOf(state, result.winner)} wins`;
  const waits = match.confirmed ? '' : ' (reported, not confirmed)';
  const wounds = result.woundsOpen ? 'not entered' : result.w.join('-');
  return `${a} ${result.sc.join('-')} ${b}, Wounds ${wounds}, ${ENDED[result.how]}${winner}${waits}.`;
}

function pairingsTable(state: EventState, stage: Stage, round: Round): string {
  const matches = [...round.matches].sort((one, other) => one.table - other.table);
  const rows = matches.map((match) => {
    const { a, b, result, corrected, reports } = match;
    const scores = result === null ? null : scoresOf(match, result);
    const figures = (of: 'sc' | 'w'): string => (scores === null ? '' : `${scores[0][of]}-${scores[1][of]}`);
    const ended = result === null ? (reports.length > 0 ? 'reported' : '') : ENDED[result.how];
    const marked = corrected ? `${ended}, corrected` : ended;
    return [
      match.table,
      nameOf(state, a),
      nameOf(state, b),
      figures('sc'),
      result?.woundsOpen ? '?' : figures('w'),
      marked,
    ];
  });
  const alone = [
    ...(round.bye === null ? [] : [[null, nameOf(state, round.bye), 'bye']]),
    ...round.unpairedLosses.map((player) => [null, nameOf(state, player), 'unpaired loss']),
    ...round.through.map((player) => [null, nameOf(state, player), 'advances without a match']),
  ];
  const head = `${nameOfRound(stage, round)}, ${STATES[round.state]}`;
  return `${head}\n\n${table(['Table', 'Player', 'Opponent', 'Cards', 'Wounds', 'Ended'], [...rows, ...alone])}`;
}

/** What is hung up or handed out ends with the letters of the record; a round only prepared leaves nobody's hands. */
export function pairingsSheet(state: EventState, stage: Stage, round: Round, letters: string): string {
  const shown = pairingsTable(state, stage, round);
  return round.state === 'prepared' ? shown : `${shown}\n\nLetters of the record: ${letters}`;
}

/** The round with the names people know beside the ids. */
export function pairingsJson(state: EventState, stage: Stage, round: Round) {
  const named = (player: string) => ({ player, name: nameOf(state, player) });
  return {
    stage: stage.n,
    round: round.n,
    state: round.state,
    matches: round.matches.map(({ id, table: at, a, b, result, confirmed, corrected }) => {
      return { match: id, table: at, a: named(a), b: named(b), result, confirmed, corrected };
    }),
    bye: round.bye === null ? null : named(round.bye),
    unpairedLosses: round.unpairedLosses.map(named),
    through: round.through.map(named),
  };
}

export const pairings = lookWord({
  name: 'pairings',
  summary: 'who plays whom, and the results so far',
  about: `Shows a round by table. The letters below it belong to the record as it stands: verify --letters finds out
later whether a file is the one they were printed from.`,
  options: { round: { type: 'string' }, stage: { type: 'string' } },
  help: `  --round N    round (default: the latest)
  --stage N    1 the Swiss rounds, 2 the cut; default: the current one`,
  example: 'pairings cup.json --round 2',
  looks(state, given, { event }) {
    given.none();
    const stage = stageOf(state, given.text('stage'));
    const round = roundOf(stage, given.text('round'));
    const letters = lettersNow(event);
    return {
      says: pairingsSheet(state, stage, round, letters),
      json: { ...pairingsJson(state, stage, round), letters },
    };
  },
});
