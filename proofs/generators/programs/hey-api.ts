import * as api from "../generated/hey-api";
import { client } from "../generated/hey-api/client.gen";
import { type Calls, dataOf, type Program } from "../story";

export function connect(baseUrl: string): Program {
  client.setConfig({ baseUrl });
  const calls: Calls = {
    list: async (body) => dataOf(await api.productsList({ body })),
    product: async (id) => dataOf(await api.productsGet({ body: { id } })),
    signIn: async (body) => dataOf(await api.authLogin({ body })),
    preview: async (items) => dataOf(await api.ordersPreview({ body: { items } })),
    order: async (body, key) => dataOf(await api.ordersCreate({ body, headers: { "Idempotency-Key": key } })),
    pay: async (body, key) =>
      dataOf(await api.paymentsPayWithBalance({ body, headers: { "Idempotency-Key": key } })),
    account: async () => dataOf(await api.accountGet()),
    orders: async () => dataOf(await api.ordersList({ body: {} })),
    follow: async (id) => dataOf(await api.storesToggleFollow({ body: { id } })),
    signOut: async () => dataOf(await api.authLogout()),
  };
  return { calls, setToken: (token) => client.setConfig({ headers: { token: token || null } }) };
}
