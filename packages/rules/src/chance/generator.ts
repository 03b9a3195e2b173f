import type { Words } from '@faultline/chance';

/**
 * Chance as a keyed function: the words of a stream depend on key, stream and place in it, on nothing else.
 * One roll more in one stream shifts no other roll.
 */
interface Stream {
  /** What the words are for, as a small number; see purposes in source.ts. */
  readonly purpose: number;
  readonly seat: number;
  readonly turn: number;
  /** The how-manieth draw for this purpose and seat in this Turn. */
  readonly nth: number;
  readonly epoch: number;
}

/** The key, or its words where they are known. */
export type Keyed = (key: string | Int32Array, stream: Stream) => Words;

const turn = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

/** There are no gaps in these arrays. */
const wordAt = (words: Int32Array, i: number): number => words[i] as number;

/** The columns, then the diagonals of the square of words: each round goes over all. */
const QUARTERS: readonly (readonly [number, number, number, number])[] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

function quarter(s: Int32Array, a: number, b: number, c: number, d: number): void {
  const get = (i: number): number => wordAt(s, i);
  s[a] = get(a) + get(b);
  s[d] = turn(get(d) ^ get(a), 16);
  s[c] = get(c) + get(d);
  s[b] = turn(get(b) ^ get(c), 12);
  s[a] = get(a) + get(b);
  s[d] = turn(get(d) ^ get(a), 8);
  s[c] = get(c) + get(d);
  s[b] = turn(get(b) ^ get(c), 7);
}

/** One block of ChaCha20 (RFC 8439): 16 words from key (8), block counter (1) and nonce (3). */
export function chachaBlock(key: ArrayLike<number>, counter: number, nonce: ArrayLike<number>): Int32Array {
  const start = Int32Array.from([
    0x61707865,
    0x3320646e,
    0x79622d32,
    0x6b206574,
    ...Array.from(key),
    counter,
    ...Array.from(nonce),
  ]);
  const s = Int32Array.from(start);
  for (let round = 0; round < 10; round += 1) {
    for (const [a, b, c, d] of QUARTERS) quarter(s, a, b, c, d);
  }
  return s.map((word, i) => word + wordAt(start, i));
}

/** A key is 64 hexadecimal digits: eight words, most significant digit first. */
export const readKey = (key: string): Int32Array =>
  Int32Array.from({ length: 8 }, (_, i) => Number.parseInt(key.slice(i * 8, i * 8 + 8), 16));

const wordsOf = (key: string | Int32Array): Int32Array => (typeof key === 'string' ? readKey(key) : key);

const nonceOf = (s: Stream): readonly number[] => [
  (s.purpose << 24) | (s.seat << 16) | (s.nth & 0xffff),
  s.turn,
  s.epoch,
];

/** The generator of real games. */
export const chacha: Keyed = (key, stream) => {
  const words = wordsOf(key);
  const nonce = nonceOf(stream);
  let block: { readonly number: number; readonly words: Int32Array } | null = null;
  return (i) => {
    const number = Math.floor(i / 16);
    if (block?.number !== number) block = { number, words: chachaBlock(words, number, nonce) };
    return wordAt(block.words, i % 16) >>> 0;
  };
};

/** The generator of search and simulation: a keyed integer mixer, some fifty times faster, not secret. */
export const fast: Keyed = (key, stream) => {
  const [a, b, c] = nonceOf(stream) as [number, number, number];
  let base = 0;
  for (const word of wordsOf(key)) base = mix(base ^ word);
  base = mix(base ^ a);
  base = mix(base ^ b);
  base = mix(base ^ c);
  return (i) => mix(base + Math.imul(i + 1, 0x9e3779b9)) >>> 0;
};

function mix(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return h ^ (h >>> 15);
}
