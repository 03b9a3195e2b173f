// Results as they are typed: whose match, cards and Wounds, the named player's figure first.
import { decided, type Match, nameOf, officesOf, type Result } from '@faultline/tournament';
import { NotUnderstood } from '../command.ts';
import type { Desk } from './desk.ts';
import { matchOf, playerCalled, roundOf, type Seated, stageOf } from './people.ts';
import { resultInWords } from './pairings.ts';
import { actWord, type Answer, type Given } from './word.ts';

type Figures = readonly [number, number];

const NOTHING: Figures = [0, 0];

const endingOptions = {
  conceded: { type: 'string' },
  'no-show': { type: 'string', multiple: true },
  'not-played': { type: 'boolean' },
} as const;

const resultHelp = `MATCH is one of its players, "table 3" or its number as 1.2.3. CARDS and WOUNDS are two numbers with a dash, as
2-0 and 9-4; the first belongs to the player named, or to the one listed first at the table. Two cards are a
victory; fewer mean that time was called: more cards win, then more Wounds, and equal figures are a draw.
Officials may leave the Wounds out where they do not decide: they count as none and stay marked until noted.`;

const endingHelp = `  --conceded NAME    this player gave the match up; figures are those on the table, none if left out
  --not-played       the players agreed not to play`;

function figuresFrom(text: string | undefined, what: string): Figures | undefined {
  if (text === undefined) return undefined;
  const [, one, other] = /^(\d{1,3})\s*[-:–]\s*(\d{1,3})$/.exec(text) ?? [];
  if (one === undefined || other === undefined) throw new NotUnderstood(`${what} must look like 2-1 (got "${text}").`);
  return [Number(one), Number(other)];
}

/** Turned round where the named player sits second. */
function bySeat({ match, first }: Seated, [one, other]: Figures): Figures {
  return first === match.a ? [one, other] : [other, one];
}

function typedResult(desk: Desk, seated: Seated, given: Given): Result {
  const [, cards, wounds, more] = given.names;
  if (more !== undefined) throw new NotUnderstood(`Unexpected argument: ${more}.`);
  const sc = figuresFrom(cards, 'Cards');
  const w = figuresFrom(wounds, 'Wounds');
  if (given.has('not-played')) return { how: 'notPlayed', sc: sc ?? NOTHING, w: w ?? NOTHING };
  const loser = given.text('conceded');
  if (loser !== undefined) {
    const winner = opponentIn(desk, seated.match, loser);
    return { how: 'concession', winner, sc: bySeat(seated, sc ?? NOTHING), w: bySeat(seated, w ?? NOTHING) };
  }
  if (sc === undefined) throw new NotUnderstood('Missing Struggle Cards and Wounds of both players, such as 2-0 9-4.');
  return decided(seated.match, bySeat(seated, sc), w === undefined ? null : bySeat(seated, w));
}

function opponentIn(desk: Desk, { a, b }: Match, name: string): string {
  const loser = playerCalled(desk.state, name);
  if (loser !== a && loser !== b) throw new NotUnderstood(`${name} does not play in this match.`);
  return loser === a ? b : a;
}

/** Officials enter results, but in a match of their own they are players (SD-R-71). */
const isOfficial = ({ by, state }: Desk, { a, b }: Match): boolean =>
  by !== a && by !== b && officesOf(state, by).some((office) => office !== 'player' && office !== 'spectator');

function tell(desk: Desk, id: string): Answer {
  const { match } = matchOf(desk.state, id);
  return { says: resultInWords(desk.state, match), json: { match: match.id, result: match.result } };
}

function noShow(desk: Desk, names: readonly string[]): Answer {
  const players = names.map((name) => playerCalled(desk.state, name));
  desk.does({ kind: 'markNoShow', players });
  return { says: '' };
}

export const report = actWord({
  name: 'report',
  summary: 'record a result',
  takes: 'MATCH [CARDS [WOUNDS]]',
  about: `${resultHelp}\nOfficials enter results; players (--as) report them and the opponent confirms.`,
  options: endingOptions,
  help: `${endingHelp}
  --no-show NAME     no-show; can be repeated for both players. No MATCH needed`,
  example: `report cup.json Ana 2-0 9-4
report cup.json Ben 1-1 5-5 --as Ben
report cup.json Cleo 1-0 4-2 --conceded Dev`,
  does(desk, given) {
    const absent = given.texts('no-show');
    if (absent.length > 0) return noShow(desk, absent);
    const [name] = given.names;
    if (name === undefined) throw new NotUnderstood('Missing match. Name one of its players.');
    const seated = matchOf(desk.state, name);
    const { id: match } = seated.match;
    const result = typedResult(desk, seated, given);
    const { how, sc, w } = result;
    if (isOfficial(desk, seated.match)) desk.does({ kind: 'enterResult', match, result });
    else if (how === 'notPlayed') desk.does({ kind: 'agreeNotToPlay', match });
    else if (how !== 'concession') desk.does({ kind: 'report', match, result });
    else if (result.winner === desk.by) throw new NotUnderstood('Players can only concede their own game.');
    else desk.does({ kind: 'concede', match, figures: { sc, w } });
    return tell(desk, match);
  },
});

export const confirm = actWord({
  name: 'confirm',
  summary: 'confirm a reported result',
  takes: 'MATCH',
  about: 'Done by the opponent (--as) or an Arbiter.',
  example: 'confirm cup.json Ana --as Ben',
  does(desk, given) {
    const { match } = matchOf(desk.state, given.one('Missing match. Name one of its players.'));
    desk.does({ kind: 'confirm', match: match.id });
    return tell(desk, match.id);
  },
});

export const correct = actWord({
  name: 'correct',
  summary: 'correct a result in any round',
  takes: 'MATCH CARDS [WOUNDS]',
  about: `${resultHelp}\nPosted pairings do not change; standings do. Needs --why.`,
  options: { ...endingOptions, round: { type: 'string' } },
  help: `  --round N          round of the match (default: the latest)\n${endingHelp}`,
  example: 'correct cup.json Ben 2-1 8-8 --round 1 --why "slip was read upside down"',
  does(desk, given) {
    const [name] = given.names;
    if (name === undefined) throw new NotUnderstood('Missing match. Name one of its players.');
    if (given.texts('no-show').length > 0) throw new NotUnderstood('--no-show cannot be used in a correction.');
    const seated = matchOf(desk.state, name, roundOf(stageOf(desk.state, undefined), given.text('round')));
    const { id, a, b, result: before } = seated.match;
    if (before === null)
      throw new NotUnderstood(
        `${nameOf(desk.state, a)} and ${nameOf(desk.state, b)} have no result yet: report one instead.`,
      );
    desk.does({ kind: 'correctResult', match: id, result: typedResult(desk, seated, given) });
    return tell(desk, id);
  },
});
