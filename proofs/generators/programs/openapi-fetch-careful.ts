// openapi-fetch with what a careful programmer puts around it, from the contract alone.
import { operationsById } from "marketplace-contract";
import createClient from "openapi-fetch";
import type { paths } from "../generated/openapi-typescript";
import { type Calls, dataOf, type Program, sleep } from "../story";

const operations = new Map(Object.values(operationsById).map((one) => [one.path, one]));
const OPEN_CODES = [409, 429];

export function connect(baseUrl: string): Program {
  let token = "";
  /** Keys of calls whose end is unknown, by what is wanted. An app keeps them in a storage that survives a reload. */
  const keys = new Map<string, string>();

  /** The key of a call: another one only after its end is known. */
  function keyOf(path: string, what: object): { name: string; header: { "Idempotency-Key": string } } {
    const name = JSON.stringify([token, path, what]);
    const key = keys.get(name) ?? crypto.randomUUID();
    keys.set(name, key);
    return { name, header: { "Idempotency-Key": key } };
  }

  /** Sends a request, and what may be repeated once more. */
  async function send(request: Request): Promise<Response> {
    const sentToken = token;
    if (token) request.headers.set("token", token);
    request.headers.set("accept-language", "en");
    const operation = operations.get(new URL(request.url).pathname);
    const isRepeatable = operation?.idempotency === "safe" || operation?.idempotency === "key";
    const response = await once(request.clone()).catch((error: unknown) => {
      if (isRepeatable) return undefined;
      throw error;
    });
    if (sentToken !== token && operation?.session === null) throw new Error("Another member is signed in");
    if (response?.status === 401) token = "";
    const isBusy = response?.status === 503 || response?.status === 429;
    if (response && !(isBusy && isRepeatable)) return response;
    if (response) await sleep(waitOf(response));
    return once(request);
  }

  const client = createClient<paths>({ baseUrl, redirect: "error", fetch: send });
  /** Forgets the key once the end is known. */
  async function settled<Result extends { data?: { code?: number }; error?: unknown }>(
    name: string,
    call: Promise<Result>,
  ): Promise<Result> {
    const result = await call;
    const code = (result.data ?? (result.error as { code?: number } | undefined))?.code;
    if (code !== undefined && code < 500 && !OPEN_CODES.includes(code)) keys.delete(name);
    return result;
  }

  const calls: Calls = {
    list: async (body) => dataOf(await client.POST("/api/index/pro", { body })),
    product: async (id) => dataOf(await client.POST("/api/index/pro_info", { body: { id } })),
    signIn: async (body) => dataOf(await client.POST("/api/user/login", { body })),
    preview: async (items) => dataOf(await client.POST("/api/order/preview", { body: { items } })),
    async order(body) {
      const { name, header } = keyOf("/api/order/create", { items: body.items, address: body.address_id });
      return dataOf(await settled(name, client.POST("/api/order/create", { body, params: { header } })));
    },
    async pay(body) {
      const { name, header } = keyOf("/api/pay/balance", { pay_no: body.pay_no });
      return dataOf(await settled(name, client.POST("/api/pay/balance", { body, params: { header } })));
    },
    account: async () => dataOf(await client.POST("/api/user/index")),
    orders: async () => dataOf(await client.POST("/api/order/list", { body: {} })),
    follow: async (id) => dataOf(await client.POST("/api/user/followers", { body: { id } })),
    signOut: async () => dataOf(await client.POST("/api/user/logout")),
  };
  const setToken = (next: string) => {
    token = next;
  };
  return { calls, setToken };
}

/** @throws {TypeError} when the answer is lost, also in the middle */
async function once(request: Request): Promise<Response> {
  const response = await fetch(request);
  return new Response(await response.text(), response);
}

/** Milliseconds; a date is by the server's clock. */
function waitOf({ headers }: Response): number {
  const after = headers.get("retry-after") ?? "1";
  if (/^\d+$/.test(after)) return Number(after) * 1000;
  return Math.max(0, Date.parse(after) - Date.parse(headers.get("date") ?? ""));
}
