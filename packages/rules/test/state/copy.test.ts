import { REPUBLIC, SHADOW } from '@faultline/cards';
import {
  apply,
  applyInPlace,
  beginGame,
  chacha,
  copyState,
  drawing,
  sampleAnswer,
  sha256,
  type State,
  stateHash,
} from '@faultline/rules';
import { coreGame, freeze, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const game = coreGame();
const MOST = 500;

/** Plays a random game, handing each state over before its decision is taken by the given hand. */
function play(seed: string, take: (state: State, command: Parameters<typeof apply>[2]) => State): State {
  const random = drawing(chacha(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
  let { state } = beginGame(game, setup, seeded(seed));
  for (let n = 0; n < MOST && state.open.decision; n += 1) {
    const { seat, options } = state.open.decision;
    const answer = sampleAnswer({ game, open: state.open }, options[random(options.length)]?.id ?? '', random);
    if (answer) state = take(state, { seat, version: state.open.version, answer });
  }
  return state;
}

const taken = (result: ReturnType<typeof apply>): State => {
  if ('refused' in result) throw new Error(result.refused.why);
  return result.state;
};

describe('copies of a state', () => {
  it('see nothing of what is done to one another, though they share all that is alike', () => {
    const kept: { copy: State; hash: string }[] = [];
    const end = play('kept', (state, command) => {
      if (state.open.version % 7 === 0) kept.push({ copy: copyState(state), hash: stateHash(state) });
      return taken(applyInPlace(game, state, command));
    });
    expect(kept[0]?.copy.open.units[0]?.characters).toBe(end.open.units[0]?.characters);
    expect(kept.filter(({ copy, hash }) => stateHash(copy) !== hash)).toEqual([]);
  });

  it('are taken on from where nothing can be written any more', () => {
    const end = play('frozen', (state, command) => {
      freeze(state);
      return taken(apply(game, state, command));
    });
    expect(end.open.version).toBeGreaterThan(MOST / 4);
  });
});
