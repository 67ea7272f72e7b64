/**
 * The offline worker: keeps the app shell of its build and the public pictures that were seen. It never touches /api,
 * uploads of people, or anything that is not a plain GET of this origin.
 *
 * It trusts no host. A file is kept only byte for byte as the build made it, the page only if it is this build's, a picture only
 * if it is one; what is kept is looked at again before it is given. Where that fails the browser gets what the host answers, as
 * without a worker (docs/hosts.md).
 */
import { isGate, isPageOf, isSound } from "./is-sound";
import { KEPT_PAGE } from "./kept-page";

/** See build/precache.ts. */
declare const __PRECACHE__: {
  version: string;
  first: Readonly<Record<string, string>>;
  later: Readonly<Record<string, string>>;
  page: readonly string[];
  screens: readonly string[];
};
declare const self: ServiceWorkerGlobalScope;

const SHELL = "shell-";
const PICTURES = "pictures";
/** Pictures kept; older ones are removed. */
const PICTURES_KEPT = 150;

const { version, first, later, page: pageFiles, screens } = __PRECACHE__;
const shellCache = SHELL + version;
/** What the build made, by address, as `integrity` of a request. */
const built = new Map(Object.entries({ ...first, ...later }));
const own = new Set(screens);

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => {
  // Browsers hold back all requests until this has ended.
  event.waitUntil(inTime(removeOldShells()).then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") void self.skipWaiting();
  if (event.data === "check-host") event.waitUntil(checkHost());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    // Addresses that aren't screens, such as the server's own pages, are left to the browser.
    if (own.has(pathname.split("/")[1] ?? "")) event.respondWith(page(event));
  } else if (built.has(pathname + search)) event.respondWith(file(event, pathname));
  else if (isPublicPicture(pathname)) event.respondWith(picture(event, pathname + search));
});

/** All of the shell or nothing: then the shop works without a worker, and the next visit tries again. */
async function install(): Promise<void> {
  // The page first: a host that is wrong about it is asked for nothing else.
  const page = await fetchPage();
  const files = await Promise.all(
    Object.keys(first).map(async (address) => [address, await fetchBuilt(address)] as const),
  );
  const isNew = !(await caches.has(shellCache));
  try {
    const cache = await caches.open(shellCache);
    await Promise.all([[KEPT_PAGE, page] as const, ...files].map((entry) => cache.put(...entry)));
  } catch (error) {
    // The disk is full: carts and orders in progress need what is left of it.
    if (isNew) await caches.delete(shellCache);
    throw error;
  }
}

async function removeOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(SHELL) && name !== shellCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The shell of this build fits the files kept, whatever the server has deployed since. */
async function page(event: FetchEvent): Promise<Response> {
  const kept = await match(shellCache, KEPT_PAGE);
  if (kept) return kept;
  event.waitUntil(keep(shellCache, KEPT_PAGE, fetchPage()));
  return fetch(event.request);
}

let check: Promise<void> | undefined;

/** Lets the host give the next page where it gives the shop to nobody, before a login for example. Offline the kept one stays. */
function checkHost(): Promise<void> {
  check ??= fetch(KEPT_PAGE, { cache: "reload", redirect: "manual" })
    .then(async (answer) => {
      if (await isGate(answer)) await discard(shellCache, KEPT_PAGE);
    })
    .catch(() => undefined)
    .finally(() => {
      check = undefined;
    });
  return check;
}

async function file(event: FetchEvent, address: string): Promise<Response> {
  const kept = await match(shellCache, address);
  if (kept) return kept;
  try {
    const response = await fetchBuilt(address);
    event.waitUntil(keep(shellCache, address, response.clone()));
    return response;
  } catch {
    const answer = await fetch(event.request);
    // There is a host, and it has another file: only its own page fits what it has.
    event.waitUntil(discard(shellCache, KEPT_PAGE));
    // Browsers refuse a page in a script's place in any case, and must not remember it for as long as the host says.
    return isSound(address, answer) ? answer : Response.error();
  }
}

/** A picture; offline, any kept width of it. */
async function picture(event: FetchEvent, address: string): Promise<Response> {
  const { request } = event;
  const kept = await match(PICTURES, address);
  if (kept) return kept;
  try {
    const answer = await fetch(request);
    if (answer.type === "basic" && isSound(address, answer)) {
      event.waitUntil(keep(PICTURES, address, answer.clone()).then(removeOldPictures));
    }
    return answer;
  } catch {
    const { pathname } = new URL(request.url);
    const others = await readStore(async () => {
      const cache = await caches.open(PICTURES);
      return cache.matchAll(pathname, { ignoreVary: true, ignoreSearch: true });
    });
    const other = others?.find((response) => isSound(pathname, response));
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

/** @throws when the host has another file there than the build made, an error page or a login for example */
async function fetchBuilt(address: string): Promise<Response> {
  const ask = async (cache: RequestCache): Promise<Response> => {
    const integrity = built.get(address) ?? "";
    const response = await fetch(address, { cache, integrity, redirect: "error" });
    if (!isSound(address, response)) throw new Error(`${address} comes as ${describe(response)}`);
    return response;
  };
  // What the browser itself keeps may be of a time when the host was wrong.
  return ask("default").catch(() => ask("reload"));
}

/** @throws when the host has another page there than that of this build */
async function fetchPage(): Promise<Response> {
  const response = await fetch(KEPT_PAGE, { cache: "reload", redirect: "error" });
  if (!isSound(KEPT_PAGE, response) || !isPageOf(await response.clone().text(), pageFiles))
    throw new Error(`${KEPT_PAGE} is not the page of this build, but ${describe(response)}`);
  return response;
}

const describe = ({ status, headers }: Response): string => `${status} ${headers.get("content-type")}`;

/** What is kept of an address and sound; anything else is thrown out. */
const match = (name: string, address: string): Promise<Response | undefined> =>
  readStore(async () => {
    const cache = await caches.open(name);
    // Preview servers send `Vary: Origin`, and scripts are asked for with an origin.
    const kept = await cache.match(address, { ignoreVary: true });
    if (!kept || isSound(address, kept)) return kept;
    await cache.delete(address, { ignoreVary: true });
  });

/** Keeps a response if it comes whole and there is room. Never rejects. */
async function keep(name: string, address: string, coming: Response | Promise<Response>): Promise<void> {
  try {
    const response = await coming;
    const cache = await caches.open(name);
    await cache.put(address, response);
  } catch {
    // Without it the next visit asks the host.
  }
}

async function discard(name: string, address: string): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(address, { ignoreVary: true });
}

async function removeOldPictures(): Promise<void> {
  const cache = await caches.open(PICTURES);
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, -PICTURES_KEPT).map((old) => cache.delete(old)));
}

/** Longest wait for what the browser keeps, as in the SDK, of which a worker has nothing. Milliseconds. */
const STORE_MS = 2000;
/** It did not answer once: no later request waits for it, as long as this worker runs. */
let isStoreSilent = false;

/** A store that fails, or does not answer, is as good as an empty one. */
async function readStore<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  return isStoreSilent ? undefined : inTime(read());
}

/** Undefined when the store fails or takes too long. */
function inTime<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      isStoreSilent = true;
      resolve(undefined);
    }, STORE_MS);
    work.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  });
}
