/// <reference lib="webworker" />
/** The service worker: this build's files stay on the device, so that the page opens when the server does not answer.
 * Nothing old is ever preferred: a page and its words come from the server whenever it answers; only files whose
 * names change with their content are taken from the device first. */
/** Put in by the build: every script and style of it, and a name that changes with them. */
declare const __FILES__: string[];
declare const __BUILD__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
/** Where the page lies: a proxy may show it under a path. Another Charthouse may lie beside it. */
const SHELL = new URL(worker.registration.scope).pathname;
const OWN = `charthouse-${SHELL}-`;
const CACHE = OWN + __BUILD__;
/** How caches were called before there were paths. */
const OLD = /^charthouse-[^/]*$/;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([SHELL, `${SHELL}icon.svg`, ...__FILES__.map((name) => SHELL + name)])),
  );
});
/* A new worker waits until the last page of the old build is closed: those pages may still fetch old files. */
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => (name.startsWith(OWN) || OLD.test(name)) && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  );
});
/* The first visit has fetched words and fonts before there was a worker: the page tells which. */
worker.addEventListener('message', (event) => {
  const used = (event.data as { used?: string[] }).used ?? [];
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) =>
        Promise.all(used.filter(kept).map(async (path) => (await cache.match(path)) ?? cache.add(path))),
      ),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (url.pathname === SHELL) event.respondWith(fresh(request, SHELL));
  } else if (url.pathname.startsWith(`${SHELL}assets/`)) event.respondWith(cached(request));
  else if (kept(url.pathname)) event.respondWith(fresh(request, url.pathname + url.search));
});

/** Words, what is printed, and everything with a hash in its name. Nothing of a table. */
function kept(path: string): boolean {
  return ['assets/', 'locale/', 'api/content', 'icon.svg'].some((own) => path.startsWith(SHELL + own));
}
/** From the server; from the device where there is none. */
async function fresh(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch (trouble) {
    const found = await cache.match(name);
    if (found) return found;
    throw trouble;
  }
}
async function cached(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

export {};
