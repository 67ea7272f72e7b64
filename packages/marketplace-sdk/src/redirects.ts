import type { Call } from "./call.js";
import type { MarketplaceError } from "./errors.js";
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
 * - Anything else stays what it is, and on its origin, after 307 and 308.
 *
 * @throws {MarketplaceError} of kind `protocol` for any other redirect: what answers a GET, or another host, is no answer to a POST
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
    const from = new URL(url);
    const isElsewhere = next.origin !== from.origin && !isUpgrade(from, next);
    const keepsMethod = status >= 307 || (status !== 303 && isUpgrade(from, next));
    if (!isRead(init.method) && (isElsewhere || !keepsMethod)) throw misdirected(call, next, status);
    if (isElsewhere) init = { ...init, headers: languageOf(init.headers) };
    url = next.href;
    response = await fetch(url, init);
  }
}

/**
 * Checks where browsers have followed redirects to, by themselves and out of sight: a POST may have become a GET on the way.
 *
 * @throws {MarketplaceError} of kind `protocol` when something else than a read was answered from another place
 */
export function checkPlace(call: Call, response: Response, url: string, { method }: OutgoingRequest): void {
  if (!response.redirected || isRead(method)) return;
  const [from, to] = [parse(url, globalThis.location?.href), parse(response.url)];
  if (from && to && from.host === to.host && from.pathname === to.pathname) return;
  throw misdirected(call, to, response.status);
}

/** Its query may hold a secret. */
const misdirected = (call: Call, place: URL | undefined, status: number): MarketplaceError =>
  call.error("protocol", `redirected to ${place?.origin}${place?.pathname}: set baseUrl`, { status });

const isRead = (method: string): boolean => method === "GET" || method === "HEAD";

const REDIRECTS = [301, 302, 303, 307, 308];

function parse(location: string, base?: string): URL | undefined {
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
