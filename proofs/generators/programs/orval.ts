import * as api from "../generated/orval";
import { type Calls, dataOf, type Program } from "../story";
import { session } from "./orval-fetch";

export function connect(baseUrl: string): Program {
  session.baseUrl = baseUrl;
  const withKey = (key: string) => ({ headers: { "Idempotency-Key": key } });
  const calls: Calls = {
    list: async (body) => dataOf(await api.productsList(body)),
    product: async (id) => dataOf(await api.productsGet({ id })),
    signIn: async (body) => dataOf(await api.authLogin(body)),
    preview: async (items) => dataOf(await api.ordersPreview({ items })),
    order: async (body, key) => dataOf(await api.ordersCreate(body, withKey(key))),
    pay: async (body, key) => dataOf(await api.paymentsPayWithBalance(body, withKey(key))),
    account: async () => dataOf(await api.accountGet()),
    orders: async () => dataOf(await api.ordersList({})),
    follow: async (id) => dataOf(await api.storesToggleFollow({ id })),
    signOut: async () => dataOf(await api.authLogout()),
  };
  const setToken = (token: string) => {
    session.token = token;
  };
  return { calls, setToken };
}
