// The hall's network may go at any time: once the desk was opened, it opens again without one.
import { teamThread } from './people/readTeam.ts';
import { fetchLanguages } from './words.ts';

/** Resolves when everything the desk needs is kept. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(new URL('offline.js', document.baseURI));
  const { active } = await navigator.serviceWorker.ready;
  await Promise.all([import('uqr'), import('../shell/Home.tsx'), fetchLanguages()]);
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = fetched.filter((address) => address.startsWith(location.origin));
  if (active) await told(active, [location.href.replace(/#.*/, ''), ...new Set(own)]);
  if (!navigator.serviceWorker.controller)
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  document.documentElement.dataset.offline = 'ready';
  teamThread();
}

const told = (worker: ServiceWorker, addresses: readonly string[]): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    worker.postMessage(addresses, [port2]);
  });
