import createClient from "openapi-fetch";
import type { paths } from "../generated/openapi-typescript";
import { type Calls, dataOf, type Program } from "../story";

export function connect(baseUrl: string): Program {
  const client = createClient<paths>({ baseUrl });
  const calls: Calls = {
    list: async (body) => dataOf(await client.POST("/api/index/pro", { body })),
    product: async (id) => dataOf(await client.POST("/api/index/pro_info", { body: { id } })),
    signIn: async (body) => dataOf(await client.POST("/api/user/login", { body })),
    preview: async (items) => dataOf(await client.POST("/api/order/preview", { body: { items } })),
    order: async (body, key) =>
      dataOf(
        await client.POST("/api/order/create", { body, params: { header: { "Idempotency-Key": key } } }),
      ),
    pay: async (body, key) =>
      dataOf(await client.POST("/api/pay/balance", { body, params: { header: { "Idempotency-Key": key } } })),
    account: async () => dataOf(await client.POST("/api/user/index")),
    orders: async () => dataOf(await client.POST("/api/order/list", { body: {} })),
    follow: async (id) => dataOf(await client.POST("/api/user/followers", { body: { id } })),
    signOut: async () => dataOf(await client.POST("/api/user/logout")),
  };
  let token = "";
  client.use({ onRequest: ({ request }) => void (token && request.headers.set("token", token)) });
  const setToken = (next: string) => {
    token = next;
  };
  return { calls, setToken };
}
