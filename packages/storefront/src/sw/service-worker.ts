/**
 * The offline worker: keeps the app shell of its build and the public pictures that were seen. It never touches /api,
 * uploads of people, or anything that is not a plain GET of this origin.
 */
import { KEPT_PAGE } from "./kept-page";

declare const __PRECACHE__: { version: string; files: readonly string[]; screens: readonly string[] };
declare const self: ServiceWorkerGlobalScope;

const SHELL = "shell-";
const PICTURES = "pictures";
/** Pictures kept; older ones are removed. */
const PICTURES_KEPT = 150;

const { version, files, screens } = __PRECACHE__;
const shellCache = SHELL + version;
const known = new Set(files);
const own = new Set(screens);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(shellCache).then((cache) =>
      // Bypass the HTTP cache: a stale page would name chunks that no longer exist.
      cache.addAll(files.map((url) => new Request(url, { cache: "no-cache" }))),
    ),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      const old = names.filter((name) => name.startsWith(SHELL) && name !== shellCache);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    }),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/"))
    return;
  if (request.mode === "navigate") {
    // Addresses that aren't screens, such as the server's own pages, are left to the browser.
    if (own.has(url.pathname.split("/")[1] ?? "")) event.respondWith(page(request));
  } else if (known.has(url.pathname)) event.respondWith(file(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request, shellCache));
  else if (isPublicPicture(url.pathname)) event.respondWith(picture(request, url.pathname));
});

/** The shell of this build fits the cached chunks, whatever the server has deployed since. */
async function page(request: Request): Promise<Response> {
  return (await caches.match(KEPT_PAGE, { cacheName: shellCache, ignoreVary: true })) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  // Preview servers send `Vary: Origin`, and scripts are asked for with an origin.
  return (await caches.match(request, { cacheName: shellCache, ignoreVary: true })) ?? fetch(request);
}

/** From the cache, else from the network, and then cached. With a bound, the oldest entries are removed. */
async function kept(request: Request, name: string, bound?: number): Promise<Response> {
  const cache = await caches.open(name);
  const hit = await cache.match(request, { ignoreVary: true });
  if (hit) return hit;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") {
    await cache.put(request, answer.clone()).catch(() => undefined);
    if (bound) {
      const requests = await cache.keys();
      await Promise.all(requests.slice(0, -bound).map((old) => cache.delete(old)));
    }
  }
  return answer;
}

/** A picture; offline, any cached width of it. */
async function picture(request: Request, pathname: string): Promise<Response> {
  try {
    return await kept(request, PICTURES, PICTURES_KEPT);
  } catch {
    const cache = await caches.open(PICTURES);
    const other = await cache.match(pathname, { ignoreVary: true, ignoreSearch: true });
    // A picture seen before the worker was installed may be in the browser's own cache, for the same `Accept`.
    return other ?? fetch(pathname, { cache: "force-cache", headers: request.headers });
  }
}

/** The catalog's pictures; avatars, review photos and identity documents stay out of the cache. */
function isPublicPicture(pathname: string): boolean {
  return /^\/uploads\/(products|banners|categories|shops|logos)\/.+\.(svg|png|jpe?g|webp|avif|gif)$/i.test(
    pathname,
  );
}
