import { restlessOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import {
  type Authority,
  chacha,
  drawing,
  exportedFile,
  Match,
  openGame,
  outwardFile,
  parseGame,
  type Random,
  sha256,
  type State,
  viewFor,
} from '@faultline/rules';
import { coreGame, scrambled, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const game = coreGame();
const KEY = sha256('for others');

function played(authority: Authority, most = 120): Match {
  const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
  const match = Match.begin(game, setup, seeded('secret'), authority);
  const opponent = restlessOpponent(game, 'secret');
  while (match.version < most && match.state.open.decision) {
    const { decision, version } = match.state.open;
    const answer = opponent.decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    match.send(decision.seat, { do: 'answer', version, answer });
  }
  return match;
}

const random = (seed: string): Random =>
  drawing(chacha(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

/** The same game with everything laid otherwise that the two players do not both know. */
function twinOf(state: State, seed: string): Match {
  const unknown: State = { ...state, known: [blind(state), blind(state)] };
  return Match.resume(game, { ...scrambled(game, unknown, 0, random(seed)), known: state.known }, seeded(seed), []);
}

const blind = ({ known }: State): State['known'][0] => [
  known[0][0].map((seen, place) => seen && known[1][0][place] === true),
  known[0][1].map((seen, place) => seen && known[1][1][place] === true),
];

describe('the file of a running game for others', () => {
  it('[HI-11] holds no key of the game', () => {
    const bytes = JSON.stringify(outwardFile(played('server'), KEY));
    expect(bytes).toContain(KEY);
    expect(bytes).not.toContain(seeded('secret').key);
  });

  it.each([20, 60, 120, 200])(
    '[HI-01, HI-04, HI-05] after %i entries is the same to the byte whatever lies hidden',
    (most) => {
      const { state } = played('server', most);
      const bytes = (match: Match) => JSON.stringify(outwardFile(match, KEY));
      const one = bytes(Match.resume(game, state, seeded('secret'), []));
      for (const seed of ['a', 'b', 'c']) expect(bytes(twinOf(state, seed))).toBe(one);
    },
  );

  it('holds none of the cards one player alone has seen', () => {
    const { state } = played('server', 120);
    const all = (seen: boolean): State['known'] => [
      [state.hidden.decks[0].map(() => seen), state.hidden.decks[1].map(() => seen)],
      [state.hidden.decks[0].map(() => false), state.hidden.decks[1].map(() => false)],
    ];
    const bytes = (known: State['known']) =>
      JSON.stringify(outwardFile(Match.resume(game, { ...state, known }, seeded('secret'), []), KEY));
    expect(bytes(all(true))).toBe(bytes(all(false)));
  });

  it('opens like any other, where the game stands, with what was decided up to there', () => {
    const match = played('server');
    const file = parseGame(JSON.stringify(outwardFile(match, KEY)));
    const opened = openGame(game, file).match;
    expect(opened.state.open).toEqual({ ...match.state.open, version: 0 });
    expect(opened.file().past[0]?.entries).toEqual(match.entries);
  });

  it('has no hash that was made over the key', () => {
    const file = outwardFile(played('server', 200), KEY);
    expect([file.marks, file.past.some((part) => 'marks' in part)]).toEqual([[], false]);
  });
});

describe('what is given out as a file', () => {
  it.each([
    ['table', true],
    ['server', false],
  ] as const)('of a running game of a %s', (authority, whole) => {
    const match = played(authority);
    expect(JSON.stringify(exportedFile(match, KEY)).includes(seeded('secret').key)).toBe(whole);
  });

  it('of a game that is over is the whole file', () => {
    const match = played('server');
    match.send(0, { do: 'concede' });
    expect(exportedFile(match, KEY)).toEqual(match.file());
    expect(outwardFile(match, KEY)).toEqual(match.file());
  });
});
