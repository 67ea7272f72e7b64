import * as api from "../generated/orval";
import { buy, type Calls, dataOf } from "../story";
import { session } from "./orval-fetch";

export function run(baseUrl: string) {
  session.baseUrl = baseUrl;
  const withKey = (key: string) => ({ headers: { "Idempotency-Key": key } });
  const calls: Calls = {
    list: async (body) => dataOf((await api.productsList(body)).data),
    product: async (id) => dataOf((await api.productsGet({ id })).data),
    signIn: async (body) => dataOf((await api.authLogin(body)).data),
    preview: async (items) => dataOf((await api.ordersPreview({ items })).data),
    order: async (body, key) => dataOf((await api.ordersCreate(body, withKey(key))).data),
    pay: async (body, key) => dataOf((await api.paymentsPayWithBalance(body, withKey(key))).data),
  };
  return buy(calls, (token) => {
    session.token = token;
  });
}
