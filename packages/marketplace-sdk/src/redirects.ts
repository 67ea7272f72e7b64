import type { Fetch } from "./options.js";
import type { OutgoingRequest } from "./send.js";

/**
 * Follows at most `limit` redirects where the platform shows them: Node and other servers.
 * After too many, the redirect itself is the response, so that the caller sees its status.
 * A 303, and a 301 or 302 after POST, continue as GET without a body. Another origin never sees the token, and never a body, which
 * may hold a password: a redirect that would send it there is the response too.
 */
export async function follow(
  response: Response,
  fetch: Fetch,
  url: string,
  init: OutgoingRequest,
  limit = 5,
): Promise<Response> {
  for (; ; limit--) {
    const { status } = response;
    const location = status > 300 && status < 309 && limit > 0 && response.headers.get("location");
    if (!location) return response;
    const next = new URL(location, url);
    const isElsewhere = next.origin !== new URL(url).origin;
    const becomesGet = status === 303 || (status < 303 && init.method === "POST");
    if (isElsewhere && !becomesGet && init.body !== null) return response;
    // Frees the connection: this body is not read.
    response.body?.cancel().catch(() => {});
    const headers = { ...init.headers };
    init = { ...init, headers };
    if (isElsewhere) {
      delete headers.token;
      delete headers.authorization;
    }
    if (becomesGet) {
      delete headers["content-type"];
      init.method = "GET";
      init.body = null;
    }
    url = next.href;
    response = await fetch(url, init);
  }
}
