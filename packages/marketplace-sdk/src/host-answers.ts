/** Milliseconds to wait for it. */
const LIMIT_MS = 3_000;

/**
 * Whether the host of a request that found no response does answer a page of another origin. Browsers tell a page nothing of why a request
 * failed: a lost connection and a response without CORS headers look alike. A request that asks for no such headers tells them apart; its
 * response is opaque, and that there is one is enough.
 *
 * @param url of the failed request
 * @returns false where this cannot be told: outside of pages, on the page's own origin, while offline
 */
export async function answersOtherwise(url: string): Promise<boolean> {
  const { document, location, navigator } = globalThis;
  if (!document || navigator?.onLine === false) return false;
  try {
    const { origin } = new URL(url, location.href);
    if (origin === location.origin) return false;
    // An address that changes nothing, whoever asks for it; not from a cache.
    await fetch(`${origin}/favicon.ico`, {
      mode: "no-cors",
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return true;
  } catch {
    return false;
  }
}
