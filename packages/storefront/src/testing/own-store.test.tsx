// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AccountScreen } from "../features/account/account-screen";
import { ActionBar } from "../features/product/action-bar";
import { DashboardNav } from "../features/seller/dashboard/dashboard-nav";
import { StoreHead } from "../features/stores/store-head";
import { Screen as NotFound } from "../routes/not-found";
import type { Services } from "../shared/services";
import { textOf } from "./show";
import { openShop, speak, stubServer } from "./stage";

/* Merchants find their store, and aren't asked to follow it or buy from it. */

// What comes a moment later is there at once.
vi.mock("../shared/ui/progressive-render", () => ({
  ProgressiveRender: ({ children }: { children: unknown }) => children,
}));

beforeEach(stubServer);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function shopOf(is_merchant: boolean): Promise<Services> {
  const shop = openShop();
  const account = shop.queries.account.get();
  const user = await shop.queryClient.fetchQuery(account);
  shop.queryClient.setQueryData(account.queryKey, { ...user, is_merchant });
  await shop.queryClient.fetchQuery(shop.queries.merchant.dashboard());
  await shop.queryClient.fetchQuery(shop.queries.merchant.get());
  return shop;
}

test("a store's owner finds it on the account's page under its own name", async () => {
  const i18n = await speak("en");
  const { t } = i18n;
  const owner = textOf(<AccountScreen />, await shopOf(true), i18n);
  expect(owner).toContain(t("mine.store"));
  expect(owner).not.toContain(t("titles.merchant"));
  const buyer = textOf(<AccountScreen />, await shopOf(false), i18n);
  expect(buyer).not.toContain(t("mine.store"));
  expect(buyer).toContain(t("titles.merchant"));
});

test("users aren't offered to follow their own store", async () => {
  const i18n = await speak("en");
  const { t } = i18n;
  const shop = await shopOf(true);
  const { shop: own } = await shop.queryClient.fetchQuery(shop.queries.merchant.dashboard());
  expect(textOf(<StoreHead shop={own} />, shop, i18n)).not.toContain(t("stores.follow"));
  expect(screen.getByRole("link", { name: t("mine.store") }).getAttribute("href")).toBe("/merchant");
  const other = textOf(<StoreHead shop={{ ...own, id: 9999 }} />, shop, i18n);
  expect(other).toContain(t("stores.follow"));
});

test("a merchant's own product is edited and not bought", async () => {
  const i18n = await speak("en");
  const { t } = i18n;
  const shop = await shopOf(true);
  const none = (): void => undefined;
  const buy = { available: true, onAdd: none, onBuy: none };
  const bar = (own?: number) => (
    <ActionBar shopId={2001} favorite={false} onFavorite={none} own={own} {...buy} />
  );
  expect(textOf(bar(1003), shop, i18n)).not.toContain(t("product.buyNow"));
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/merchant?view=product&id=1003");
  expect(textOf(bar(), shop, i18n)).toContain(t("product.buyNow"));
});

test("figures next to the pages of a store count things to do", async () => {
  const i18n = await speak("en");
  const shop = await shopOf(true);
  const options = shop.queries.merchant.dashboard();
  const center = await shop.queryClient.fetchQuery(options);
  const figures = { shop: { ...center.shop, pro_count: 4711 }, todo: { ...center.todo, to_ship: 12 } };
  shop.queryClient.setQueryData(options.queryKey, { ...center, ...figures });
  const words = textOf(<DashboardNav current={undefined} />, shop, i18n);
  expect(words).toContain("12");
  expect(words).not.toContain("4,711");
});

test("an unknown address offers the search and all products", async () => {
  textOf(<NotFound />, openShop(), await speak("en"));
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining(["/", "/search", "/product"]));
});
