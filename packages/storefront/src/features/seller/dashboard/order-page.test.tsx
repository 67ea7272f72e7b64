// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textOf } from "../../../testing/show";
import { openShop, speak, stubServer } from "../../../testing/stage";
import { OrderPage } from "./order-page";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

beforeEach(stubServer);

test("a store's order says what happened when, and names carrier and number", async () => {
  const shop = openShop();
  const options = shop.queries.merchantOrders.get({ order_no: "O2026111600471" });
  const { dispute: _none, ...order } = await shop.queryClient.fetchQuery(options);
  const times = { createtime: 1_764_000_000, paytime: 1_764_000_060, shiptime: 1_764_003_600 };
  const express = { carrier: "Northwind Parcel", tracking_no: "NW123456789" };
  shop.queryClient.setQueryData(options.queryKey, {
    ...{ ...order, ...times, express },
    status: "shipped",
  });
  const i18n = await speak("en");
  const { t, dateTime } = i18n;
  const page = <OrderPage id="O2026111600471" tab="" words="" contract={null} />;
  const words = textOf(page, shop, i18n);
  for (const part of [t("orders.carrier"), t("orders.tracking"), ...Object.values(times).map(dateTime)])
    expect(words).toContain(part);
  expect(screen.getByRole("list", { name: t("orders.progress") })).toBeTruthy();
  // Next to the state is when it began, not when the order was placed.
  const standing = words.slice(0, words.indexOf(t("orders.number")));
  expect(standing).toContain(dateTime(times.shiptime));
  expect(standing).not.toContain(dateTime(times.createtime));
});
