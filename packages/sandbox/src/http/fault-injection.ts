import { setTimeout as wait } from "node:timers/promises";
import { HttpRefusal, type RefusalStatus } from "../features/errors";
import type { Fault } from "../services";
import { page } from "./response";

/** The connection of a request as Node's server has it; absent when the app is called directly. */
export interface Connection {
  readonly outgoing?: { destroy(): void };
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

const STATUSES: readonly number[] = [401, 403, 404, 409, 422, 429, 500, 503] satisfies RefusalStatus[];
const isRefusalStatus = (status: number): status is RefusalStatus => STATUSES.includes(status);

/**
 * Answers a call in the disturbed way a developer asked for.
 *
 * @param call runs the operation
 * @param refuse makes the answer of a refusal
 */
export async function disturb(
  fault: Fault,
  connection: Connection,
  call: () => Promise<Response>,
  refuse: (refusal: HttpRefusal) => Response,
): Promise<Response> {
  switch (fault.kind) {
    case "latency":
      await wait(fault.value);
      return call();
    case "status":
      if (!isRefusalStatus(fault.value)) return page(fault.value);
      return refuse(
        new HttpRefusal(fault.value, keyOf(fault.value), fault.value === 429 ? { retryAfter: 1 } : {}),
      );
    case "truncated":
      return truncated(await call());
    case "html":
      await call();
      return page(502);
    case "drop_before":
      return drop(connection);
    case "drop_after":
      await call();
      return drop(connection);
  }
}

function keyOf(status: RefusalStatus) {
  if (status === 401) return "sign_in_first";
  if (status === 404) return "not_found";
  if (status === 429) return "too_many_requests";
  if (status === 503) return "unavailable";
  return status >= 500 ? "server_failed" : "forbidden";
}

async function truncated(response: Response): Promise<Response> {
  const text = await response.text();
  return new Response(text.slice(0, Math.floor(text.length / 2)), {
    status: response.status,
    headers: response.headers,
  });
}

/** Cuts the connection. The header tells the Node server that nothing is left to send. */
function drop({ outgoing }: Connection): Response {
  outgoing?.destroy();
  return outgoing ? new Response(null, { headers: { "x-hono-already-sent": "true" } }) : Response.error();
}
