import { pathToFileURL } from "node:url";
import { operations } from "marketplace-contract";
import { createMarketplace, type Dialect, isMarketplaceError, memorySession } from "marketplace-sdk";
import type { Fetch } from "../../../src/check/call";
import { isFields, parseJson } from "../../../src/check/json";
import { CORS } from "../fake-market";

/** The example of a shop server with paths, pages, codes and a login of its own: 1 for a success, 0 for an error, -1 for "sign in first". */
const EXAMPLE = new URL("../../../../../examples/other-backend/", import.meta.url);

interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

interface Example {
  readonly dialect: Dialect;
  serveBackend(port: number): Promise<{ readonly url: string; close(): void }>;
}

const ALLOWED = "token, accept-language, content-type, idempotency-key";

/**
 * A server of the contract in front of that backend, as an integrator writes one: every operation that the dialect describes is
 * called with the SDK.
 */
export async function createAdapter(): Promise<{ readonly fetch: Fetch; close(): void }> {
  const load = async (file: string): Promise<Example> =>
    import(pathToFileURL(new URL(file, EXAMPLE).pathname).href);
  const { dialect } = await load("dialect.mjs");
  const backend = await (await load("backend.mjs")).serveBackend(0);
  const known = operations.filter(({ id }) => Object.hasOwn(dialect.operations ?? {}, id));

  const answer = async (id: string, fields: object, token: string | null): Promise<Envelope> => {
    const market = createMarketplace({
      baseUrl: backend.url,
      dialect,
      session: memorySession(token ?? undefined),
      retry: { limit: 0 },
    });
    const [resource = "", name = ""] = id.split(".");
    try {
      return { code: 1, msg: "", data: await Reflect.get(Reflect.get(market, resource), name)(fields) };
    } catch (error) {
      if (!isMarketplaceError(error)) throw error;
      return { code: error.code ?? 500, msg: error.message, data: null };
    }
  };

  const fetch: Fetch = async (url, init) => {
    const { pathname, searchParams } = new URL(url);
    const { method = "GET" } = init;
    const headers = new Headers(init.headers);
    const asked = method === "OPTIONS" ? headers.get("access-control-request-method") : method;
    const operation = known.find((one) => one.path === pathname && one.method === asked);
    // What a router says of a path that it has not.
    if (!operation) return new Response("404 Not Found", { status: 404, headers: CORS });
    if (method === "OPTIONS")
      return new Response(null, {
        status: 204,
        headers: { ...CORS, "access-control-allow-headers": ALLOWED },
      });
    const body = parseJson(String(init.body));
    const fields = { ...Object.fromEntries(searchParams), ...(isFields(body) && body) };
    return respond(await answer(operation.id, fields, headers.get("token")));
  };
  return { fetch, close: () => backend.close() };
}

const respond = (envelope: Envelope): Response =>
  new Response(JSON.stringify({ time: "1795175706", ...envelope }), {
    status: envelope.code >= 200 ? envelope.code : 200,
    headers: { ...CORS, "content-type": "application/json" },
  });
