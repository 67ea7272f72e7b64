import { isLoopback } from "../domain/ip-address";
import { forwardingHeader } from "../http/forwarded";

/** The parts of a request that the guard checks. */
export interface Asked {
  /** Remote address of the connection; undefined if there is none, as in a test. */
  readonly peer: string | undefined;
  readonly request: Request;
}

/**
 * Restricts the admin console to browsers and programs on this machine, and keeps out other sites' pages in those browsers.
 *
 * @returns why the request is refused, undefined if it is allowed
 */
export function rejectionOf({ peer, request }: Asked): string | undefined {
  if (peer !== undefined && !isLoopback(peer.replace(/^::ffff:/, "")))
    return "The admin console is for this machine only.";
  // Behind a proxy on this machine, every visitor seems to come from this machine.
  const proxied = forwardingHeader(request);
  if (proxied !== undefined)
    return `The admin console is not for proxies: the request has the header ${proxied}.`;
  // Any other host name that resolves to this machine belongs to another site (DNS rebinding).
  const host = request.headers.get("host") ?? new URL(request.url).host;
  if (!isLoopback(nameOf(host))) return "Open the admin console as localhost or 127.0.0.1.";
  const site = request.headers.get("sec-fetch-site");
  const isOwn = site === null ? isSameOrigin(request.headers.get("origin"), host) : isOwnPage(site, request);
  return isOwn ? undefined : "Another site asked for this.";
}

const nameOf = (host: string) => host.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");

/** Programs send no origin; browsers always do with a POST. */
const isSameOrigin = (origin: string | null, host: string) => origin === null || origin === `http://${host}`;

/** Other sites may link here, but only the admin console's own pages may load or send anything. */
const isOwnPage = (site: string, { method, headers }: Request) =>
  site === "same-origin" ||
  site === "none" ||
  (method === "GET" &&
    headers.get("sec-fetch-mode") === "navigate" &&
    headers.get("sec-fetch-dest") === "document");
