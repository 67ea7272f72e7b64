// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import type { Order } from "marketplace-sdk";
import { createFactory } from "marketplace-sdk/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UnpaidNotice } from "../entities/order/newest-orders";
import { StatusSentence } from "../features/orders/order-status";
import { OrderStatus } from "../features/seller/dashboard/store-orders";
import type { I18n } from "../i18n";
import { NEWEST, type Services } from "../shared/services";
import { textOf } from "./show";
import { openShop, speak, stubServer } from "./stage";

/* What a screen says of deadlines is true by the server's clock, whatever this device's clock says. */

const make = createFactory();
const MINUTE = 60;
const YEAR = 365 * 86_400;
/** The time of all examples of the contract, in Unix seconds. */
const NOW = 1_795_175_706;
const SKEWS = [45 * MINUTE, -45 * MINUTE, 12 * 60 * MINUTE, -12 * 60 * MINUTE, YEAR, -YEAR];

let i18n: I18n;
beforeEach(async () => {
  stubServer();
  vi.useFakeTimers({ toFake: ["Date"] });
  i18n = await speak("en");
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A shop on a device whose clock is `skew` seconds ahead, once the server has answered. */
async function openWith(skew: number, fields: Partial<Order>): Promise<{ shop: Services; order: Order }> {
  vi.setSystemTime((NOW + skew) * 1000);
  const shop = openShop();
  const list = shop.queries.orders.list(NEWEST);
  const page = await shop.queryClient.fetchQuery(list);
  const order = { ...page.data[0], ...fields } as Order;
  shop.queryClient.setQueryData(list.queryKey, { ...page, data: [order] });
  return { shop, order };
}

test.each(SKEWS)("%s s ahead: an order can be paid until the server says that it can't", async (skew) => {
  const unpaid = { status: "unpaid", pay_no: "P1" };
  const { shop, order } = await openWith(skew, { ...unpaid, pay_expires_at: NOW + 30 * MINUTE });
  const sentence = textOf(<StatusSentence order={order} />, shop, i18n);
  expect(sentence).toContain(i18n.t("orders.payBy", { time: i18n.dateTime(NOW + 30 * MINUTE) }));
  const notice = textOf(<UnpaidNotice />, shop, i18n);
  expect(notice).toContain(i18n.t("mine.payNow"));

  const late = await openWith(skew, { ...unpaid, pay_expires_at: NOW - 30 * MINUTE });
  const said = textOf(<StatusSentence order={late.order} />, late.shop, i18n);
  expect(said).toContain(i18n.t("orders.payLate"));
  expect(textOf(<UnpaidNotice />, late.shop, i18n)).toBe("");
});

test.each(SKEWS)("%s s ahead: an order is late for its seller by the server's clock", async (skew) => {
  const shown = async (shipBy: number): Promise<string> => {
    const { shop } = await openWith(skew, {});
    const order = make("MerchantOrder", { status: "paid", ship_by: shipBy });
    return textOf(<OrderStatus order={order} />, shop, i18n);
  };
  const [soon, before] = [NOW + 30 * MINUTE, NOW - 30 * MINUTE];
  expect(await shown(soon)).toContain(i18n.t("dashboard.shipBy", { time: i18n.dateTime(soon) }));
  expect(await shown(before)).toContain(i18n.t("dashboard.shipLate", { time: i18n.dateTime(before) }));
});
