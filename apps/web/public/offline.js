// Keeps what the page has fetched, so that it opens without a network. A new version of the page empties it first.
const KEPT = 'faultline-page';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

/** The page names what it fetched before anybody kept it, and hears when it is kept. */
addEventListener('message', (event) => {
  event.waitUntil(keepAll(event.data).then(() => event.ports[0]?.postMessage('kept')));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === 'navigate' ? newest(request) : kept(request));
});

async function keepAll(addresses) {
  const cache = await caches.open(KEPT);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    await cache.add(address).catch(() => undefined);
  }
}

/** Scripts and fonts carry their version in their names: what is kept is right. */
async function kept(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function newest(request) {
  const before = await (await caches.open(KEPT)).match(request);
  try {
    const answer = await fetch(request);
    const changed = before && (await before.clone().text()) !== (await answer.clone().text());
    if (changed) await caches.delete(KEPT);
    if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
    return answer;
  } catch (fault) {
    if (before) return before;
    throw fault;
  }
}
