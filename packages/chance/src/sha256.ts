/** SHA-256 (FIPS 180-4) of UTF-8 text, in plain integer arithmetic: the same digest in every engine. */
const PRIMES = firstPrimes(64);
const K = Int32Array.from(PRIMES, (p) => fraction(cubeRoot(p)));
const START = Int32Array.from(PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p)));

function firstPrimes(n: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < n; candidate += 1) {
    if (primes.every((p) => candidate % p !== 0)) primes.push(candidate);
  }
  return primes;
}

/** Newton's method; converges to the nearest double, of which 32 fraction bits are used. */
function cubeRoot(value: number): number {
  let root = value;
  for (let i = 0; i < 60; i += 1) root -= (root - value / (root * root)) / 3;
  return root;
}

function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 4294967296) | 0;
}

const BLOCK = 64;
const utf8 = new TextEncoder();

/** Where messages are laid out, one after the other; it grows to the longest. */
let room = new Uint8Array(0);
let view = new DataView(room.buffer);

/** Lays a message out, ended with its length in bits, and returns where its last block ends. */
function layOut(text: string): number {
  // A unit of text takes three bytes at most.
  if (room.length < text.length * 3 + 2 * BLOCK) {
    room = new Uint8Array(text.length * 6 + 2 * BLOCK);
    view = new DataView(room.buffer);
  }
  const length = utf8.encodeInto(text, room).written;
  const end = (((length + 8) >> 6) + 1) * BLOCK;
  room.fill(0, length, end);
  room[length] = 0x80;
  view.setInt32(end - 8, Math.floor(length / 0x20000000));
  view.setInt32(end - 4, length << 3);
  return end;
}

const schedule = new Int32Array(64);

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** Every index lies inside its list: `as number` and no guard, for this is the innermost loop of all. */
function absorb(hash: Int32Array, message: DataView, block: number, w: Int32Array): void {
  for (let i = 0; i < 16; i += 1) w[i] = message.getInt32(block + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const near = w[i - 2] as number;
    const far = w[i - 15] as number;
    const s0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const s1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < 64; i += 1) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + mixed + (g ^ (e & (f ^ g))) + (K[i] as number) + (w[i] as number)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) | (c & (a | b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (hash[0] as number) + a;
  hash[1] = (hash[1] as number) + b;
  hash[2] = (hash[2] as number) + c;
  hash[3] = (hash[3] as number) + d;
  hash[4] = (hash[4] as number) + e;
  hash[5] = (hash[5] as number) + f;
  hash[6] = (hash[6] as number) + g;
  hash[7] = (hash[7] as number) + h;
}

/** The digest as eight words. */
export function sha256Words(text: string): Int32Array {
  const end = layOut(text);
  const hash = START.slice();
  for (let block = 0; block < end; block += BLOCK) absorb(hash, view, block, schedule);
  return hash;
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const hexOfWord = (word: number): string =>
  `${BYTES[word >>> 24]}${BYTES[(word >>> 16) & 255]}${BYTES[(word >>> 8) & 255]}${BYTES[word & 255]}`;

/** The first so many words as hexadecimal digits, eight for each. */
export const hex = (words: ArrayLike<number>, count = words.length): string => {
  let text = '';
  for (let i = 0; i < count; i += 1) text += hexOfWord(words[i] ?? 0);
  return text;
};

type Digest = (text: string) => string;

let quicker: Digest | null = null;

/** From now on digests come from the machine's own code; it must give the same. */
export function sha256By(digest: Digest): void {
  const sample = 'Faultline: the same in every engine.';
  if (digest(sample) !== hex(sha256Words(sample))) throw new Error('This is another digest than SHA-256.');
  quicker = digest;
}

export const sha256 = (text: string): string => (quicker ? quicker(text) : hex(sha256Words(text)));

/** Its first so many words, where the whole is not needed. */
export const sha256Start = (text: string, words: number): string =>
  quicker ? quicker(text).slice(0, 8 * words) : hex(sha256Words(text), words);
