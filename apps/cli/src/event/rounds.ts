// A round from its draw to its close; the cut; the end.
import { activePlayers, currentRound, currentStage, nameOf } from '@faultline/tournament';
import { NotUnderstood } from '../command.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { Desk } from './desk.ts';
import { nameOfRound, pairingsJson, pairingsSheet } from './pairings.ts';
import { matchOf, playerCalled } from './people.ts';
import { standingsJson, standingsTable } from './standings.ts';
import { actWord, type Answer, type Given } from './word.ts';

function roundShown(desk: Desk): Answer {
  const [stage, round] = [currentStage(desk.state), currentRound(desk.state)];
  if (stage === undefined || round === undefined) return { says: '' };
  return {
    says: pairingsSheet(desk.state, stage, round, desk.letters),
    json: { pairings: pairingsJson(desk.state, stage, round) },
  };
}

const terrainOption = { terrain: { type: 'boolean' } } as const;
const terrainHelp = '  --terrain    mark terrain as set up on all tables';

function published(desk: Desk, given: Given): void {
  const tables = currentRound(desk.state)?.matches.map((match) => match.table) ?? [];
  if (given.has('terrain') && tables.length > 0) desk.does({ kind: 'tick', tables, items: ['terrain'] });
  desk.does({ kind: 'publishRound' });
}

export const pair = actWord({
  name: 'pair',
  summary: 'draw pairings for the next round',
  about: 'Drawing again gives the same pairings. Use "publish" to post them.',
  options: { publish: { type: 'boolean' }, ...terrainOption },
  help: `  --publish    post it at once\n${terrainHelp}`,
  example: 'pair cup.json\npair cup.json --publish --terrain',
  does(desk, given) {
    given.none();
    desk.does({ kind: 'prepareRound' });
    if (given.has('publish')) published(desk, given);
    return roundShown(desk);
  },
});

export const swap = actWord({
  name: 'swap',
  summary: 'swap two players before the round is posted',
  takes: 'NAME NAME',
  about: 'Swaps two seats, or a seat and the bye, and reports anything unusual about the new pairings.',
  example: 'swap cup.json Ana Ben',
  does(desk, given) {
    const [one, other, more] = given.names.map((name) => playerCalled(desk.state, name));
    if (one === undefined || other === undefined || more !== undefined)
      throw new NotUnderstood('Give two player names.');
    desk.does({ kind: 'swapSeats', players: [one, other] });
    return roundShown(desk);
  },
});

export const seatAt = actWord({
  name: 'table',
  summary: 'move a match to another table, or give a player a fixed table',
  takes: 'MATCH NUMBER',
  about: 'If the table is taken, the two matches swap tables.',
  options: { always: { type: 'boolean' } },
  help: '  --always     MATCH is a player who gets this table in every later round (0: no fixed table)',
  example: 'table cup.json Ana 1\ntable cup.json Ana 1 --always',
  does(desk, given) {
    const [name, number, more] = given.names;
    if (name === undefined || number === undefined || more !== undefined)
      throw new NotUnderstood('Give a player name and a table number.');
    const table = wholeNumber('table', number, 1, given.has('always') ? 0 : 1);
    if (given.has('always')) {
      const player = playerCalled(desk.state, name);
      desk.does({ kind: 'fixTable', player, table: table === 0 ? null : table });
      const where = table === 0 ? 'wherever a table is free' : `at table ${table}`;
      return { says: `${nameOf(desk.state, player)} sits ${where} from the next round on.` };
    }
    desk.does({ kind: 'moveTable', match: matchOf(desk.state, name).match.id, table });
    return roundShown(desk);
  },
});

export const publish = actWord({
  name: 'publish',
  summary: 'post the pairings (round 1 starts the event)',
  about: 'Posting round 1 locks and reveals all teams.',
  options: terrainOption,
  help: terrainHelp,
  example: 'publish cup.json --terrain',
  does(desk, given) {
    given.none();
    published(desk, given);
    return roundShown(desk);
  },
});

export const voidRound = actWord({
  name: 'void',
  summary: 'void a posted round before its clock starts',
  about: 'The next draw will differ. Needs --why.',
  example: 'void cup.json --why "Ben has left"',
  does(desk, given) {
    given.none();
    desk.does({ kind: 'voidRound' });
    return { says: 'Pairings voided. Draw the round again.' };
  },
});

export const close = actWord({
  name: 'close',
  summary: 'close the round once every result is in, and post the standings',
  about: 'Draws tiebreakers and records the standings as posted.',
  example: 'close cup.json',
  does(desk, given) {
    given.none();
    desk.does({ kind: 'closeRound' });
    const [stage, round] = [currentStage(desk.state), currentRound(desk.state)];
    if (stage === undefined || round === undefined) return { says: '' };
    const left = stage.roundsPlanned - round.n;
    const next = left === 0 ? 'It was the last round of this stage.' : `Rounds to come: ${left}.`;
    return {
      says: `${nameOfRound(stage, round)} is closed. ${next}\n\n${standingsTable(desk.state, stage)}`,
      json: { standings: standingsJson(desk.state, stage) },
    };
  },
});

export const cut = actWord({
  name: 'cut',
  summary: 'cut to the top players after the last Swiss round',
  about: 'The next round is paired by seed.',
  example: 'cut cup.json',
  does(desk, given) {
    given.none();
    desk.does({ kind: 'makeCut' });
    const names = activePlayers(desk.state).length;
    const seeds = currentStage(desk.state)?.seeds.map((player, at) => `${at + 1} ${nameOf(desk.state, player)}`) ?? [];
    return { says: `${names} players advance: ${seeds.join(', ')}.`, json: { seeds: currentStage(desk.state)?.seeds } };
  },
});

export const finish = actWord({
  name: 'finish',
  summary: 'finish the event and record the final ranking',
  about: 'All matches must be finished.',
  example: 'finish cup.json',
  does(desk, given) {
    given.none();
    desk.does({ kind: 'finish' });
    const ranking = desk.state.ranking ?? [];
    const lines = ranking.map((player, at) => `${`${at + 1}`.padStart(4)}  ${nameOf(desk.state, player)}`);
    return { says: ['Final ranking', '', ...lines].join('\n'), json: { ranking } };
  },
});
