import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { casesOf } from "../../../../scripts/lib/cases.mjs";
import { fastAdmin, normalizeResponse } from "../../src/dialects/index";
import {
  createMarketplace,
  imageSrcSet,
  imageUrl,
  isMarketplaceError,
  type Marketplace,
  memorySession,
  pages,
  take,
} from "../../src/index";
import { nextTier, priceAt, variantTiers } from "../../src/prices/index";
import { createQueries } from "../../src/query/index";
import {
  createBalance,
  createCart,
  createFavorites,
  createSession,
  createWebsite,
  footerTree,
} from "../../src/state/index";
import { createTypedStorage } from "../../src/storage/index";
import { syncLists } from "../../src/sync/index";
import { createFactory, memoryStorage } from "../../src/testing/index";
import { findIssues, resultSchema } from "../../src/validate/index";
import { createFetch, envelope, options, settleAll } from "./support";

const RUNS = casesOf({ test: 60, verify: 300, full: 5_000 });

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeAll(() => void process.on("unhandledRejection", note));
afterAll(() => {
  process.off("unhandledRejection", note);
  expect(unhandled).toEqual([]);
});

/** What a field holds instead of what the contract says. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    "7",
    "x",
    0,
    7,
    -1,
    1.5,
    1e21,
    [],
    [null],
    [7],
    ["{width}"],
    [[]],
    {},
    { 0: null },
    { length: -1 },
    // Objects that no template literal can print.
    { toString: 1, valueOf: 1 },
    [{ toString: 1, valueOf: 1 }],
    JSON.parse('{"__proto__":{"id":1}}'),
  ),
  fc.jsonValue(),
);

type Wrong = readonly (readonly [number, unknown])[];
/** Which parts of an answer are wrong, and how; undefined: missing. */
const faults: fc.Arbitrary<Wrong> = fc.array(
  fc.tuple(
    fc.nat(),
    fc.oneof({ weight: 6, arbitrary: wrong }, { weight: 1, arbitrary: fc.constant(undefined) }),
  ),
  { maxLength: 4 },
);

/** An answer of the contract in which some parts are something else; sometimes all of it is. */
function broken(answer: unknown, faults: Wrong): unknown {
  const whole: Record<string, unknown> = { answer: structuredClone(answer) };
  for (const [pick, value] of faults) {
    const places = placesOf(whole);
    const [holder, key] = places[pick % places.length] ?? [whole, "answer"];
    if (value === undefined) Reflect.deleteProperty(holder, key);
    else Reflect.set(holder, key, structuredClone(value));
  }
  // As it comes over the wire.
  return JSON.parse(JSON.stringify(whole.answer ?? null));
}

function placesOf(value: object): [object, string][] {
  return Object.entries(value).flatMap(([key, part]): [object, string][] => [
    [value, key],
    ...(typeof part === "object" && part !== null ? placesOf(part) : []),
  ]);
}

/** A client whose server answers every call with `data`. */
const marketWith = (data: unknown, more: Parameters<typeof options>[0] = {}) =>
  createMarketplace(options({ fetch: createFetch(envelope(1, data)).fetch, retry: { limit: 0 }, ...more }));

/** What a call resolves to; undefined when it rejects with the client's error. */
async function resultOf<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!isMarketplaceError(error)) throw error;
    expect(error.kind).toBe("protocol");
    return undefined;
  }
}

const forAll = (check: (faults: Wrong) => Promise<void>) =>
  fc.assert(fc.asyncProperty(faults, check), { numRuns: RUNS });

const isId = (id: unknown) => typeof id === "string" || typeof id === "number";
const make = createFactory();
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Stores on one storage, as another page would find them. */
const storesOn = (storage: ReturnType<typeof memoryStorage>) => {
  const problems: string[] = [];
  const typedStorage = createTypedStorage({ storage, onProblem: ({ key }) => problems.push(key) });
  return {
    cart: createCart({ storage: typedStorage }),
    favorites: createFavorites({ storage: typedStorage }),
    website: createWebsite({ storage: typedStorage }),
    session: createSession({ storage: typedStorage }),
    problems,
  };
};

test.each([
  ["auth.signIn", (market: Marketplace) => market.auth.signIn({ account: "a", password: "b" })],
  ["auth.register", (market: Marketplace) => market.auth.register({ username: "a", password: "b" })],
  ["auth.socialLogin", (market: Marketplace) => market.auth.socialLogin({ platform: "a", code: "b" })],
])("%s resolves with an id and a token that can be sent, or says which is missing", async (_name, signIn) => {
  const answer = make("SignedIn");
  await forAll(async (faults) => {
    const { session } = storesOn(memoryStorage());
    const signedIn = await resultOf(signIn(marketWith(broken(answer, faults), { session })));
    if (!signedIn) return;
    const { id, token } = signedIn.userinfo;
    expect(isId(id)).toBe(true);
    expect(() => new Headers({ token })).not.toThrow();
    await session.save(signedIn.userinfo);
    expect(session.get()).toBe(token);
    expect((await session.user())?.id).toEqual(id);
  });
});

test("pages and take give rows and end", async () => {
  const answer = { total: 3, per_page: 3, current_page: 1, last_page: 1, data: make.list("Product", 3) };
  await forAll(async (faults) => {
    const market = marketWith(broken(answer, faults));
    const rows = await resultOf(take(pages(market.products.list, {}), 20));
    expect(rows === undefined || Array.isArray(rows)).toBe(true);
  });
});

test("queries know the next page, or that there is none", async () => {
  const answer = { total: 3, per_page: 3, current_page: 1, last_page: 2, data: make.list("Product", 3) };
  await forAll(async (faults) => {
    const { queryFn, getNextPageParam } = createQueries(
      marketWith(broken(answer, faults)),
    ).products.list.infinite();
    const first = await resultOf(queryFn({ signal: new AbortController().signal, pageParam: 1 }));
    if (first) expect([2, undefined]).toContain(getNextPageParam(first, [first], 1));
  });
});

test("the balance is a decimal", async () => {
  const answer = make("User");
  await forAll(async (faults) => {
    const balance = createBalance();
    const data = broken(answer, faults);
    balance.save(data as object);
    expect(balance.state.value).toMatch(DECIMAL);
    const account = await resultOf(marketWith(data).account.get());
    balance.save(account);
    expect(balance.state.value).toMatch(DECIMAL);
  });
});

test("site settings are shown, stored and read again, and the footer is a tree", async () => {
  const answer = make("Site");
  await forAll(async (faults) => {
    const site = await resultOf(marketWith(broken(answer, faults)).site.home());
    const storage = memoryStorage();
    const { website } = storesOn(storage);
    website.save(site);
    const { web_name, service_url, footer_news } = website.state;
    expect([typeof web_name, typeof service_url]).toEqual(["string", "string"]);
    expect(countNodes(footerTree(footer_news))).toBe(footer_news.length);
    footerTree(site?.footer_news);
    const again = storesOn(storage);
    expect(JSON.stringify(again.website.state)).toBe(JSON.stringify(website.state));
    expect(again.problems).toEqual([]);
  });
});

const countNodes = (nodes: readonly { children: readonly unknown[] }[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countNodes(children as typeof nodes), 0);

test("favorites and cart made of products keep what they had", async () => {
  const answer = make("ProductDetail");
  await forAll(async (faults) => {
    const product = await resultOf(marketWith(broken(answer, faults)).products.get({ id: 1 }));
    if (!product) return;
    const storage = memoryStorage();
    const { cart, favorites } = storesOn(storage);
    favorites.toggle({ id: 1, title: "Kettle" });
    cart.add({ id: 1, shopId: 2, shopName: "Harbour" });
    const { id, shop_id, shopname, title, image, price, price_tiers, currency } = product;
    rejectsOnlyIds(() => favorites.toggle(product));
    rejectsOnlyIds(() =>
      cart.add({
        id,
        shopId: shop_id,
        shopName: shopname as string,
        title,
        image,
        price,
        priceTiers: price_tiers,
        currency,
      }),
    );
    const again = storesOn(storage);
    expect(again.problems).toEqual([]);
    expect(again.favorites.has(1)).toBe(!isId(id) || `${id}` !== "1");
    expect(again.cart.state.lines[0]).toMatchObject({ id: 1, shopName: "Harbour" });
    expect(Number.isInteger(again.cart.state.count)).toBe(true);
    expect(JSON.stringify(again.cart.state.lines)).toBe(JSON.stringify(cart.state.lines));
    expect(JSON.stringify(again.favorites.state.products)).toBe(JSON.stringify(favorites.state.products));
  });
});

/** Without ids a line is none: that is refused, and nothing is stored. */
function rejectsOnlyIds(change: () => unknown): void {
  try {
    change();
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
  }
}

test("a synchronization with broken lists neither rejects nor breaks the stored ones", async () => {
  const lists = make("MemberLists");
  const saved = make("SavedMemberLists");
  await forAll(async (faults) => {
    const storage = memoryStorage();
    const { cart, favorites, session } = storesOn(storage);
    cart.add({ id: 1, shopId: 2, shopName: "Harbour" });
    favorites.add({ id: 1 });
    await session.save({ id: 1, token: "t" });
    const get = marketWith(broken(lists, faults), { session });
    const save = marketWith(broken(saved, faults), { session });
    const market = { memberLists: { get: get.memberLists.get, save: save.memberLists.save } };
    const sync = syncLists({ market, session, cart, favorites, storage });
    await sync.run();
    sync.stop();
    const again = storesOn(storage);
    expect(again.problems).toEqual([]);
    expect(Number.isSafeInteger(cart.state.count)).toBe(true);
    expect(again.cart.state).toEqual(cart.state);
    expect(again.favorites.state).toEqual(favorites.state);
  });
});

test("pictures have addresses", async () => {
  const answer = { address: "/uploads/a.webp", images: make("SiteImages") };
  await forAll(async (faults) => {
    const { address, images } = Object(broken(answer, faults));
    expect(typeof imageUrl(address, 320, images)).toBe("string");
    expect(["string", "undefined"]).toContain(typeof imageSrcSet(address, images));
  });
});

test("prices by quantity are decimals", async () => {
  const answer = make("ProductDetail", { price: "9.90", price_tiers: [{ min_num: 3, price: "8.00" }] });
  await forAll(async (faults) => {
    const product = Object(broken(answer, faults));
    for (const tiers of [variantTiers(product), variantTiers(product, "12.00"), product.price_tiers]) {
      for (const quantity of [1, 3]) expect(priceAt(tiers, "12.00", quantity)).toMatch(DECIMAL);
      expect(nextTier(tiers, 1)?.price ?? "1").toMatch(DECIMAL);
    }
  });
});

test("schemas, decoding and normalizing take any data", async () => {
  const answer = make("Order");
  await forAll(async (faults) => {
    const data = broken(answer, faults);
    for (const { message, path } of findIssues("orders.get", data)) {
      expect(typeof message).toBe("string");
      expect(path.every(isId)).toBe(true);
    }
    expect(resultSchema("orders.get")["~standard"].validate(data)).toBeTypeOf("object");
    normalizeResponse("orders.get", data);
    fastAdmin.decode(data);
  });
});

test("a session in memory is left alone by a sign-in without a token", async () => {
  const session = memorySession("before");
  await resultOf(
    marketWith({ userinfo: { id: 1 } }, { session }).auth.signIn({ account: "a", password: "b" }),
  );
  expect(session.get()).toBe("before");
  await settleAll();
});
