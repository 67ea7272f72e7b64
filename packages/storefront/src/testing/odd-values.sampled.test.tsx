import {
  dataSchema,
  examples,
  type OperationId,
  openapi,
  operationObject,
  operations,
} from "marketplace-contract";
import { checkoutOf } from "marketplace-react";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { casesOf, sampleOf } from "../../../../scripts/lib/cases.mjs";
import {
  oddFields,
  partsOf,
  setValue,
  unreadable,
  valueAt,
  writingsOf,
} from "../../../../scripts/lib/odd-values.mjs";
import { matchScreen } from "../app/router/match-screen";
import type { I18n } from "../i18n";
import { loadDeferred } from "./deferred-parts";
import { openShop, rendered, speak } from "./stage";
import { wordsOf } from "./words";

/*
 * Every screen, with the fields of every response that it reads written as servers of this family write them: a value that can be read
 * changes nothing on the screen, and one that can't breaks nothing and promises nothing.
 */

const tab = vi.hoisted(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
});
vi.mock("react", async (load) => (await import("./server-react")).withStores(await load()));
vi.mock("../shared/ui/deferred", () => import("./deferred-parts"));
// Untrusted HTML is cleaned by the browser's parser, which has its own tests.
vi.mock("../shared/ui/rich-text", () => ({ RichText: ({ html }: { html: string }) => <p>{html}</p> }));
// What comes a moment later is there at once.
vi.mock("../shared/ui/progressive-render", () => ({
  ProgressiveRender: ({ children }: { children: unknown }) => children,
  useInitialRowCount: (count: number) => count,
}));

/** The time of all examples, in Unix seconds. */
const NOW = 1_795_175_706;
let i18n: I18n;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW * 1000 });
  i18n = await speak("en");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Examples = { readonly [Id in OperationId]?: string };
type Screen = readonly [address: string, examples?: Examples];

const MERCHANT = [
  "",
  "orders",
  "order&id=O1",
  "products",
  "product&id=1003",
  "sales",
  "reviews",
  "offers",
  "offer&id=101",
];

/** Screens by their addresses, with the examples they are shown with where those are not called `ok`. */
const SCREENS: readonly Screen[] = [
  ...["/", "/product", "/shop", "/mine", "/category/10", "/collectShop", "/collect", "/store/1"].map(only),
  ...["/search?q=tea", "/search?q=tea&tab=shops", "/search?q=tea&tab=requests", "/search?id=101"].map(only),
  ...["/search?view=mine", "/search?view=new", "/store/1?view=reviews", "/store/1?view=about"].map(only),
  ...["/goods?id=1003", "/loan", "/message", "/message?id=1", "/setting", "/setting?view=sessions"].map(only),
  ...["/lang", "/fundPassword", "/address", "/insertAddress?id=301", "/recharge", "/withdraw"].map(only),
  ...["/rechargeRecode", "/rechargeRecode?tab=log", "/rechargeRecode?tab=log&view=statement"].map(only),
  ...["/withdrawRecode", "/orderChecked", "/faqs", "/know", "/tiktok-flow", "/page/1"].map(only),
  ...["/article-detail/101", "/login", "/register", "/resetPwd", "/order?view=offers&id=101"].map(only),
  ...MERCHANT.map((view): Screen => [`/merchant?view=${view}`, { "merchant.get": "approved" }]),
  ...["settlement", "statement", "profile"].map(
    (view): Screen => [`/merchant?view=${view}`, { "merchant.get": "approved" }],
  ),
  ["/merchant"],
  ["/merchant", { "merchant.get": "rejected" }],
  ["/goods?id=1007", { "products.get": "packs" }],
  ["/order"],
  ...["ok", "unpaid", "completed", "cancelled"].map(
    (name): Screen => ["/order?no=O1", { "orders.get": name }],
  ),
  ...["review", "problem", "invoice"].map(
    (view): Screen => [`/order?no=O1&view=${view}`, { "orders.get": "completed" }],
  ),
  ...["ok", "processing", "settled", "expired"].map(
    (name): Screen => ["/pay?no=P1", { "payments.get": name }],
  ),
  ["/success?of=order&no=P1", { "payments.get": "settled" }],
  ...["ok", "confirming", "credited", "rejected"].map(
    (name): Screen => ["/rechargeDetail?id=301", { "recharges.get": name }],
  ),
  ...["ok", "completed", "rejected", "failed"].map(
    (name): Screen => ["/withdrawRecode?id=501", { "withdrawals.get": name }],
  ),
];

function only(address: string): Screen {
  return [address];
}

/** A place in a response, and the operation it is of. */
type Place = { id: OperationId; path: (string | number)[] };
type Field = ReturnType<typeof oddFields>[number] & Place;
/** What a server sends in a field. */
type Change = (field: Field, value: unknown) => unknown;

const asIs: Change = (_place, value) => value;

/**
 * The screen of an address as it is once everything it reads has been read, and the places it has read.
 *
 * @param without where the server sends null
 */
async function shown(
  [address, chosen = {}]: Screen,
  change: Change,
  without?: Place,
): Promise<{ html: string; read: Field[]; parts: Place[] }> {
  tab.clear();
  const read = new Map<string, Field[]>();
  const parts = new Map<string, Place[]>();
  const byPath = new Map(operations.map(({ id, method, path }) => [`${method} ${path}`, id]));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("location", new URL("https://api.example.com/"));
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit) => {
    const id = byPath.get(`${method} ${new URL(url, "https://api.example.com").pathname}`) as OperationId;
    const { value } = examples[id]["200"]?.[chosen[id] ?? "ok"] ?? {};
    const answer = structuredClone(value) as { data: unknown };
    const places = oddFields(openapi, dataSchema(openapi, operationObject(openapi, id)), answer.data);
    read.set(
      id,
      places.map((place) => ({ ...place, id })),
    );
    parts.set(
      id,
      partsOf(answer.data).map((path) => ({ id, path })),
    );
    for (const field of read.get(id) ?? [])
      setValue(answer.data, field.path, change(field, valueAt(answer.data, field.path)));
    if (without?.id === id) setValue(answer.data, without.path, null);
    return Response.json(answer);
  });
  const services = openShop();
  const { cart, queryClient } = services;
  const line = {
    id: 1003,
    shopId: 1,
    shopName: "Harbour",
    title: "Teapot",
    price: "40.00",
    currency: "USDT",
    num: 2,
  };
  cart.add({ ...line, skuId: 100301 });
  const checkout = checkoutOf(services);
  checkout.start([{ ...line, skuId: 100301 }], "product");
  checkout.claim("7");
  const [pathname = "", search = ""] = address.split("?");
  const { screen, params } = matchScreen(pathname);
  const { Screen } = await screen.load();
  // Each rendering asks for what those before it have made possible.
  for (let round = 0; round < 12; round++) {
    await loadDeferred();
    const html = rendered(<Screen params={params} />, services, i18n, search && `?${search}`);
    const waiting = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => state.status === "pending" && options.queryFn);
    if (waiting.length === 0)
      return { html, read: [...read.values()].flat(), parts: [...parts.values()].flat() };
    await Promise.all(waiting.map((query) => query.fetch().catch(() => undefined)));
  }
  throw new Error(`${address} reads without an end`);
}

/** What no screen may say, whatever it reads; the last is what React leaves where a part has thrown. */
const NONSENSE =
  /.{0,60}(?:\bNaN\b|\bundefined\b|\bnull\b|\[object |Invalid Date|Infinity|\b1970\b|<template data-).{0,40}/g;
const nonsenseIn = (html: string): string[] =>
  (wordsOf(html) + html.replace(/[^<]*(<template data-[^>]*>)?/g, "$1")).match(NONSENSE) ?? [];
const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** No sum is 0 because a part of it is not known. */
const ZERO = /(?<![\d.,])0(?:\.0+)?\s(?:USDT|USD|EUR)/g;

/** What no screen may offer or say because a value is not known. */
const PROMISES = [
  "Pay now",
  "Confirm receipt",
  "Verified",
  "Free shipping",
  "Accept and pay",
  "Place order",
  "Cancel order",
];

/** Some of them, from all over the list. */
const spread = (places: readonly Place[], count: number): readonly Place[] =>
  places.filter((_, at) => at % Math.max(1, Math.floor(places.length / count)) === 0).slice(0, count);

const TRIED = casesOf({ test: sampleOf(SCREENS, 5), ci: SCREENS, verify: SCREENS, full: SCREENS });
const counts = { screens: 0, values: 0 };

describe.each(TRIED.map(([address, chosen = {}]) => ({ address, chosen })))(
  "$address $chosen",
  ({ address, chosen }) => {
    const show = (change: Change, without?: Place) => shown([address, chosen], change, without);

    test("is the same however a value is written, flags of both kinds", async () => {
      for (const flip of [false, true]) {
        const meant: Change = ({ kind }, value) => (kind === "flag" && flip ? !value : value);
        const { html, read } = await show(meant);
        expect(nonsenseIn(html)).toEqual([]);
        for (let round = 0; round < casesOf({ test: 1, verify: 6, full: 6 }); round++) {
          const written: Change = (place, value) => {
            const forms = writingsOf(place.kind, meant(place, value));
            return forms[(round + place.path.length) % forms.length];
          };
          expect((await show(written)).html).toBe(html);
          counts.values += read.length;
        }
      }
      counts.screens++;
    });

    test("breaks and promises nothing where values can't be read", async () => {
      const { html, read, parts } = await show(asIs);
      const said = wordsOf(html);
      // Of a view that may be missing, the screen shows its first one instead, with what that one knows.
      const [pathname = address] = address.split("?");
      const promised =
        pathname === address ? said : said + wordsOf((await shown([pathname, chosen], asIs)).html);
      const check = (broken: string, what: string): void => {
        const words = wordsOf(broken);
        expect(nonsenseIn(broken), what).toEqual([]);
        expect(countOf(words, ZERO), `${what}: ${words}`).toBeLessThanOrEqual(countOf(said, ZERO));
        expect(
          PROMISES.filter((promise) => words.includes(promise) && !promised.includes(promise)),
          what,
        ).toEqual([]);
      };
      const tried = { test: [null, "?"], verify: unreadable, full: unreadable };
      for (const form of casesOf(tried)) {
        const all: Change = ({ kind }, value) => (kind === "text" ? value : form);
        check((await show(all)).html, `all but texts as ${JSON.stringify(form)}`);
        counts.values += read.length;
      }
      check((await show(({ kind }, value) => (kind === "text" ? null : value))).html, "all texts as null");
      for (const place of [read, parts].flatMap((places) =>
        casesOf<readonly Place[]>({ test: spread(places, 2), verify: spread(places, 12), full: places }),
      )) {
        check((await show(asIs, place)).html, `${place.id} ${place.path.join(".")} as null`);
        counts.values++;
      }
    });
  },
);

afterAll(() => {
  // A rendering that reads nothing proves nothing.
  expect(counts.screens).toBe(TRIED.length);
  expect(counts.values / counts.screens).toBeGreaterThan(200);
});
