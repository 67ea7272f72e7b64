// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import type { Order } from "marketplace-sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unpaidPayments } from "../entities/order/newest-orders";
import { PaidOrders } from "../features/checkout/pay-invoice";
import { type OrderActions, OrderButtons } from "../features/orders/order-actions";
import { PAGE_SIZE } from "../shared/services";
import { textOf } from "./show";
import { openShop, speak, stubServer } from "./stage";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/* Orders of one checkout are paid together: the button and the payment name all of them before anything is paid. */

beforeEach(stubServer);

const NOW = 1_000;
const TOTALS = ["46.76", "120.24", "249.98"];

async function shopWithOrders() {
  const shop = openShop();
  const { queries, queryClient } = shop;
  const list = queries.orders.list({ limit: PAGE_SIZE });
  const page = await queryClient.fetchQuery(list);
  const orders = TOTALS.map((total, at) => ({
    ...(page.data[0] as Order),
    order_no: `ORDER-${at}`,
    shopname: `Store ${at}`,
    status: "unpaid",
    pay_no: "P1",
    pay_expires_at: Math.floor(Date.now() / 1_000) + NOW,
    total,
    currency: "USDT",
    actions: { pay: true, cancel: true, receipt: false, comment: false },
  }));
  queryClient.setQueryData(list.queryKey, { ...page, data: orders });
  return { shop, orders };
}

test("the button of one order names how many it pays and the sum of all", async () => {
  const { shop, orders } = await shopWithOrders();
  const i18n = await speak("en");
  const actions: OrderActions = {
    requested: undefined,
    request: () => undefined,
    close: () => undefined,
    buyAgain: () => undefined,
    isBuyingAgain: () => false,
    paymentOf: () => unpaidPayments(orders, 0)[0],
  };
  const words = textOf(<OrderButtons order={orders[0] as Order} actions={actions} />, shop, i18n);
  expect(words).toContain(i18n.t("orders.payAll", { count: 3, money: i18n.money("416.98", "USDT") }));
  expect(words).not.toContain(i18n.t("orders.pay"));
});

test("the payment lists its orders with the store and total of each", async () => {
  const { shop, orders } = await shopWithOrders();
  const i18n = await speak("en");
  const found = await shop.queryClient.fetchQuery(shop.queries.payments.get({ pay_no: "P1" }));
  const pay = { ...found, pay_no: "P1", order_nos: orders.map(({ order_no }) => order_no), total: "416.98" };
  const words = textOf(<PaidOrders pay={pay} />, shop, i18n);
  for (const [at, total] of TOTALS.entries()) {
    expect(words).toContain(`Store ${at}`);
    expect(words).toContain(total);
  }
  expect(words).toContain("416.98");
});

test("next to the sum of a payment its one order is named without it, and several with their own", async () => {
  const { shop, orders } = await shopWithOrders();
  const i18n = await speak("en");
  const found = await shop.queryClient.fetchQuery(shop.queries.payments.get({ pay_no: "P1" }));
  const list = shop.queries.orders.list({ limit: PAGE_SIZE });
  const wordsOf = (count: number): string => {
    const some = orders.slice(0, count);
    shop.queryClient.setQueryData(list.queryKey, (page) => page && { ...page, data: some });
    const pay = { ...found, pay_no: "P1", order_nos: some.map(({ order_no }) => order_no), total: "416.98" };
    return textOf(<PaidOrders pay={pay} hasSum />, shop, i18n);
  };
  expect(wordsOf(1)).toContain("Store 0");
  expect(wordsOf(1)).not.toContain("46.76");
  expect(wordsOf(3)).toContain("46.76");
  expect(wordsOf(3)).not.toContain("416.98");
});
