import { addressOf } from '../../shell/route.ts';

/** A QR code of medium strength holds this many characters and is still read by a phone. */
export const MOST_IN_CODE = 2300;

/** Text in letters that an address may hold. */
export async function coded(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const MOST_TEXT = 1_000_000;
/** No text of that size takes more letters, however badly it packs. */
const MOST_LETTERS = 1_400_000;

/** The text again; null where the letters are cut off or no text of ours. */
export async function decoded(code: string): Promise<string | null> {
  if (code.length > MOST_LETTERS) return null;
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return await inflated(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}

/** A browser inflates whatever it is given before it looks up, a thousandfold at worst: it is given little at once. */
const AT_ONCE = 512;

/** Stops where the text grows too long: whoever sends a link may have packed a gigabyte into it. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  let at = 0;
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(given) {
        if (at >= bytes.length) return given.close();
        given.enqueue(bytes.subarray(at, at + AT_ONCE));
        at += AT_ONCE;
      },
    },
    { highWaterMark: 0 },
  );
  const reader = pieces.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    length += value.length;
    if (length > MOST_TEXT) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}

export const routeTo = (code: string): string => addressOf('desk', 'view', code);
