// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import type { Store } from "marketplace-sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textOf } from "../../testing/show";
import { openShop, speak, stubServer } from "../../testing/stage";
import { figuresOf, StoreAbout } from "./store-about";
import { isOpen, StoreHead } from "./store-head";
import { StoreProducts } from "./store-products";
import { StoreTabs } from "./store-screen";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

beforeEach(stubServer);

test("buyers read how a store is reached", async () => {
  const shop = openShop();
  const { shop: store } = await shop.queryClient.fetchQuery(shop.queries.merchant.dashboard());
  const i18n = await speak("en");
  const head = (contact: string) => textOf(<StoreHead shop={{ ...store, contact }} />, shop, i18n);
  expect(head("hello@kettles.example")).toContain(`${i18n.t("stores.contact")}: hello@kettles.example`);
  expect(head("")).not.toContain(i18n.t("stores.contact"));
});

const BARE = { id: 7, shopname: "Kettle Works" };
const LIST = { view: "products", pid: "", sort: "all", falling: false, words: "" } as const;

test("what vouches for a store is in its head", async () => {
  const i18n = await speak("en");
  const full = {
    ...{ ...BARE, verified: true, createtime: 1_640_995_200, answers_within_hours: 3 },
    ...{ rating: 4.6, comment_count: 38, banner_image: "/uploads/banners/1.webp" },
  };
  const words = textOf(<StoreHead shop={full} />, openShop(), i18n);
  for (const part of [
    "Verified",
    "Since 2022",
    "Usually answers within 3 hours",
    "4.6 out of 5 stars",
    "(38)",
  ])
    expect(words.replace(/\s/g, " ")).toContain(part);
  expect(document.querySelector("img")?.src).toContain("/uploads/banners/1.webp");
});

test("a server that does not tell it leaves neither holes nor zeros", async () => {
  const i18n = await speak("en");
  const words = textOf(<StoreHead shop={BARE} />, openShop(), i18n);
  for (const part of ["Verified", "Since", "answers", "stars", "(0)"]) expect(words).not.toContain(part);
  const tabs = textOf(<StoreTabs id="7" list={LIST} shop={BARE} />, openShop(), i18n);
  expect(tabs).not.toContain("Reviews");
  expect(textOf(<StoreAbout shop={BARE} />, openShop(), i18n).trim()).toBe("About");
});

test("the views of a store are links, and the shown one says so", async () => {
  const i18n = await speak("en");
  const shop = { ...BARE, pro_count: 4, comment_count: 38 };
  textOf(<StoreTabs id="7" list={{ ...LIST, view: "reviews" }} shop={shop} />, openShop(), i18n);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
    ["/store/7", null],
    ["/store/7?view=reviews", "page"],
    ["/store/7?view=about", null],
  ]);
});

test("all categories are all in Chinese, too, where a list in no order of its own has another word", async () => {
  const i18n = await speak("zh-CN");
  const categories = [
    { id: 1, name: "茶壶", count: 2 },
    { id: 2, name: "杯子", count: 1 },
  ];
  textOf(<StoreProducts id="7" list={LIST} categories={categories} />, openShop(), i18n);
  const [chips, orders] = screen.getAllByRole("navigation").map(({ textContent }) => textContent);
  expect(chips).toContain("全部");
  expect(orders).toContain("综合");
});

test("a store is closed in an unknown state, and open without one", () => {
  expect(isOpen({})).toBe(true);
  expect(isOpen({ status: "open" })).toBe(true);
  expect(isOpen({ status: "suspended" })).toBe(false);
  expect(isOpen({ status: "holiday" })).toBe(false);
});

test("its figures keep a zero and leave out what is not sent", () => {
  const sent: Store = { ...BARE, sell_count: 0, credit_score: "4.8", trade_amount: "" };
  expect(figuresOf(sent)).toEqual([
    { id: "sellCount", value: 0 },
    { id: "credit", value: "4.8" },
  ]);
  expect(figuresOf(BARE)).toEqual([]);
});
