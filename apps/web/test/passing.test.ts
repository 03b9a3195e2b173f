import type { Decision } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { isUnwanted } from '../src/play/passing.ts';

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
