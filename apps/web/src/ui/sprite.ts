import emblems from 'virtual:emblems';
import sprite from './icons.svg?no-inline';

/** Lays all signs and the Units' emblems into the page: from a file of its own a browser would read them anew whenever one appears. */
export async function laySigns(): Promise<void> {
  await Promise.all([lay(sprite), lay(emblems)]);
}

async function lay(file: string): Promise<void> {
  const text = await (await fetch(file)).text();
  const signs = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  signs.style.display = 'none';
  document.body.append(document.adoptNode(signs));
}
