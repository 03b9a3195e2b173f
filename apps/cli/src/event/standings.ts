// Standings as people read them, and how each figure came about.
import { counted } from '@faultline/text/en/plural';
import {
  alteredBy,
  type EventState,
  fourDecimals,
  type GameLine,
  lacksWounds,
  nameOf,
  type Row,
  type Stage,
  standingsOf,
} from '@faultline/tournament';
import { sentenceOf } from './desk.ts';
import { table, wrapped } from '../page.ts';
import { ENDED } from './pairings.ts';
import { roundOf, stageOf } from './people.ts';
import { type Given, lookWord } from './word.ts';

const GONE: Readonly<Record<string, string>> = { dropped: 'left', ejected: 'ejected', champion: 'champion' };

const stateOf = (state: EventState, player: string): string =>
  GONE[state.entrants.find((entrant) => entrant.player === player)?.state ?? ''] ?? '';

export function standingsTable(state: EventState, stage: Stage, afterRound?: number): string {
  const rows = standingsOf(state, stage, afterRound).map((row) => [
    row.rank,
    nameOf(state, row.player),
    row.ep,
    row.sc,
    fourDecimals(row.sos),
    lacksWounds(row) ? `${row.w}?` : row.w,
    `${row.wins}-${row.losses}-${row.draws}`,
    row.lot,
    afterRound === undefined ? stateOf(state, row.player) : '',
  ]);
  return table(['Rank', 'Player', 'Points', 'Cards', 'Schedule', 'Wounds', 'W-L-D', 'Lot', ''], rows);
}

export function standingsJson(state: EventState, stage: Stage, afterRound?: number) {
  return standingsOf(state, stage, afterRound).map(({ sos, ...row }) => {
    return { name: nameOf(state, row.player), ...row, sos: { ...sos, shown: fourDecimals(sos) } };
  });
}

export const roundOptions = { round: { type: 'string' }, stage: { type: 'string' } } as const;
const roundHelp = `  --round N    after this round (default: the last closed one)
  --stage N    1 the Swiss rounds, 2 the cut; default: the current one`;

/** The stage and round meant; the round is checked to exist. */
export function placeMeant(state: EventState, given: Given): { readonly stage: Stage; readonly round?: number } {
  const stage = stageOf(state, given.text('stage'));
  const text = given.text('round');
  return text === undefined ? { stage } : { stage, round: roundOf(stage, text).n };
}

export const standings = lookWord({
  name: 'standings',
  summary: 'the standings',
  about:
    'Ranked by event points, Struggle Cards, Strength of Schedule, Wounds inflicted, random draw. Open rounds do not count yet.',
  options: roundOptions,
  help: roundHelp,
  example: 'standings cup.json\nstandings cup.json --round 2 --json',
  looks(state, given) {
    given.none();
    const { stage, round } = placeMeant(state, given);
    const altered = alteredBy(state);
    const closed = stage.rounds.filter((one) => one.state === 'closed' && one.n <= (round ?? one.n)).length;
    const notes = altered.length === 0 ? '' : `\n\n${['Altered event:', ...altered.map(sentenceOf)].join('\n')}`;
    return {
      says: `Standings after round ${closed}\n\n${standingsTable(state, stage, round)}${notes}`,
      json: {
        stage: stage.n,
        afterRound: closed,
        altered,
        rows: standingsJson(state, stage, round),
      },
    };
  },
});

/** Every figure of one row as the sum it is. */
export function figuresInWords(state: EventState, row: Row): string {
  const name = (player: string): string => nameOf(state, player);
  const sumOf = (of: 'ep' | 'sc' | 'w'): string =>
    `${row.games.map((game) => game[of]).join(' + ') || '0'} = ${row[of]}`;
  const games = row.games.map((game) => `  round ${game.round}: ${gameInWords(game, name)}`);
  const shares = row.schedule.map(({ opponent, ep, rounds }) => `${name(opponent)} ${ep}/${rounds}`);
  const sos =
    shares.length === 0
      ? 'no opponent yet, 0'
      : `(${shares.join(' + ')}) / ${shares.length} = ${row.sos.over}/${row.sos.under} = ${fourDecimals(row.sos)}`;
  const rank = row.rank === null ? 'without a rank' : `rank ${row.rank}`;
  return [
    `${name(row.player)}, ${rank}`,
    ...games,
    wrapped(`points ${sumOf('ep')}; cards ${sumOf('sc')}; Wounds ${sumOf('w')}; lot ${row.lot}`, '  '),
    wrapped(`strength of schedule ${sos}`, '  '),
  ].join('\n');
}

function gameInWords(
  { how, opponent, verdict, ep, sc, w, woundsOpen }: GameLine,
  name: (player: string) => string,
): string {
  const wounds = woundsOpen ? 'Wounds not entered' : counted(w, 'Wound');
  const worth = [counted(ep, 'point'), counted(sc, 'card'), wounds].join(', ');
  if (how === 'bye') return `bye, ${worth}`;
  if (how === 'unpairedLoss' || opponent === null) return `unpaired loss, ${worth}`;
  const ending = how === 'victory' || how === 'draw' ? '' : ` (${ENDED[how]})`;
  return `${verdict} against ${name(opponent)}${ending}, ${worth}`;
}
