import * as api from "../generated/hey-api";
import { client } from "../generated/hey-api/client.gen";
import { buy, type Calls, dataOf } from "../story";

export function run(baseUrl: string) {
  client.setConfig({ baseUrl });
  const calls: Calls = {
    list: async (body) => dataOf((await api.productsList({ body })).data),
    product: async (id) => dataOf((await api.productsGet({ body: { id } })).data),
    signIn: async (body) => dataOf((await api.authLogin({ body })).data),
    preview: async (items) => dataOf((await api.ordersPreview({ body: { items } })).data),
    order: async (body, key) =>
      dataOf((await api.ordersCreate({ body, headers: { "Idempotency-Key": key } })).data),
    pay: async (body, key) =>
      dataOf((await api.paymentsPayWithBalance({ body, headers: { "Idempotency-Key": key } })).data),
  };
  return buy(calls, (token) => client.setConfig({ headers: { token } }));
}
