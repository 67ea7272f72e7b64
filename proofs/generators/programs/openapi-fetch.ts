import createClient from "openapi-fetch";
import type { paths } from "../generated/openapi-typescript";
import { buy, type Calls, dataOf } from "../story";

export function run(baseUrl: string) {
  const client = createClient<paths>({ baseUrl });
  const calls: Calls = {
    list: async (body) => dataOf((await client.POST("/api/index/pro", { body })).data),
    product: async (id) => dataOf((await client.POST("/api/index/pro_info", { body: { id } })).data),
    signIn: async (body) => dataOf((await client.POST("/api/user/login", { body })).data),
    preview: async (items) => dataOf((await client.POST("/api/order/preview", { body: { items } })).data),
    order: async (body, key) =>
      dataOf(
        (await client.POST("/api/order/create", { body, params: { header: { "Idempotency-Key": key } } }))
          .data,
      ),
    pay: async (body, key) =>
      dataOf(
        (await client.POST("/api/pay/balance", { body, params: { header: { "Idempotency-Key": key } } }))
          .data,
      ),
  };
  const setToken = (token: string) =>
    client.use({ onRequest: ({ request }) => request.headers.set("token", token) });
  return buy(calls, setToken);
}
