import type { Listener, MarketplaceEvent } from "./events";

/** Where lines go; `console` is one. */
export interface LogTarget {
  debug(line: string): unknown;
  warn(line: string): unknown;
}

/**
 * A listener that writes a line for each event: what failed and what is deprecated as a warning, all else for debugging.
 * @param target Default `console`.
 */
export const debugLog =
  (target: LogTarget = console): Listener =>
  (event) => {
    const line = lineOf(event);
    if (event.type === "failure" || event.type === "deprecation") target.warn(line);
    else target.debug(line);
  };

/** An event in one line: `#3 orders.create refused: stock_short (code 0, HTTP 200, id 7f3a) after 84 ms`. */
export function lineOf(event: MarketplaceEvent): string {
  const call = `#${event.id} ${event.operation}`;
  switch (event.type) {
    case "deprecation":
      return `${call} is deprecated${since(event.deprecation)}${event.sunset ? `, ends ${event.sunset}` : ""}`;
    case "request":
      return event.attempt > 1 ? `${call} sent, request ${event.attempt}` : `${call} sent`;
    case "response":
      return `${call} answered${details(event)} after ${event.ms} ms`;
    case "retry":
      return `${call} again in ${Math.round(event.delay ?? 0)} ms`;
    case "failure": {
      const what = event.kind === "api" ? "refused" : `failed: ${event.kind}`;
      const name = event.reason ? `: ${event.reason}` : "";
      return `${call} ${what}${name}${details(event)} after ${event.ms} ms`;
    }
  }
}

function details({ code, status, requestId }: Exclude<MarketplaceEvent, { type: "deprecation" }>): string {
  const known = [
    code !== undefined && `code ${code}`,
    status !== undefined && `HTTP ${status}`,
    requestId !== undefined && `id ${requestId}`,
  ].filter(Boolean);
  return known.length > 0 ? ` (${known.join(", ")})` : "";
}

/** `@1767225600` is a date (RFC 9745), `true` only says that it is so (the drafts before), anything else stays as it came. */
function since(header: string | undefined): string {
  if (!header || header === "true") return "";
  const seconds = /^@(\d{1,12})$/.exec(header)?.[1];
  return ` since ${seconds ? new Date(Number(seconds) * 1000).toUTCString() : header}`;
}
