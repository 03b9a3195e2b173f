import { addressOf } from '../../shell/route.ts';

/** A QR code of medium strength holds this many characters and is still read by a phone. */
export const MOST_IN_CODE = 2300;

async function through(bytes: BlobPart, step: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(step);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Text in letters that an address may hold. */
export async function coded(text: string): Promise<string> {
  const bytes = await through(text, new CompressionStream('deflate-raw'));
  const letters = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const MOST_TEXT = 1_000_000;

/** The text again; null where the letters are cut off or no text of ours. */
export async function decoded(code: string): Promise<string | null> {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'));
    return text.length > MOST_TEXT ? null : new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

export const linkTo = (code: string): string =>
  `${location.origin}${location.pathname}${addressOf('desk', 'view', code)}`;
