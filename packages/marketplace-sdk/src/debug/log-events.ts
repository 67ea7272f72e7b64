import type { CallEvent } from "../events.js";
import type { MarketplaceEvent, MarketplaceEventListener } from "./events.js";

/** Where lines are written; `console` is one. */
export interface Logger {
  /** Takes the steps of calls that go well, and retries. */
  debug(line: string): unknown;
  /** Takes failures and deprecations. */
  warn(line: string): unknown;
}

/**
 * A listener that writes a line per event: failures and deprecations with `warn`, everything else with `debug`.
 * @param logger Default `console`.
 */
export const logEvents =
  (logger: Logger = console): MarketplaceEventListener =>
  (event) => {
    const line = formatEvent(event);
    if (event.type === "failure" || event.type === "deprecation") logger.warn(line);
    else logger.debug(line);
  };

/** An event as one line: `#3 orders.create failed: stock_short (code 0, HTTP 200, id 7f3a) after 84 ms`. */
export function formatEvent(event: MarketplaceEvent): string {
  const call = `#${event.id} ${event.operation}`;
  switch (event.type) {
    case "deprecation":
      return `${call} is deprecated${formatSince(event.deprecation)}${event.sunset ? `, ends ${event.sunset}` : ""}`;
    case "request":
      return event.attempt > 1 ? `${call} sent, attempt ${event.attempt}` : `${call} sent`;
    case "response":
      return `${call} responded${formatDetails(event)} after ${event.ms} ms`;
    case "retry":
      return `${call} retries in ${Math.round(event.delay ?? 0)} ms`;
    case "failure": {
      // An API error without a name is identified by its code, which is in the details.
      const reason = event.reason ?? (event.kind === "api" ? undefined : event.kind);
      return `${call} failed${reason ? `: ${reason}` : ""}${formatDetails(event)} after ${event.ms} ms`;
    }
  }
}

function formatDetails({ received, code, ownCode = code, status, requestId }: CallEvent): string {
  const details = [
    received,
    ownCode !== undefined && `code ${ownCode}`,
    status !== undefined && `HTTP ${status}`,
    requestId !== undefined && `id ${requestId}`,
  ].filter(Boolean);
  return details.length > 0 ? ` (${details.join(", ")})` : "";
}

/** The header is a date (`@1767225600`, RFC 9745) or, in earlier drafts, `true`. Anything else is kept as it is. */
function formatSince(header: string | undefined): string {
  if (!header || header === "true") return "";
  const seconds = /^@(\d{1,12})$/.exec(header)?.[1];
  return ` since ${seconds ? new Date(Number(seconds) * 1000).toUTCString() : header}`;
}
