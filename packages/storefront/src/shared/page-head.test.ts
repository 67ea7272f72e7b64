// @vitest-environment happy-dom
import { createFactory } from "marketplace-sdk/testing";
import { beforeEach, expect, test } from "vitest";
import { writeHeadOf } from "./page-head";

const make = createFactory(49);
const shop = { name: "Harbour", titles: { product: "Products", mine: "Account", "*": "Not found" } };

const shown = () => ({
  title: document.title,
  canonical: document
    .querySelector('link[rel="canonical"]')
    ?.getAttribute("href")
    ?.replace(location.origin, ""),
  description: document.querySelector('meta[name="description"]')?.getAttribute("content"),
  robots: document.querySelector('meta[name="robots"]')?.getAttribute("content"),
});

beforeEach(() => {
  document.head.innerHTML = '<title>welcome</title><meta name="description" content="Wholesale">';
});

test("title, canonical address and description follow from screen to screen", () => {
  writeHeadOf("/product?utm_source=x", { status: 200 }, shop);
  expect(shown()).toEqual({
    title: "Products · Harbour",
    canonical: "/product",
    description: "Products · Harbour",
    robots: undefined,
  });
  const product = make("ProductDetail", {
    title: "Kettle",
    description: "Steel.",
    price: "9.00",
    currency: "USDT",
  });
  writeHeadOf(`/goods?id=${product.id}&sku=4`, { status: 200, product }, shop);
  expect(shown()).toMatchObject({ title: "Kettle · Harbour", canonical: `/goods?id=${product.id}` });
  expect(shown().description).toContain("Steel.");
  writeHeadOf("/mine", { status: 200 }, shop);
  expect(shown()).toEqual({
    title: "Account · Harbour",
    canonical: undefined,
    description: "Account · Harbour",
    robots: "noindex",
  });
  writeHeadOf("/", { status: 200 }, shop);
  expect(shown()).toMatchObject({ title: "Harbour", canonical: "/", robots: undefined });
  expect(document.querySelectorAll("link, meta").length).toBe(2);
});

test("what a server has said of this page stays", () => {
  document.head.innerHTML = `<meta name="description" content="From a server"><link rel="canonical" href="${location.origin}/product">`;
  writeHeadOf("/product", { status: 200 }, shop);
  expect(shown().description).toBe("From a server");
});

test("an address in capitals has the title and the canonical address of its screen", () => {
  writeHeadOf("/Product", { status: 200 }, { name: "Harbour", title: "Products" });
  expect(shown()).toMatchObject({ title: "Products · Harbour", canonical: "/product" });
});

test("what does not exist is not listed", () => {
  writeHeadOf("/goods?id=9", { status: 404 }, shop);
  expect(shown()).toMatchObject({ title: "Not found · Harbour", canonical: undefined, robots: "noindex" });
});
