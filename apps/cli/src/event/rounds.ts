// A round from its draw to its close; the cut; the end.
import { activePlayers, currentRound, currentStage, nameOf } from '@faultline/events';
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
const terrainHelp = '  --terrain    the terrain of every table stands: tick it';

function published(desk: Desk, given: Given): void {
  const tables = currentRound(desk.state)?.matches.map((match) => match.table) ?? [];
  if (given.has('terrain') && tables.length > 0) desk.does({ kind: 'tick', tables, items: ['terrain'] });
  desk.does({ kind: 'publishRound' });
}

export const pair = actWord({
  name: 'pair',
  summary: 'draw the next round, for the organiser to look at',
  about: 'The same field gives the same pairing, however often it is drawn. Publish posts it.',
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
  summary: 'let two players of a prepared round change places',
  takes: 'NAME NAME',
  about: 'Two seats, or a seat and the bye. Says what is unusual about the new pairing.',
  example: 'swap cup.json Ana Ben',
  does(desk, given) {
    const [one, other, more] = given.names.map((name) => playerCalled(desk.state, name));
    if (one === undefined || other === undefined || more !== undefined) throw new NotUnderstood('Name two players.');
    desk.does({ kind: 'swapSeats', players: [one, other] });
    return roundShown(desk);
  },
});

export const seatAt = actWord({
  name: 'table',
  summary: 'move a match to another table, or give a player a table of their own',
  takes: 'MATCH NUMBER',
  about: 'A match whose table is taken changes tables with the one there.',
  options: { always: { type: 'boolean' } },
  help: '  --always     MATCH is a player, who sits at this table in every round to come; 0 for no table',
  example: 'table cup.json Ana 1\ntable cup.json Ana 1 --always',
  does(desk, given) {
    const [name, number, more] = given.names;
    if (name === undefined || number === undefined || more !== undefined)
      throw new NotUnderstood('Name a player and the number of a table.');
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
  summary: 'post the round that was drawn; round 1 begins the event',
  about: 'From round 1 on teams are locked and shown.',
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
  summary: 'declare a posted round void before its clock starts',
  about: 'The next draw of this round is another one. A reason (--why) is needed.',
  example: 'void cup.json --why "Ben has left"',
  does(desk, given) {
    given.none();
    desk.does({ kind: 'voidRound' });
    return { says: 'The posted pairing is void. Pair the round anew.' };
  },
});

export const close = actWord({
  name: 'close',
  summary: 'close the round once every result is in, and post the standings',
  about: 'Draws the lots for ties and keeps the standings as they are posted.',
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
  summary: 'make the cut after the last Swiss round',
  about: 'The best players go on; the next round is paired from their seeds.',
  example: 'cut cup.json',
  does(desk, given) {
    given.none();
    desk.does({ kind: 'makeCut' });
    const names = activePlayers(desk.state).length;
    const seeds = currentStage(desk.state)?.seeds.map((player, at) => `${at + 1} ${nameOf(desk.state, player)}`) ?? [];
    return { says: `${names} players go on: ${seeds.join(', ')}.`, json: { seeds: currentStage(desk.state)?.seeds } };
  },
});

export const finish = actWord({
  name: 'finish',
  summary: 'end the event and fix its ranking',
  about: 'Once everything is played.',
  example: 'finish cup.json',
  does(desk, given) {
    given.none();
    desk.does({ kind: 'finish' });
    const ranking = desk.state.ranking ?? [];
    const lines = ranking.map((player, at) => `${`${at + 1}`.padStart(4)}  ${nameOf(desk.state, player)}`);
    return { says: ['Final ranking', '', ...lines].join('\n'), json: { ranking } };
  },
});
