import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Stream } from '../src/chance/stream.ts';

const GOLDEN_DRAWS = [0, 3, 0, 1, 7, 2, 6, 4, 3, 0, 3, 2];
const GOLDEN_SHUFFLE = 'gacefbd';

describe('the stream of chance', () => {
  it('keeps its golden words', () => {
    const stream = new Stream('golden', 'vector');
    const expected = createHash('sha256').update('golden\nvector\n0').digest();
    const words = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => expected.readUInt32BE(at));
    expect(words.map(() => stream.below(0x100000000))).toEqual(words);
    expect(stream.below(0x100000000)).toBe(createHash('sha256').update('golden\nvector\n1').digest().readUInt32BE(0));
  });

  it('keeps its golden draws', () => {
    const stream = new Stream('golden', 'draws');
    expect(Array.from({ length: 12 }, () => stream.below(8))).toEqual(GOLDEN_DRAWS);
    expect(new Stream('golden', 'shuffle').shuffled(['a', 'b', 'c', 'd', 'e', 'f', 'g']).join('')).toBe(GOLDEN_SHUFFLE);
  });

  it('gives other draws for another purpose', () => {
    const draws = (purpose: string) => Array.from({ length: 8 }, () => new Stream('s', purpose).below(0x100000000));
    expect(draws('a')).not.toEqual(draws('b'));
  });

  it('shuffles six orders of three equally often', () => {
    const seen = new Map<string, number>();
    const stream = new Stream('even', 'orders');
    for (let i = 0; i < 6000; i++) {
      const order = stream.shuffled(['a', 'b', 'c']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});
