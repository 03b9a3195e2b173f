/** SHA-256 (FIPS 180-4) of UTF-8 text, in plain integer arithmetic: the same digest in every engine. */
const PRIMES = firstPrimes(64);
const K = Int32Array.from(PRIMES, (p) => fraction(cubeRoot(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

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

/** Where messages are laid out, one after the other; it grows to the longest. */
let room = new Uint8Array(0);

/** Lays out the bytes of a text and returns how many they are. There is room for three to a unit, and for padding. */
function utf8(text: string): number {
  if (room.length < text.length * 3 + 2 * BLOCK) room = new Uint8Array(text.length * 6 + 2 * BLOCK);
  const bytes = room;
  let length = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      bytes[length] = unit;
      length += 1;
      continue;
    }
    // A pair of units is one letter of four bytes.
    const point = text.codePointAt(i) ?? 0;
    if (point > 0xffff) i += 1;
    // Half of a pair alone is no letter: written as the replacement character, as everyone does.
    length = writeLetter(bytes, length, point >= 0xd800 && point <= 0xdfff ? 0xfffd : point);
  }
  return length;
}

/** Writes a letter that takes more than one byte; returns where the next begins. */
function writeLetter(bytes: Uint8Array, from: number, code: number): number {
  const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  bytes[from] = (more === 1 ? 0xc0 : more === 2 ? 0xe0 : 0xf0) | (code >> (6 * more));
  for (let i = 1; i <= more; i += 1) bytes[from + i] = 0x80 | ((code >> (6 * (more - i))) & 63);
  return from + more + 1;
}

const BLOCK = 64;

/** Ends the message with its length in bits and returns where the last block ends. */
function padded(length: number): number {
  const end = (((length + 8) >> 6) + 1) * BLOCK;
  room.fill(0, length, end);
  room[length] = 0x80;
  const high = Math.floor(length / 0x20000000);
  for (let i = 0; i < 4; i += 1) {
    room[end - 8 + i] = high >>> (24 - 8 * i);
    room[end - 4 + i] = (length << 3) >>> (24 - 8 * i);
  }
  return end;
}

const schedule = new Int32Array(64);

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** Every index lies inside its list: `as number` and no guard, for this is the innermost loop of all. */
function absorb(hash: Int32Array, bytes: Uint8Array, block: number, w: Int32Array): void {
  for (let i = 0, at = block; i < 16; i += 1, at += 4)
    w[i] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number);
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
    const t1 = (h + mixed + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
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
  const end = padded(utf8(text));
  const hash = Int32Array.from(START);
  for (let block = 0; block < end; block += BLOCK) absorb(hash, room, block, schedule);
  return hash;
}

export const hex = (words: ArrayLike<number>): string => {
  let text = '';
  for (let i = 0; i < words.length; i += 1) text += ((words[i] ?? 0) >>> 0).toString(16).padStart(8, '0');
  return text;
};

export const sha256 = (text: string): string => hex(sha256Words(text));
