import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { coded, decoded } from '../src/desk/share/link.ts';

afterEach(() => vi.unstubAllGlobals());

/** Letters of a link whose text is so many zeros. */
const bomb = (bytes: number): string => deflateRawSync(Buffer.alloc(bytes), { level: 9 }).toString('base64url');

/** Counts what is inflated from now on, read or not. */
function counting(): { bytes: number } {
  const counted = { bytes: 0 };
  const Real = DecompressionStream;
  vi.stubGlobal(
    'DecompressionStream',
    class {
      readonly readable: ReadableStream<Uint8Array>;
      readonly writable: WritableStream<BufferSource>;
      constructor(format: CompressionFormat) {
        const real = new Real(format);
        const counter = new TransformStream<Uint8Array, Uint8Array>({
          transform(part, on) {
            counted.bytes += part.length;
            on.enqueue(part);
          },
        });
        this.writable = real.writable;
        this.readable = real.readable.pipeThrough(counter);
      }
    },
  );
  return counted;
}

describe('the text of a shared link', () => {
  it.each([
    ['empty', ''],
    ['short', 'Ana – Ben'],
    ['of two bytes a letter', 'ü'.repeat(5000)],
    ['of a million letters', 'x'.repeat(1_000_000)],
  ])('comes out as it went in: %s', async (_, text) => {
    expect(await decoded(await coded(text))).toBe(text);
  });

  it('of an earlier version still opens', async () => {
    expect(await decoded('izbUUXLOKU1ScC4tUNJRMjIwMtM1MNQ1MFSKBQA')).toBe('[1,"Club Cup","2026-01-01"]');
  });

  it('is none where it is longer than any of ours', async () => {
    expect(await decoded(bomb(1_000_001))).toBeNull();
  });

  it('is no longer inflated once it is too long', async () => {
    const inflated = counting();
    expect(await decoded(bomb(100_000_000))).toBeNull();
    expect(inflated.bytes).toBeGreaterThan(1_000_000);
    expect(inflated.bytes).toBeLessThan(5_000_000);
  });

  it('is not even begun where its letters are too many', async () => {
    const inflated = counting();
    expect(await decoded(deflateRawSync(randomBytes(1_100_000)).toString('base64url'))).toBeNull();
    expect(inflated.bytes).toBe(0);
  });

  it.each(['%', '!!!', 'AAAA', 'izbUUXLOKU1ScC4tUNJ'])('is none in %s', async (letters) => {
    expect(await decoded(letters)).toBeNull();
  });
});
