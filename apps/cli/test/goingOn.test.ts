import { hashOf } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { playGame } from '../src/simulate/playing.ts';
import { seat } from '../src/simulate/seating.ts';

describe('a game that goes on from a moment of another', () => {
  const moment = playGame(seat('moment', undefined, true), 30).state;
  const goesOn = (seed: string) => playGame({ ...seat(seed, undefined, true), begun: moment }, 20);

  it('begins with the question that was asked there', () => {
    expect(goesOn('other').entries[0]).toMatchObject({
      version: moment.open.version,
      seat: moment.open.decision?.seat,
    });
  });

  it('is the same for the same seed, and another for another', () => {
    const [first, again, other] = ['one', 'one', 'two'].map((seed) => hashOf(goesOn(seed).state));
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('leaves the moment as it was', () => {
    const before = hashOf(moment);
    goesOn('other');
    expect(hashOf(moment)).toBe(before);
  });
});
