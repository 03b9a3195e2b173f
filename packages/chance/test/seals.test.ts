import { describe, expect, it } from 'vitest';
import { keyOf, type OfEach, type Receipt, sealOf, whyNotSealed } from '../src/seals.ts';

const hex = (digit: string): string => digit.repeat(64);
const game = 'a-game';
const openings: OfEach = [hex('a'), hex('b'), hex('c')];
const sealed = (bytes: OfEach): OfEach => [
  sealOf(game, 'server', bytes[0]),
  sealOf(game, '0', bytes[1]),
  sealOf(game, '1', bytes[2]),
];
const seals = sealed(openings);
const proof = { game, seals, openings };
const key = keyOf(game, seals, openings);
const receipt: Receipt = { game, who: '1', bytes: hex('c'), seals };

describe('sealed dice', () => {
  it('are proved by seals, openings and key that fit each other and what the player wrote down', () => {
    expect(whyNotSealed(proof, key, receipt)).toBeNull();
  });

  it('are proved as far as it goes for somebody who was not there', () => {
    expect(whyNotSealed(proof, key, null)).toBeNull();
  });

  it('of other bytes than were sealed are noticed', () => {
    const swapped: OfEach = [hex('d'), openings[1], openings[2]];
    expect(whyNotSealed({ ...proof, openings: swapped }, keyOf(game, seals, swapped), receipt)).toBe('opening');
  });

  it("sealed anew with better bytes are noticed by the player's own record", () => {
    const better: OfEach = [hex('d'), openings[1], openings[2]];
    const again = { game, seals: sealed(better), openings: better };
    expect(whyNotSealed(again, keyOf(game, again.seals, better), receipt)).toBe('other-seals');
    expect(whyNotSealed(again, keyOf(game, again.seals, better), null)).toBeNull();
  });

  it('rolled from another key are noticed', () => {
    expect(whyNotSealed(proof, hex('0'), receipt)).toBe('key');
  });

  it('of bytes that the player never drew are noticed', () => {
    expect(whyNotSealed(proof, key, { ...receipt, bytes: hex('e') })).toBe('other-bytes');
  });

  it('of another game are noticed', () => {
    expect(whyNotSealed(proof, key, { ...receipt, game: 'another' })).toBe('other-game');
  });

  it('are no dice where anything is not 32 bytes', () => {
    expect(whyNotSealed({ ...proof, openings: ['', hex('b'), hex('c')] }, key, receipt)).toBe('not-sealed');
  });

  it('depend on each of the three', () => {
    const keys = [0, 1, 2].map((who) => {
      const bytes = openings.map((value, i) => (i === who ? hex('f') : value)) as unknown as OfEach;
      return keyOf(game, sealed(bytes), bytes);
    });
    expect(new Set([key, ...keys]).size).toBe(4);
  });
});
