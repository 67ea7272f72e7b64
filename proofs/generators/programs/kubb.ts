import { setConfig } from "../generated/kubb/.kubb/fetch";
import * as api from "../generated/kubb/index";
import { buy, type Calls, dataOf } from "../story";

export function run(baseURL: string) {
  // Kubb's client sends JSON without saying so.
  const headers = { "Content-Type": "application/json" };
  setConfig({ baseURL, headers });
  const calls: Calls = {
    list: async (body) => dataOf((await api.productsList(body)).data),
    product: async (id) => dataOf((await api.productsGet({ id })).data),
    signIn: async (body) => dataOf((await api.authLogin(body)).data),
    preview: async (items) => dataOf((await api.ordersPreview({ items })).data),
    order: async (body, key) => dataOf((await api.ordersCreate(body, { "Idempotency-Key": key })).data),
    pay: async (body, key) =>
      dataOf((await api.paymentsPayWithBalance(body, { "Idempotency-Key": key })).data),
  };
  return buy(calls, (token) => setConfig({ baseURL, headers: { ...headers, token } }));
}
