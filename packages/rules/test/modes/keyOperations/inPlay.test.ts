import { describe, expect, it } from 'vitest';
import { whyNotState } from '../../../src/file/sound/state.ts';
import { changePlay, inPlay } from '../../../src/modes/keyOperations/inPlay.ts';
import { raid } from './raid.ts';

const { match } = raid();

/** What is wrong with the game when these fields of what lies in play are others. */
function odd(fields: object): string | null {
  const { game, state } = match;
  const { score } = state.open;
  if (score.mode !== 'key-operations') throw new Error('no operation');
  return whyNotState(game, {
    ...state,
    open: { ...state.open, score: { ...score, play: { ...score.play, ...fields } } },
  });
}

describe('what lies in play for an operation', () => {
  it('is one record that is replaced and never written into', () => {
    const { open } = match.state;
    const before = inPlay(match.state);
    changePlay({ open } as never, { flags: ['alarm'] });
    expect(before.flags).toEqual([]);
    expect(inPlay({ open })).toEqual({ ...before, flags: ['alarm'] });
  });

  it('is held against the cards of the operation when a file is opened', () => {
    expect(odd({})).toBeNull();
    expect(odd({ flags: 7 })).toMatch(/play\.flags is 7, not a list/);
    expect(odd({ states: [{ unit: 0, state: 'asleep' }] })).toMatch(/not a state of the operation that there is/);
    expect(odd({ pieces: [{ id: 'cart', x: 0, y: 0, z: 0, control: null }] })).toMatch(/not a piece of the operation/);
    expect(odd({ tokens: [{ id: 't1', at: { tracker: 'none' }, icon: null }] })).toMatch(/tokens\[0\]\.at/);
    expect(odd({ tokens: [{ id: 't1', at: 'pool', icon: 'heart' }] })).toMatch(/icon is "heart"/);
  });
});
