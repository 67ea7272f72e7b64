import type { Call } from "./call.js";
import type { Fetch } from "./options.js";
import type { OutgoingRequest } from "./send.js";

/** The last response of a chain of redirects, and the headers of the request that it answers. */
export interface Followed {
  readonly response: Response;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Follows at most `limit` redirects where the platform shows them: Node and other servers. After too many, the redirect itself is the
 * response, so that the caller sees its status.
 *
 * - From http to https on the same host everything goes along.
 * - A read (GET or HEAD) goes anywhere, but no other origin sees a header of the client's or the program's, such as the token.
 * - Anything else stays what it is, after 307 and 308, and its body on its origin. A 303 continues as a read.
 *
 * @throws {MarketplaceError} of kind `protocol` for any other redirect: a POST that became a GET would look like an answer to it
 */
export async function follow(
  call: Call,
  response: Response,
  fetch: Fetch,
  url: string,
  init: OutgoingRequest,
  limit = 5,
): Promise<Followed> {
  for (; ; limit--) {
    const { status } = response;
    const location = REDIRECTS.includes(status) && limit > 0 && response.headers.get("location");
    if (!location) return { response, headers: init.headers };
    // Frees the connection: this body is not read.
    response.body?.cancel().catch(() => {});
    const next = parse(location, url);
    if (!next || !/^https?:$/.test(next.protocol)) {
      throw call.error("protocol", "redirected to something else than a server", { status });
    }
    if (!isUpgrade(new URL(url), next) || status === 303) {
      const isElsewhere = next.origin !== new URL(url).origin;
      const isRead = init.method === "GET" || init.method === "HEAD";
      if (!isRead && status !== 303 && (status < 303 || (isElsewhere && init.body !== null))) {
        // Its query may hold a secret.
        throw call.error("protocol", `redirected to ${next.origin}${next.pathname}: set baseUrl`, { status });
      }
      init = { ...init, headers: isElsewhere ? languageOf(init.headers) : { ...init.headers } };
      if (!isRead && status === 303) {
        delete init.headers["content-type"];
        Object.assign(init, { method: "GET", body: null });
      }
    }
    url = next.href;
    response = await fetch(url, init);
  }
}

const REDIRECTS = [301, 302, 303, 307, 308];

function parse(location: string, base: string): URL | undefined {
  try {
    return new URL(location, base);
  } catch {
    return undefined;
  }
}

/** Whether it is the same host, by https in place of http. */
const isUpgrade = (from: URL, to: URL): boolean =>
  from.protocol === "http:" &&
  to.protocol === "https:" &&
  from.hostname === to.hostname &&
  !from.port &&
  !to.port;

/** What any host may see of a request's headers. */
function languageOf({ "accept-language": language }: Record<string, string>): Record<string, string> {
  return language === undefined ? {} : { "accept-language": language };
}
