import { quiet } from "./quiet";
import type { Fetch, OutgoingRequest } from "./types";

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
  for (; ; limit--) {
    const response = await fetch(url, init);
    const { status } = response;
    const location = status > 300 && status < 309 && limit > 0 && response.headers.get("location");
    if (!location) return response;
    // Frees the connection; nothing reads this body.
    quiet(() => response.body?.cancel());
    const next = new URL(location, url);
    const headers = { ...init.headers };
    init = { ...init, headers };
    if (next.origin !== new URL(url).origin) {
      delete headers.token;
      delete headers.authorization;
    }
    if (status === 303 || (status < 303 && init.method === "POST")) {
      delete headers["content-type"];
      init.method = "GET";
      init.body = null;
    }
    url = next.href;
  }
}
