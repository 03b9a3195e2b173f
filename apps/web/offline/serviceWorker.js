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
  if (LIVE.test(request.url)) return;
  event.respondWith(request.mode === 'navigate' && RULE.test(request.url) ? rulePage(request) : kept(request));
});

const SCOPE = self.registration.scope.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a live server answers is never kept, nor anything put in its place. */
const LIVE = new RegExp(`^${SCOPE}(?:api|live|host)(?:[/?]|$)`);

/** A rule's own page: `rules/CR-ATK-19/`. */
const RULE = new RegExp(`^${SCOPE}rules(?:/([A-Z0-9-]*))?/?(?:[?#]|$)`);

/** From the network, else as it was last seen, else the same rule in the page. */
async function rulePage(request) {
  const cache = await caches.open(CACHE).catch(() => null);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.type === 'basic' && !fresh.redirected)
      await cache?.put(request, fresh.clone()).catch(() => {});
    return fresh;
  } catch {
    const seen = await cache?.match(request, { ignoreSearch: true });
    const [, id = ''] = RULE.exec(request.url) ?? [];
    return seen ?? Response.redirect(`${self.registration.scope}#/rules/${id}`);
  }
}

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
