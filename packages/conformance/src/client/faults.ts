import { fieldOf } from "../check/json.js";
import type { Sending } from "./history.js";
import type { Fault } from "./rules.js";

/** An answer as it goes over the wire. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Unix milliseconds by this machine's clock, before which the call must not be sent again. */
  readonly retryAt?: number;
}

/** Whether the server does what was asked, although the client is told otherwise. */
export const isServed = ({ answer, served }: Fault): boolean =>
  answer === "lost" || answer === "late" || (answer === "page" && served === true);

const PAGE = "<!doctype html><html><body><h1>We will be back soon</h1></body></html>";

/**
 * What is answered in place of the server.
 * @param strangerUrl another host, for redirects
 * @param now Unix milliseconds
 * @returns undefined for faults whose answer is the server's, or none
 */
export function replyOf(fault: Fault, sending: Sending, strangerUrl: string, now: number): Reply | undefined {
  switch (fault.answer) {
    case "lost":
    case "late":
      return undefined;
    case "page":
      return { status: fault.status ?? 502, headers: { "content-type": "text/html" }, body: PAGE };
    case "unavailable":
      return { status: 503, body: "busy", ...retryAfter(fault, now) };
    case "too-many":
      return later(429, null, "Too many requests, try again later", fault, now);
    case "in-progress":
      return later(
        409,
        { error: "idempotency_in_progress" },
        "This request is still being processed",
        fault,
        now,
      );
    case "unauthorized":
      return enveloped(401, 401, null, "Please log in first");
    case "price-changed":
      return enveloped(
        200,
        0,
        { error: "price_changed", total: otherTotal(sending) },
        "The price has changed",
      );
    case "offer-changed":
      return enveloped(
        200,
        0,
        { error: "offer_changed", total: otherTotal(sending) },
        "The offer has changed",
      );
    case "elsewhere":
      return { status: 307, headers: { location: strangerUrl + sending.address }, body: "" };
  }
}

function enveloped(status: number, code: number, data: unknown, msg: string): Reply {
  const body = JSON.stringify({ code, msg, time: Math.floor(Date.now() / 1000), data });
  return { status, headers: { "content-type": "application/json" }, body };
}

function later(status: number, data: unknown, msg: string, fault: Fault, now: number): Reply {
  const reply = enveloped(status, status, data, msg);
  const { headers, retryAt } = retryAfter(fault, now);
  return { ...reply, headers: { ...reply.headers, ...headers }, retryAt };
}

/** `Retry-After` in seconds, or as a date of a clock that is wrong, which the header `Date` shows. */
function retryAfter({ retry_after = 1, clock }: Fault, now: number) {
  const wait = retry_after * 1000;
  if (clock === undefined) return { headers: { "retry-after": String(retry_after) }, retryAt: now + wait };
  // HTTP dates are whole seconds.
  const shown = Math.floor(now / 1000) * 1000;
  const date = (time: number) => new Date(time + clock * 1000).toUTCString();
  return { headers: { date: date(shown), "retry-after": date(shown + wait) }, retryAt: shown + wait };
}

/** One more than the total that was sent. */
function otherTotal({ fields }: Sending): string {
  const [whole = "0", fraction] = String(fieldOf(fields, "expect_total") ?? "0").split(".");
  const more = /^\d+$/.test(whole) ? BigInt(whole) + 1n : 1n;
  return fraction === undefined ? String(more) : `${more}.${fraction}`;
}
