import type { Decision } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { isUnwanted, isYielded, yieldOf } from '../src/game/passing.ts';

const asked = (...options: Decision['options']): Decision => ({ seat: 1, point: 'DP-53', step: 'window.ask', options });
const deflect = { id: 'deflect@b1', ability: 'deflect' };
const pass = { id: 'pass' };

describe('a reaction nobody wants to be asked about', () => {
  it('is passed by', () => {
    expect(isUnwanted(asked(deflect, pass), ['1 deflect'])).toBe(true);
  });

  it('is asked about where another reaction is in question too', () => {
    expect(isUnwanted(asked(deflect, { id: 'jump@b1', ability: 'jump' }, pass), ['1 deflect'])).toBe(false);
  });

  it('is asked about where it cannot be passed', () => {
    expect(isUnwanted(asked(deflect), ['1 deflect'])).toBe(false);
  });

  it('is the matter of one player', () => {
    expect(isUnwanted(asked(deflect, pass), ['0 deflect'])).toBe(false);
  });
});

describe('a player who yields the Turn', () => {
  const yielded = [yieldOf('duel', 4, 1)];

  it('passes every reaction by', () => {
    expect(isYielded(asked(deflect, { id: 'jump@b1', ability: 'jump' }, pass), yielded, 'duel', 4)).toBe(true);
  });

  it('is asked again in the next Turn, and in another game', () => {
    expect(isYielded(asked(deflect, pass), yielded, 'duel', 5)).toBe(false);
    expect(isYielded(asked(deflect, pass), yielded, 'other', 4)).toBe(false);
  });

  it('is asked where nothing can be passed', () => {
    expect(isYielded(asked(deflect), yielded, 'duel', 4)).toBe(false);
  });

  it('yields for nobody else', () => {
    expect(isYielded({ ...asked(deflect, pass), seat: 0 }, yielded, 'duel', 4)).toBe(false);
  });
});
