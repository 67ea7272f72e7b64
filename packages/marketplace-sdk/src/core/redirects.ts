import type { Fetch } from "./types";
import type { OutgoingRequest } from "./upload";

/**
 * `fetch` that follows at most `limit` redirects itself, where the platform shows them (Node and other servers).
 * After too many the redirect itself is the answer, so that the caller sees its status.
 * A 303, and a 301 or 302 after POST, continue as GET without a body; another origin never sees the token.
 */
export async function follow(
  fetch: Fetch,
  url: string,
  init: OutgoingRequest,
  limit: number,
): Promise<Response> {
  for (let hops = 0; ; hops++) {
    const response = await fetch(url, init);
    const { status } = response;
    const location = status > 300 && status < 309 && status !== 304 && response.headers.get("location");
    if (!location || hops >= limit) return response;
    // Frees the connection. A body that cannot be cancelled is no reason to fail.
    response.body?.cancel().catch(() => {});
    const next = new URL(location, url);
    init = { ...init, headers: { ...init.headers } };
    if (next.origin !== new URL(url).origin) {
      for (const secret of ["token", "authorization", "cookie"]) delete init.headers[secret];
    }
    if (status === 303 || (status < 303 && init.method === "POST")) {
      delete init.headers["content-type"];
      init.method = "GET";
      init.body = null;
    }
    url = next.href;
  }
}

/** Browsers hide redirects from scripts and follow them by their own rule, up to 20. */
export const showsRedirects = (): boolean => !("document" in globalThis || "importScripts" in globalThis);
