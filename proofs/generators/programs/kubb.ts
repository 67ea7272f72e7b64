import { setConfig } from "../generated/kubb/.kubb/fetch";
import * as api from "../generated/kubb/index";
import { type Calls, dataOf, type Program } from "../story";

export function connect(baseURL: string): Program {
  // Kubb's client sends JSON without saying so.
  const headers = { "Content-Type": "application/json" };
  setConfig({ baseURL, headers });
  const calls: Calls = {
    list: async (body) => dataOf(await api.productsList(body)),
    product: async (id) => dataOf(await api.productsGet({ id })),
    signIn: async (body) => dataOf(await api.authLogin(body)),
    preview: async (items) => dataOf(await api.ordersPreview({ items })),
    order: async (body, key) => dataOf(await api.ordersCreate(body, { "Idempotency-Key": key })),
    pay: async (body, key) => dataOf(await api.paymentsPayWithBalance(body, { "Idempotency-Key": key })),
    account: async () => dataOf(await api.accountGet()),
    orders: async () => dataOf(await api.ordersList({})),
    follow: async (id) => dataOf(await api.storesToggleFollow({ id })),
    signOut: async () => dataOf(await api.authLogout()),
  };
  return {
    calls,
    setToken: (token) => setConfig({ baseURL, headers: { ...headers, ...(token && { token }) } }),
  };
}
