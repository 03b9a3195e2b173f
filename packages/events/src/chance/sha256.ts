// SHA-256 (FIPS 180-4) over UTF-8 text, integers only. One primitive serves the sealed teams and the event's chance.

const ROUND_CONSTANTS = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

const FIRST_STATE = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** A lone surrogate becomes U+FFFD, as every UTF-8 encoder writes it. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const letter of text) {
    let code = letter.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

/** Padded to whole blocks of 64 bytes: one bit set, zeros, then the length in bits. */
function padded(bytes: readonly number[]): Uint8Array {
  const block = new Uint8Array(Math.floor((bytes.length + 8) / 64) * 64 + 64);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const bits = new DataView(block.buffer);
  bits.setUint32(block.length - 8, Math.floor(bytes.length / 0x20000000));
  bits.setUint32(block.length - 4, (bytes.length * 8) >>> 0);
  return block;
}

function schedule(block: DataView, start: number, words: Uint32Array): void {
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(start + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15] ?? 0;
    const late = words[i - 2] ?? 0;
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = ((words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1) | 0;
  }
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + s1 + choice + (ROUND_CONSTANTS[i] ?? 0) + (words[i] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + s0 + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i] ?? 0) + word;
  });
}

/** The digest as eight 32-bit words, most significant first. */
export function sha256Words(text: string): Uint32Array {
  const block = padded(utf8(text));
  const view = new DataView(block.buffer);
  const state = new Uint32Array(FIRST_STATE);
  const words = new Uint32Array(64);
  for (let start = 0; start < block.length; start += 64) {
    schedule(view, start, words);
    compress(state, words);
  }
  return state;
}

export function sha256(text: string): string {
  return Array.from(sha256Words(text), (word) => word.toString(16).padStart(8, '0')).join('');
}
