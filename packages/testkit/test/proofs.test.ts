import {
  apply,
  type Command,
  drawing,
  type Effect,
  fast,
  type Game,
  type Seat,
  sha256,
  type State,
} from '@faultline/rules';
import {
  active,
  duel,
  illegalCommand,
  reactive,
  SELF,
  type Story,
  scrambled,
  whyIdleUse,
  whyLeaking,
  whyNotRefused,
  whyNotUndone,
} from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const random = () => drawing(fast(sha256('proofs'), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

/** A game at a question that is answered without dice. */
function opened(): { game: Game; state: State; command: Command } {
  const { match } = duel({});
  const { decision, version } = match.state.open;
  return {
    game: match.game,
    state: match.state,
    command: { seat: decision!.seat, version, answer: { option: decision!.options.at(-1)!.id } },
  };
}

describe('a proof that nothing hidden shows', () => {
  it('finds nothing in a sound game', () => {
    const { game, state, command } = opened();
    expect(whyLeaking(game, state, command, [], random())).toBeNull();
  });

  it('names what a game tells of its hidden cards', () => {
    const { game, state, command } = opened();
    expect(whyLeaking(game, leaky(state), command, [], random())).toMatch(/^what is hidden from seat 0 shows in/);
  });
});

/** Whoever looks at it sees something else each time, as if a rule read what it must not. */
function leaky(state: State): State {
  let looked = 0;
  return {
    ...state,
    get open() {
      looked += 1;
      return { ...state.open, instance: looked };
    },
  } as State;
}

describe('a proof of refusal', () => {
  it('holds for everything a careless client might send', () => {
    const { game, state, command } = opened();
    const draw = random();
    for (let n = 0; n < 50; n += 1) expect(whyNotRefused(game, state, illegalCommand(command, draw))).toBeNull();
  });

  it('fails for a command that is legal', () => {
    const { game, state, command } = opened();
    expect(whyNotRefused(game, structuredClone(state), command)).toMatch(/was taken$/);
  });
});

describe('a proof of undo', () => {
  it('holds for a sound game, and fails for one that went another way', () => {
    const { game, state, command } = opened();
    const taken = apply(game, state, command);
    if ('refused' in taken) throw new Error('The answer should be legal.');
    const entry = { do: 'answer', ...command } as const;
    expect(whyNotUndone(game, state, entry, taken.state)).toBeNull();
    const other = { ...taken.state, open: { ...taken.state.open, turn: 99 } };
    expect(whyNotUndone(game, state, entry, other)).toMatch(/gave another state/);
  });
});

it('a scrambled state keeps what the viewer knows', () => {
  const { game, state } = opened();
  const known: State = { ...state, known: [[state.hidden.decks[0].map(() => true), []], state.known[1]] };
  const other = scrambled(game, known, 0, random());
  expect(other.hidden.decks[0]).toEqual(state.hidden.decks[0]);
  expect(other.hidden.chance).not.toEqual(state.hidden.chance);
});

describe('a proof that nobody pays for nothing', () => {
  const idleUse = ({ match }: Story, seat: Seat, option: string) => {
    const before = JSON.stringify(match.state);
    const command = { seat, version: match.version, answer: { option } };
    const taken = apply(match.game, match.state, command);
    if ('refused' in taken) throw new Error('The ability is not offered.');
    return whyIdleUse(match.game, before, command, taken.state, taken.events);
  };
  const used = (effect: Effect) =>
    idleUse(duel({ attacker: { has: ['act'] }, abilities: { act: active(0, effect) } }), 0, 'act');

  it('finds nothing where an ability did something', () =>
    expect(used({ do: 'gain', who: 'self', condition: 'exposed' })).toBeNull());

  it('finds nothing where an ability under way would have done the same afterwards', () => {
    const focus: Effect = { do: 'action', who: 'activating', action: 'focus' };
    const story = duel({
      attacker: { has: ['go'] },
      red: { friend: { at: [5, 5], has: ['calculate'] } },
      abilities: {
        go: active(0, { do: 'move', who: 'self', move: 'dash' }, focus),
        calculate: reactive(0, { on: 'moved', by: { of: 'character', side: 'other-allied' } }, focus),
      },
    })
      .chooses('go')
      .chooses('dash', { to: [10, 12] });
    expect(idleUse(story, 0, 'calculate@a2')).toBeNull();
  });

  it('finds nothing where an ability waited for an attack whose dice left it nothing to do', () => {
    const failed = { test: 'roll-has', roll: 'attack', face: 'failure' } as const;
    const heal: Effect = { do: 'when', test: failed, effects: [{ do: 'heal', who: 'self' }] };
    const story = duel({
      attacker: { attack: 2 },
      defender: { has: ['wait'], damage: 2 },
      abilities: {
        wait: reactive(0, { on: 'attack.targeted', to: SELF }, { do: 'after-attack', effects: [heal] }),
      },
      attackDice: 'ss',
      defenseDice: 'bb',
    }).plays('combat', 'melee');
    expect(idleUse(story, 1, 'wait@b1')).toBeNull();
  });

  it('names an ability that was used and did nothing', () => {
    expect(used({ do: 'refresh', amount: 0 })).toBe('act was used for 0 Force, and nothing came of it');
  });
});
