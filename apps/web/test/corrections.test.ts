import { duel } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { corrections } from '../src/online/corrections.ts';

const open = duel({}).checked.match.state.open;

describe('a correction that is asked for', () => {
  it('names what is different, and nothing else', () => {
    expect(corrections(open, 'a1', { damage: 3, hunker: 0 })).toEqual([{ unit: 'a1', damage: 3 }]);
  });

  it('is none where all is as it was', () => {
    expect(corrections(open, 'a1', { damage: 0, conditions: [] })).toEqual([]);
    expect(corrections(open, 'force 1', { force: open.seats[1].forceReady })).toEqual([]);
  });

  it('takes conditions as they would be', () => {
    expect(corrections(open, 'b1', { conditions: ['pinned'] })).toEqual([{ unit: 'b1', conditions: ['pinned'] }]);
  });

  it('sets the Force of a player', () => {
    expect(corrections(open, 'force 0', { force: 2 })).toEqual([{ seat: 0, force: 2 }]);
  });
});
