import { createHash } from 'node:crypto';
import { sha256, sha256By, sha256Start } from '@faultline/chance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('SHA-256', () => {
  it('gives the published digests', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('reads half a pair of units as the replacement character', () => {
    expect(sha256('\ud800')).toBe(sha256('\ufffd'));
  });

  it('agrees with another implementation on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });

  it('takes no other digest in its place', () => {
    expect(() => sha256By((text) => createHash('sha512').update(text).digest('hex'))).toThrow('another digest');
  });

  it('gives the first words where the whole is not needed', () => {
    expect(sha256Start('abc', 2)).toBe('ba7816bf8f01cfea');
  });
});
