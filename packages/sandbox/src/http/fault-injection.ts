import { setTimeout as wait } from "node:timers/promises";
import { type ErrorStatus, HttpError } from "../kernel/errors";
import type { Fault } from "../kernel/services";
import { htmlErrorPage } from "./response";

/** The connection of a request as Node's server has it; absent when the app is called directly. */
export interface Connection {
  readonly outgoing?: { destroy(): void };
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

const STATUSES: readonly number[] = [401, 403, 404, 409, 422, 429, 500, 503] satisfies ErrorStatus[];
const isErrorStatus = (status: number): status is ErrorStatus => STATUSES.includes(status);

/**
 * Injects the fault a developer asked for into one call.
 *
 * @param call runs the operation
 * @param refuse makes the answer of an error
 */
export async function injectFault(
  fault: Fault,
  connection: Connection,
  call: () => Promise<Response>,
  refuse: (error: HttpError) => Response,
): Promise<Response> {
  switch (fault.kind) {
    case "latency":
      await wait(fault.value);
      return call();
    case "status":
      if (!isErrorStatus(fault.value)) return htmlErrorPage(fault.value);
      return refuse(
        new HttpError(fault.value, keyOf(fault.value), fault.value === 429 ? { retryAfter: 1 } : {}),
      );
    case "truncated":
      return truncated(await call());
    case "html":
      await call();
      return htmlErrorPage(502);
    case "drop_before":
      return drop(connection);
    case "drop_after":
      await call();
      return drop(connection);
  }
}

function keyOf(status: ErrorStatus) {
  if (status === 401) return "sign_in_first";
  if (status === 404) return "not_found";
  if (status === 429) return "too_many_requests";
  if (status === 503) return "unavailable";
  return status >= 500 ? "server_failed" : "forbidden";
}

async function truncated(response: Response): Promise<Response> {
  const text = await response.text();
  response.headers.delete("content-length");
  return new Response(text.slice(0, Math.floor(text.length / 2)), {
    status: response.status,
    headers: response.headers,
  });
}

/** Cuts the connection. The header signals to the Node server that nothing is left to send. */
function drop({ outgoing }: Connection): Response {
  outgoing?.destroy();
  return outgoing ? new Response(null, { headers: { "x-hono-already-sent": "true" } }) : Response.error();
}
