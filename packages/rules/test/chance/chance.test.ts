import { drawing, hex, shuffled } from '@faultline/chance';
import { chacha, chachaBlock, fast, sha256 } from '@faultline/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rollDice } from '../../src/chance/draw.ts';

const stream = { purpose: 1, seat: 0, turn: 3, nth: 2, epoch: 0 };
const key = sha256('a golden key');
const first = (words: (i: number) => number, n: number): number[] => Array.from({ length: n }, (_, i) => words(i));

describe('the generator of real games', () => {
  it('gives the block of RFC 8439, section 2.3.2', () => {
    const words = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c];
    const block = chachaBlock(words, 1, [0x09000000, 0x4a000000, 0]);
    expect(hex(block.slice(0, 4))).toBe('e4e7f11015593bd11fdd0f50c47120a3');
    expect(hex(block.slice(12))).toBe('d19c12b5b94e16de' + 'e883d0cb4e3c50a2');
  });

  it('keeps its golden words', () => {
    expect(first(chacha(key, stream), 4)).toMatchInlineSnapshot(`
      [
        2968281687,
        623047276,
        4055457068,
        3332176280,
      ]
    `);
    expect(first(fast(key, stream), 4)).toMatchInlineSnapshot(`
      [
        3411855109,
        1388257938,
        3207501174,
        397130548,
      ]
    `);
  });

  it('goes on with the next block after sixteen words', () => {
    const words = chacha(sha256(''), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 });
    const keyWords = [0xe3b0c442, 0x98fc1c14, 0x9afbf4c8, 0x996fb924, 0x27ae41e4, 0x649b934c, 0xa495991b, 0x7852b855];
    const blocks = [0, 1, 2].flatMap((n) => [...chachaBlock(keyWords, n, [0, 0, 0])].map((word) => word >>> 0));
    expect(first(words, 48)).toEqual(blocks);
  });

  it('gives other words for another purpose, seat, turn, draw or epoch', () => {
    const base = first(chacha(key, stream), 4).join();
    for (const other of [{ purpose: 2 }, { seat: 1 }, { turn: 4 }, { nth: 3 }, { epoch: 1 }]) {
      expect(first(chacha(key, { ...stream, ...other }), 4).join()).not.toBe(base);
      expect(first(fast(key, { ...stream, ...other }), 4).join()).not.toBe(first(fast(key, stream), 4).join());
    }
  });

  it('reads a place of a stream the same, whatever was read before', () => {
    const words = chacha(key, stream);
    const late = words(40);
    first(words, 20);
    expect(words(40)).toBe(late);
  });
});

describe('dice and shuffles', () => {
  it('[CR-DICE-01] [CR-DICE-02] attack dice fall on their eight faces in proportion', () => {
    const n = 80000;
    const rolled = rollDice(chacha(key, stream), 'attack', n);
    const share = (face: string): number => rolled.filter((shown) => shown === face).length / n;
    // Four standard deviations of a share are below 0.007 at this size.
    expect(Math.abs(share('crit') - 1 / 8)).toBeLessThan(0.007);
    expect(Math.abs(share('strike') - 3 / 8)).toBeLessThan(0.007);
    expect(Math.abs(share('expertise') - 2 / 8)).toBeLessThan(0.007);
    expect(Math.abs(share('failure') - 2 / 8)).toBeLessThan(0.007);
  });

  it('[CR-DICE-03] [CR-DICE-04] defense dice fall on their six faces in proportion', () => {
    const n = 60000;
    const rolled = rollDice(fast(key, stream), 'defense', n);
    for (const face of ['block', 'expertise', 'failure']) {
      expect(Math.abs(rolled.filter((shown) => shown === face).length / n - 1 / 3)).toBeLessThan(0.008);
    }
  });

  it('a shuffle keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat(1000), (cards, nth) => {
        expect(shuffled(drawing(chacha(key, { ...stream, nth })), cards).toSorted()).toEqual(cards.toSorted());
      }),
    );
  });

  it('draws below a limit without favouring small numbers', () => {
    const words = [0xffffffff, 0xfffffffe, 7];
    const below = drawing((i) => words[i] ?? 0);
    expect(below(3000000000)).toBe(7);
  });
});
