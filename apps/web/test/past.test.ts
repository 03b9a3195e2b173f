import { restlessOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { Match, type Seat, type State, stateHash, viewFor, viewHash } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { GameHost } from '../src/engine/gameHost.ts';

const BY = { id: 'x', players: ['person', 'person'], teams: ['A', 'B'] } as const;

/** A game, and the hashes of its states and of what each seat saw as it was played. */
function played() {
  const game = coreGame();
  const match = Match.begin(
    game,
    { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] },
    seeded('looked back'),
  );
  const opponent = restlessOpponent(game, 'looked back');
  const states = [stateHash(match.state)];
  const seen = [hashesOf(match.state)];
  while (match.version < 90) {
    const { decision, version } = match.state.open;
    if (!decision) break;
    const { seat } = decision;
    const answer = opponent.decide(viewFor(match.state, seat), decision, { trials: 0 });
    match.send(seat, { do: 'answer', version, answer });
    states.push(stateHash(match.state));
    seen.push(hashesOf(match.state));
  }
  return { match, states, seen };
}

const hashesOf = (state: State) => ([0, 1] as const).map((seat) => viewHash(viewFor(state, seat)));

const { match, states, seen } = played();
const chair = (of: Match, ...seats: readonly Seat[]) => new GameHost(of, BY, null).portFor(seats);

describe('a moment that is past', () => {
  it('is the state that was played then, at every entry', () => {
    expect(states.map((_, version) => stateHash(match.stateAt(version) as State))).toEqual(states);
  });

  it.each([0, 1] as const)('[HI-01] shows seat %i what it saw then, and no hidden card more', async (seat) => {
    const port = chair(match, seat);
    const looked = await Promise.all(states.map((_, version) => port.viewAt(version)));
    expect(looked.map(viewHash)).toEqual(seen.map((both) => both[seat]));
    expect(looked.every((view) => view.hidden === undefined)).toBe(true);
  });

  it('[HI-01] is seen at a shared screen by whoever decides now, not by whoever decided then', async () => {
    const asked = match.state.open.decision?.seat ?? 0;
    const port = chair(match, 0, 1);
    const looked = await Promise.all(states.map((_, version) => port.viewAt(version)));
    expect(looked.map(viewHash)).toEqual(seen.map((both) => both[asked]));
  });

  it('lies open once the game is over', async () => {
    const over = played().match;
    over.send(1, { do: 'concede' });
    const view = await chair(over, 0).viewAt(40);
    expect([view.who, view.decks]).toEqual(['all', over.stateAt(40)?.hidden.decks]);
  });

  it('is asked about as if it were now', async () => {
    const port = chair(match, 0);
    const name = 'a1.1';
    const before = await new GameHost(begunAt(60), BY, null).portFor([0]).prospect(name);
    expect(await port.adviceAt(60, 'prospect', [name])).toEqual(before);
  });

  it('is refused with a sentence where the game has not come so far', async () => {
    await expect(chair(match, 0).viewAt(999)).rejects.toThrow('This game has no entry 999: its last is 90.');
  });
});

const begunAt = (version: number): Match =>
  Match.resume(match.game, match.stateAt(version) as State, seeded('looked back'), []);
