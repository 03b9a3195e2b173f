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

/** The bytes of a text, in room for three to a unit and for padding: a pair of units is one letter of four bytes. */
function utf8(text: string): { readonly bytes: Uint8Array; readonly length: number } {
  const bytes = new Uint8Array(text.length * 3 + 8);
  let length = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      bytes[length] = unit;
      length += 1;
      continue;
    }
    const point = text.codePointAt(i) ?? 0;
    if (point > 0xffff) i += 1;
    // Half of a pair alone is no letter: written as the replacement character, as everyone does.
    length = writeLetter(bytes, length, point >= 0xd800 && point <= 0xdfff ? 0xfffd : point);
  }
  return { bytes, length };
}

/** Writes a letter that takes more than one byte; returns where the next begins. */
function writeLetter(bytes: Uint8Array, from: number, code: number): number {
  const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  bytes[from] = (more === 1 ? 0xc0 : more === 2 ? 0xe0 : 0xf0) | (code >> (6 * more));
  for (let i = 1; i <= more; i += 1) bytes[from + i] = 0x80 | ((code >> (6 * (more - i))) & 63);
  return from + more + 1;
}

/** The message as big-endian words, padded to whole blocks of sixteen. */
function padded({ bytes, length }: ReturnType<typeof utf8>): Int32Array {
  const words = new Int32Array((((length + 8) >> 6) + 1) * 16);
  bytes[length] = 0x80;
  for (let word = 0, i = 0; i <= length; word += 1, i += 4)
    words[word] =
      ((bytes[i] as number) << 24) |
      ((bytes[i + 1] as number) << 16) |
      ((bytes[i + 2] as number) << 8) |
      (bytes[i + 3] as number);
  words[words.length - 2] = Math.floor(length / 0x20000000);
  words[words.length - 1] = length << 3;
  return words;
}

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** Every index lies inside its list: `as number` and no guard, for this is the innermost loop of all. */
function absorb(hash: Int32Array, message: Int32Array, block: number, w: Int32Array): void {
  for (let i = 0; i < 16; i += 1) w[i] = message[block + i] as number;
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
  const message = padded(utf8(text));
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < message.length; block += 16) absorb(hash, message, block, w);
  return hash;
}

export const hex = (words: ArrayLike<number>): string => {
  let text = '';
  for (let i = 0; i < words.length; i += 1) text += ((words[i] ?? 0) >>> 0).toString(16).padStart(8, '0');
  return text;
};

export const sha256 = (text: string): string => hex(sha256Words(text));
