// Keeps the page for times without a network. The build puts the list of files and its version in front of this.
// A new version waits until the last tab of the old one is closed: a page never meets files of another version.

const CACHE = `faultline-${VERSION}`;

self.addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    const names = await caches.keys();
    const ours = names.filter((name) => name.startsWith('faultline-') && name !== CACHE);
    await Promise.all(ours.map((name) => caches.delete(name)));
  };
  event.waitUntil(old().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(kept(request));
});

async function kept(request) {
  try {
    const cache = await caches.open(CACHE);
    const found = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
    if (found) return found;
  } catch {
    // A browser that ran out of room may have thrown everything away.
  }
  return fetch(request);
}
