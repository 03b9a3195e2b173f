import { REPUBLIC, SHADOW } from '@faultline/cards';
import {
  apply,
  beginGame,
  canonical,
  chacha,
  type Command,
  copyState,
  determinise,
  drawing,
  type Game,
  type Random,
  sampleAnswer,
  SEATS,
  type Seat,
  sha256,
  type State,
  viewFor,
  viewHash,
  whyNot,
} from '@faultline/rules';
import { coreGame, scrambled, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const game: Game = coreGame();
const random = (seed: string): Random =>
  drawing(chacha(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
const begin = (seed: string): State =>
  beginGame(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded(seed)).state;

function randomCommand(state: State, pick: Random): Command {
  const { decision } = state.open;
  if (!decision) throw new Error('Nobody is asked.');
  for (let tries = 0; tries < 200; tries += 1) {
    const option = decision.options[pick(decision.options.length)]?.id ?? '';
    const answer = sampleAnswer({ game, open: state.open }, option, pick);
    if (answer) return { seat: decision.seat, version: state.open.version, answer };
  }
  throw new Error(`Nobody can answer ${decision.step}.`);
}

/** Plays a random game and hands every state with a decision to the observer. */
function play(seed: string, most: number, observe: (state: State, pick: Random) => void): void {
  const pick = random(`bot ${seed}`);
  let state = begin(seed);
  for (let n = 0; n < most && !state.open.result; n += 1) {
    observe(state, pick);
    const taken = apply(game, state, randomCommand(state, pick));
    if ('refused' in taken) throw new Error(canonical(taken.refused));
    state = taken.state;
  }
}

/** Twenty commands, right and wrong, of both seats. */
function twenty(state: State, pick: Random): Command[] {
  return Array.from({ length: 20 }, (_, i) => {
    const command = randomCommand(state, pick);
    if (i % 4 === 1) return { ...command, seat: command.seat === 0 ? 1 : 0 };
    if (i % 4 === 2)
      return { ...command, answer: { option: ['move', 'reveal', 'pass', 'a1', 'nonsense'][pick(5)] ?? '' } };
    if (i % 4 === 3) return { ...command, version: command.version - 1 };
    return command;
  });
}

/** What a decision leads to without dice or cards, its events and next question included, is the same in both. */
function sameWithoutChance(state: State, twin: State, viewer: Seat, command: Command): void {
  const [one, other] = [apply(game, state, command), apply(game, twin, command)];
  if ('refused' in one || 'refused' in other) throw new Error('A sampled command was refused.');
  expect(other.chanceMoved).toBe(one.chanceMoved);
  if (one.chanceMoved) return;
  expect(other.events).toEqual(one.events);
  expect(canonical(viewFor(other.state, viewer))).toBe(canonical(viewFor(one.state, viewer)));
}

/** Some decisions into a game, with everything shuffled and laid. */
function deep(seed: string): State {
  let found = begin(seed);
  play(seed, 40, (state) => {
    found = state;
  });
  return found;
}

describe('hidden information', () => {
  it('[HI-01] [HI-04] [HI-11] nothing a player sees or is told depends on what is hidden from them', () => {
    let decisions = 0;
    for (const seed of ['leak 1', 'leak 2', 'leak 3']) {
      play(seed, 400, (state, pick) => {
        decisions += 1;
        for (const viewer of SEATS) {
          const twin = scrambled(game, state, viewer, pick);
          expect(canonical(viewFor(twin, viewer))).toBe(canonical(viewFor(state, viewer)));
          sameWithoutChance(state, twin, viewer, randomCommand(state, pick));
          for (const command of twenty(state, pick)) {
            expect(whyNot({ game, open: twin.open }, command)).toEqual(whyNot({ game, open: state.open }, command));
          }
        }
      });
    }
    expect(decisions).toBeGreaterThan(400);
  }, 60_000);

  it('a spectator sees no hidden card and no key', () => {
    const state = deep('spectator');
    expect(Math.min(state.hidden.decks.flat().length, state.hidden.missionDeck.length)).toBeGreaterThan(0);
    const text = canonical(viewFor(state, 'public'));
    expect(
      viewFor(state, 'public')
        .decks.flat()
        .every((card) => card === null),
    ).toBe(true);
    expect(text).not.toContain('"chance"');
    for (const card of state.hidden.missionDeck) expect(text).not.toContain(card);
  });

  it('[HI-02] [HI-03] the set of cards in a deck is open, its order is not', () => {
    const state = deep('sets');
    expect(viewFor(state, 1).open.seats[0].deck).toEqual(state.hidden.decks[0].toSorted());
    expect(viewFor(state, 1).decks[0]).toEqual(state.hidden.decks[0].map(() => null));
  });

  it('a card a player knows is in that player’s view alone', () => {
    const state = begin('known');
    state.hidden.decks = [
      ['a1', 'a2'],
      ['b1', 'b2'],
    ];
    state.known = [
      [
        [true, false],
        [false, false],
      ],
      [
        [false, false],
        [false, false],
      ],
    ];
    expect(viewFor(state, 0).decks[0]).toEqual(['a1', null]);
    expect(viewFor(state, 1).decks[0]).toEqual([null, null]);
  });

  it('the whole of a game is shown only when it is over', () => {
    expect(() => viewFor(begin('early'), 'all')).toThrow('when it is over');
  });

  it('a view has a hash of its own that tells nothing of the key', () => {
    const state = begin('hash');
    const twin = copyState(state);
    twin.hidden.chance = seeded('something else');
    expect(viewHash(viewFor(twin, 0))).toBe(viewHash(viewFor(state, 0)));
  });
});

describe('a state made from a view', () => {
  it('gives the same view again, at every decision of a random game', () => {
    play('determinise', 300, (state, pick) => {
      for (const viewer of SEATS) {
        const view = viewFor(state, viewer);
        expect(canonical(viewFor(determinise(game, view, pick), viewer))).toBe(canonical(view));
      }
    });
  });

  it('keeps known cards in their places and fills the rest from the open set', () => {
    const state = begin('fill');
    const own = state.hidden.decks[0];
    state.known[0][0] = own.map((_, i) => i === 2);
    for (let n = 0; n < 20; n += 1) {
      const made = determinise(game, viewFor(state, 0), random(`fill ${n}`));
      expect(made.hidden.decks[0][2]).toBe(own[2]);
      expect(made.hidden.decks[0].toSorted()).toEqual(own.toSorted());
    }
  });

  it('draws from a key of its own, of 64 hexadecimal digits', () => {
    const state = begin('key');
    const keys = ['one', 'two'].map((n) => determinise(game, viewFor(state, 0), random(`key ${n}`)).hidden.chance);
    for (const chance of keys) expect(chance.kind === 'seeded' && chance.key).toMatch(/^[0-9a-f]{64}$/);
    expect(keys[0]).not.toEqual(keys[1]);
  });

  it('holds every Struggle Card that nobody has seen, once', () => {
    const state = begin('struggles');
    const { missionDeck, undrawn } = determinise(game, viewFor(state, 0), random('struggles')).hidden;
    const unseen = game.mode.unseen({ game, open: state.open });
    expect([...missionDeck, ...undrawn].toSorted()).toEqual(unseen.flat().toSorted());
  });

  it('can be played on to the end', () => {
    const pick = random('playable');
    let state = determinise(game, viewFor(begin('playable'), 0), pick);
    for (let n = 0; n < 3000 && !state.open.result; n += 1) {
      const taken = apply(game, state, randomCommand(state, pick));
      if ('refused' in taken) throw new Error(canonical(taken.refused));
      state = taken.state;
    }
    expect(state.open.result).not.toBeNull();
  });
});
