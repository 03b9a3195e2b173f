import { restlessOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import {
  branch,
  chacha,
  drawing,
  type GameEvent,
  Match,
  openGame,
  parseGame,
  type Random,
  type Seat,
  sha256,
  type State,
  stateHash,
  viewFor,
} from '@faultline/rules';
import { coreGame, scrambled, seeded, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const game = coreGame();
const random = (seed: string): Random =>
  drawing(chacha(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

/** Plays on for so many entries. */
function playOn(match: Match, seed: string, most: number): Match {
  const opponent = restlessOpponent(game, seed);
  for (let n = 0; n < most; n += 1) {
    const { decision, version } = match.state.open;
    if (!decision) break;
    const { seat } = decision;
    const answer = opponent.decide(viewFor(match.state, seat), decision, { trials: 0 });
    match.send(seat, { do: 'answer', version, answer });
  }
  return match;
}

const begun = (seed: string): Match =>
  Match.begin(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded(seed));

const played = playOn(begun('branched'), 'bot', 150);
const over = (() => {
  const match = playOn(begun('branched'), 'bot', 150);
  match.send(0, { do: 'concede' });
  return match;
})();
const KEY = sha256('another game');
const moments = [40, 80, 120];

describe('a branch of a game', () => {
  it.each(moments)('lies open as the other game lay at entry %i', (version) => {
    const open = played.stateAt(version)?.open;
    expect(branch(played, version, 0, KEY).state.open).toEqual({ ...open, version: 0 });
  });

  it('leaves the other game as it is', () => {
    const before = JSON.stringify(played.file());
    playOn(branch(played, 80, 0, KEY), 'on', 40);
    expect(JSON.stringify(played.file())).toBe(before);
  });

  it('is a file that replays', () => {
    const match = playOn(branch(played, 80, 1, KEY), 'on', 60);
    const opened = openGame(game, parseGame(JSON.stringify(match.file())));
    expect([opened.how, opened.match.hash, opened.match.version]).toEqual(['replayed', match.hash, match.version]);
  });

  it('remembers how it was played up to there', () => {
    const { past } = branch(played, 80, 0, KEY).file();
    expect(past.map(({ entries }) => entries)).toEqual([played.entries.slice(0, 80)]);
  });

  it('[HI-01] is the same whatever lies where its player cannot see', () => {
    for (const version of moments) {
      const state = played.stateAt(version) as State;
      for (const seat of [0, 1] as const) {
        const twin = Match.resume(game, scrambled(game, state, seat, random(`twin ${version}`)), seeded('twin'), []);
        expect(branch(twin, 0, seat, KEY).hash).toBe(branch(played, version, seat, KEY).hash);
      }
    }
  });

  it('never holds the key of the other game, nor of one before it', () => {
    const first = branch(played, 40, 0, KEY);
    const second = branch(first, 0, 0, sha256('third'));
    expect(JSON.stringify(first.file())).not.toContain(seeded('branched').key);
    expect(JSON.stringify(second.file())).not.toContain(KEY);
    expect(JSON.stringify(second.file())).not.toContain(seeded('branched').key);
  });

  it('rolls other dice by another key', () => {
    const { match } = skirmish({
      red: { maul: { is: 'lord-maul', at: [10, 10] } },
      blue: { boKatan: { is: 'bo-katan-kryze', at: [12, 10] } },
      activates: 'maul',
    });
    const dice = (key: string) => JSON.stringify(rolledIn(branch(match, 0, 0, key)));
    expect(dice(KEY)).toContain('rolled');
    expect(dice(KEY)).toBe(dice(KEY));
    expect(dice(KEY)).not.toBe(dice(sha256('more')));
  });

  it.each(['seeded', 'entered'] as const)('has its own key, and dice that are %s stay so', (kind) => {
    const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
    const other = Match.begin(game, setup, { ...seeded('other'), kind });
    expect(branch(other, 0, 0, KEY).file().chance).toMatchObject({ kind, key: KEY });
  });

  it('deals the same cards by the same key, in this program and in every later one', () => {
    const crew = Object.fromEntries([...'uvwxyz'].map((name, i) => [name, { at: [6 + 4 * i, 30] as const }]));
    const deck = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'shatterpoint'];
    const { match } = skirmish({
      red: { maul: { at: [10, 10] } },
      blue: crew,
      activates: 'maul',
      sides: [{}, { deck }],
    });
    expect(branch(match, 0, 0, KEY).state.hidden.decks[1]).toEqual([
      'shatterpoint',
      'b5',
      'b2',
      'b3',
      'b6',
      'b4',
      'b1',
    ]);
  });

  it('begins at no moment that there is not, nor at the end of a game', () => {
    expect(() => branch(played, 999, 0, KEY)).toThrow(/no entry 999/);
    expect(() => branch(over, over.version, 'all', KEY)).toThrow(/already over at this point/);
  });
});

describe('what was hidden', () => {
  it('[HI-01] is opened to nobody while the game runs', () => {
    expect(() => viewFor(played.stateAt(80) as State, 'all')).toThrow(/when it is over/);
    expect(() => branch(played, 80, 'all', KEY)).toThrow(/when it is over/);
  });

  it('lies open at every moment of a game that is over', () => {
    const state = over.stateAt(80) as State;
    expect(viewFor(state, 'all', true).decks).toEqual(state.hidden.decks);
  });

  it('stays where somebody knew it, and is dealt anew where nobody did', () => {
    const state = over.stateAt(40) as State;
    const known = { ...state, known: knownTo(0, state) };
    const match = Match.resume(game, known, seeded('known'), []);
    match.send(1, { do: 'concede' });
    const branches = Array.from({ length: 8 }, (_, i) => branch(match, 0, 'all', sha256(`${i}`)).state);
    const [deck] = state.hidden.decks;
    expect(deck.length).toBeGreaterThan(3);
    expect(new Set(branches.map(({ hidden }) => hidden.decks[0][0]))).toEqual(new Set([deck[0]]));
    expect(new Set(branches.map(({ hidden }) => hidden.decks[0].join())).size).toBeGreaterThan(1);
    expect(branches.map((each) => each.known)).toEqual(branches.map(() => known.known));
    expect(new Set(branches.map(stateHash)).size).toBe(8);
  });
});

/** The dice of an attack, declared with the first answer there is to every question. */
function rolledIn(match: Match): readonly GameEvent[] {
  const rolled = () => match.eventsSince().filter(({ event }) => event === 'rolled');
  for (let asked = 0; asked < 12 && rolled().length < 2; asked += 1) {
    const { decision, version } = match.state.open;
    const option = decision?.options.find(({ id }) => id === 'combat') ?? decision?.options[0];
    match.send(decision?.seat ?? 0, { do: 'answer', version, answer: { option: option?.id ?? '' } });
  }
  return rolled();
}

/** The seat knows the top card of its own deck, and nothing else. */
function knownTo(seat: Seat, { hidden }: State): State['known'] {
  const knows = (viewer: Seat): State['known'][Seat] => [
    hidden.decks[0].map((_, place) => viewer === seat && seat === 0 && place === 0),
    hidden.decks[1].map((_, place) => viewer === seat && seat === 1 && place === 0),
  ];
  return [knows(0), knows(1)];
}
