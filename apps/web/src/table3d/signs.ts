const known = new Map<string, HTMLImageElement>();
const coming = new Set<Promise<unknown>>();

/** A sign of the page's sprite in a colour, to be drawn; null until it is there. */
export function signImage(name: string, colour: string): HTMLImageElement | null {
  const key = `${name} ${colour}`;
  const image = known.get(key) ?? asked(key, name, colour);
  return image?.complete && image.naturalWidth > 0 ? image : null;
}

function asked(key: string, name: string, colour: string): HTMLImageElement | null {
  const symbol = document.getElementById(`i-${name}`);
  if (!symbol) return null;
  const box = symbol.getAttribute('viewBox') ?? '0 0 24 24';
  // What has a name or an ink of its own takes it from the page: a picture knows neither.
  const inner = symbol.innerHTML.replace(/<title>.*?<\/title>/g, '').replace(/var\(--die-ink, ?([^)]*)\)/g, '$1');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="${box}" color="${colour}" fill="currentColor">${inner}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
  known.set(key, image);
  const decoded = image.decode().catch(() => {});
  coming.add(decoded);
  void decoded.then(() => coming.delete(decoded));
  return image;
}

/** Once all signs that were asked for are there. */
export async function signsHere(): Promise<void> {
  while (coming.size > 0) await Promise.all(coming);
}
