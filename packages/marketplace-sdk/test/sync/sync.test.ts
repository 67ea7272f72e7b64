import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMarketplace } from "../../src/index";
import { type ListSync, syncLists } from "../../src/sync/index";
import { openTabs } from "../state/tabs";
import { listServer, openPage } from "./devices";

const kettle = { id: 7, shopId: 3, shopName: "Harbour", title: "Kettle", price: "12.50" };
const lamp = {
  id: 8,
  shopId: 4,
  shopName: "North",
  skuId: 80,
  spec: "Sage",
  skuCode: "LAMP-S",
  priceTiers: [{ min_num: 24, price: "9" }],
};
const rug = { id: 9, shopId: 4, shopName: "North" };

const open: ListSync[] = [];
const started = (sync: ListSync): ListSync => {
  open.push(sync);
  return sync;
};
let server: ReturnType<typeof listServer>;
beforeEach(() => {
  server = listServer();
});
afterEach(() => {
  for (const sync of open.splice(0)) sync.stop();
  vi.unstubAllGlobals();
});

/** A signed-in device in step with the server. */
async function device(options?: Parameters<typeof openPage>[1]) {
  const page = openPage(server, options);
  await page.signIn();
  const sync = started(page.sync());
  await sync.run();
  return { ...page, run: sync.run, stop: sync.stop };
}

describe("at sign-in", () => {
  test("both lists are merged: nothing is lost, the larger quantity wins", async () => {
    const phone = openPage(server);
    phone.cart.add(kettle, 2);
    phone.cart.add(lamp, 5);
    phone.favorites.add({ id: 7, title: "Kettle" });
    await phone.signIn();
    await started(phone.sync()).run();
    const desktop = openPage(server);
    desktop.cart.add(rug, 1);
    desktop.cart.add(kettle, 3);
    desktop.cart.add(lamp, 4);
    desktop.favorites.add({ id: "8" });
    await desktop.signIn();
    await started(desktop.sync()).run();
    expect(desktop.lines()).toEqual({ 7: 3, 8: 5, 9: 1 });
    expect(server.cart()).toEqual({ 7: 3, 8: 5, 9: 1 });
    expect(desktop.favorites.state.products).toEqual([{ id: "8" }, { id: 7, title: "Kettle" }]);
  });

  test("a line arrives as it was stored, and selected", async () => {
    const phone = await device();
    phone.cart.add(
      { ...lamp, checked: false, stock: 3, minOrder: 12, packSize: 6, currency: "USDT", image: "/a.webp" },
      24,
    );
    await phone.run();
    const desktop = await device();
    expect(desktop.cart.state.lines).toEqual([
      { ...lamp, num: 24, minOrder: 12, packSize: 6, currency: "USDT", image: "/a.webp" },
    ]);
  });

  test("a favorite arrives with its prices", async () => {
    const kettle = { id: 7, title: "Kettle", price: "5.90", from_price: "4.90", market_price: "7.40" };
    const phone = await device();
    phone.favorites.add(kettle);
    await phone.run();
    expect((await device()).favorites.state.products).toEqual([kettle]);
  });

  test("signing in again doubles nothing, and what was changed in between counts", async () => {
    const phone = await device();
    phone.cart.add(kettle, 2);
    phone.cart.add(lamp, 1);
    await phone.run();
    phone.stop();
    phone.session.logout();
    expect(phone.lines()).toEqual({ 7: 2, 8: 1 });
    for (let again = 0; again < 3; again += 1) {
      await phone.signIn();
      const sync = started(phone.sync());
      await sync.run();
      sync.stop();
      expect(server.cart()).toEqual({ 7: 2, 8: 1 });
      phone.session.logout();
    }
    phone.cart.update(0, "num", 1);
    phone.cart.removeAt(1);
    await phone.signIn();
    await started(phone.sync()).run();
    expect(phone.lines()).toEqual({ 7: 1 });
    expect(server.cart()).toEqual({ 7: 1 });
  });

  test("what another member has on the server makes room, what a visitor added stays", async () => {
    const shared = await device();
    shared.cart.add(kettle, 2);
    shared.cart.add(lamp, 1);
    await shared.run();
    shared.session.logout();
    shared.cart.add(rug, 4);
    shared.cart.add(lamp, 1);
    await shared.signIn("2");
    await shared.run();
    expect(shared.lines()).toEqual({ 8: 2, 9: 4 });
    expect(server.cart("1")).toEqual({ 7: 2, 8: 1 });
    shared.session.logout();
    await shared.signIn("1");
    await shared.run();
    expect(shared.lines()).toEqual({ 7: 2, 8: 1 });
    expect(server.cart("2")).toEqual({ 8: 2, 9: 4 });
  });
});

describe("later", () => {
  test("a change is saved automatically, several at once in one call", async () => {
    const phone = openPage(server);
    await phone.signIn();
    await started(phone.sync(0)).run();
    phone.cart.add(kettle);
    phone.cart.add(kettle);
    phone.favorites.add({ id: 7 });
    await vi.waitFor(() => expect(server.lists()).toMatchObject({ version: 1, favorites: [{ id: 7 }] }));
    expect(server.cart()).toEqual({ 7: 2 });
    expect(phone.saves()).toBe(1);
    phone.cart.clear();
    await vi.waitFor(() => expect(server.cart()).toEqual({}));
  });

  test("what other devices changed, removed and added is taken over", async () => {
    const [phone, desktop] = [await device(), await device()];
    phone.cart.add(kettle, 2);
    phone.cart.add(lamp, 1);
    await phone.run();
    await desktop.run();
    desktop.cart.update(0, "num", 9);
    desktop.cart.removeAt(1);
    desktop.cart.add(rug);
    await desktop.run();
    await phone.run();
    expect(phone.lines()).toEqual({ 7: 9, 9: 1 });
    expect(phone.saves()).toBe(1);
  });

  test("changes of two devices without a connection meet line by line, the later one counts", async () => {
    let time = 1_000_000;
    const now = () => time;
    const [phone, desktop] = [await device({ now }), await device({ now })];
    for (const item of [kettle, lamp, rug]) phone.cart.add(item, 10);
    await phone.run();
    await desktop.run();
    server.trouble = "unreachable";
    const change = async (page: typeof phone, id: number, num: number) => {
      time += 10_000;
      const index = page.cart.state.lines.findIndex((line) => line.id === id);
      if (num === 0) page.cart.removeAt(index);
      else page.cart.update(index, "num", num);
      await page.run();
    };
    await change(phone, 7, 1);
    await change(desktop, 7, 2);
    await change(desktop, 8, 3);
    await change(phone, 8, 4);
    await change(phone, 9, 0);
    server.trouble = undefined;
    await desktop.run();
    await phone.run();
    await desktop.run();
    expect(phone.lines()).toEqual({ 7: 2, 8: 4 });
    expect(desktop.lines()).toEqual({ 7: 2, 8: 4 });
  });

  test("a save that another device was faster than is made again with what that device saved", async () => {
    const phone = openPage(server);
    await phone.signIn();
    await started(phone.sync(0)).run();
    const desktop = await device();
    desktop.cart.add(kettle, 2);
    await desktop.run();
    phone.cart.add(lamp, 3);
    await vi.waitFor(() => expect(server.cart()).toEqual({ 7: 2, 8: 3 }));
    expect(phone.lines()).toEqual({ 7: 2, 8: 3 });
  });

  test("a device whose clock is behind changes only what others haven't changed", async () => {
    const desktop = await device();
    desktop.cart.add(kettle, 2);
    await desktop.run();
    const phone = await device({ now: () => 1_000 });
    phone.cart.update(0, "num", 9);
    await phone.run();
    await desktop.run();
    expect(desktop.lines()).toEqual({ 7: 9 });
  });

  test("a line that is changed here and removed there stays", async () => {
    const [phone, desktop] = [await device(), await device()];
    phone.cart.add(kettle, 2);
    await phone.run();
    await desktop.run();
    desktop.cart.clear();
    phone.cart.update(0, "num", 5);
    await desktop.run();
    await phone.run();
    expect(server.cart()).toEqual({ 7: 5 });
  });

  test("what is changed without a connection survives a closed page", async () => {
    const phone = await device();
    phone.cart.add(kettle, 2);
    await phone.run();
    server.trouble = "unreachable";
    phone.cart.add(lamp, 3);
    phone.cart.update(0, "num", 1);
    await phone.run();
    phone.cart.flush();
    phone.stop();
    server.trouble = undefined;
    const later = await device({ tab: phone.tab });
    expect(later.lines()).toEqual({ 7: 1, 8: 3 });
    expect(server.cart()).toEqual({ 7: 1, 8: 3 });
  });

  test("a lost answer doubles and loses nothing", async () => {
    const phone = await device();
    phone.cart.add(kettle, 2);
    server.trouble = "answer lost";
    await phone.run();
    expect(server.lists().version).toBe(1);
    server.trouble = undefined;
    phone.cart.add(kettle, 1);
    await phone.run();
    expect(server.cart()).toEqual({ 7: 3 });
    expect(phone.lines()).toEqual({ 7: 3 });
  });

  test("a change during a save is saved after it", async () => {
    const phone = openPage(server);
    await phone.signIn();
    const sync = started(phone.sync(0));
    await sync.run();
    phone.cart.add(kettle, 2);
    const saving = sync.run();
    await vi.waitFor(() => expect(phone.saves()).toBe(1));
    phone.cart.update(0, "num", 7);
    await saving;
    await vi.waitFor(() => expect(server.cart()).toEqual({ 7: 7 }));
  });

  test("two tabs of a device keep one cart, and add nothing up", async () => {
    const [one, two] = openTabs(2);
    const here = await device({ tab: one });
    const there = await device({ tab: two });
    here.cart.add(kettle, 2);
    here.cart.flush();
    await Promise.all([here.run(), there.run()]);
    there.cart.add(lamp, 1);
    there.cart.flush();
    await Promise.all([here.run(), there.run()]);
    expect(server.cart()).toEqual({ 7: 2, 8: 1 });
    const desktop = await device();
    desktop.cart.removeAt(0);
    await desktop.run();
    await here.run();
    await there.run();
    expect(here.lines()).toEqual({ 8: 1 });
    expect(there.lines()).toEqual({ 8: 1 });
    expect(server.cart()).toEqual({ 8: 1 });
  });

  test("a page that comes to the front reads, but not all the time; one that goes saves at once", async () => {
    const events = new EventTarget();
    const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
    vi.stubGlobal("document", page);
    vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
    vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
    vi.stubGlobal(
      "BroadcastChannel",
      class {
        postMessage() {}
        close() {}
      },
    );
    let time = 1_000_000;
    const phone = await device({ now: () => time });
    const reads = () => phone.market.calls.filter(({ operation }) => operation === "memberLists.get").length;
    const before = reads();
    events.dispatchEvent(new Event("focus"));
    time += 6_000;
    events.dispatchEvent(new Event("focus"));
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(reads()).toBeGreaterThan(before));
    await phone.run();
    expect(reads() - before).toBeLessThanOrEqual(3);
    phone.cart.add(kettle);
    await Promise.resolve();
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(server.cart()).toEqual({ 7: 1 }));
  });
});

describe("what stays as it is", () => {
  test("visitors' lists, and the stored format", async () => {
    const visitor = openPage(server);
    started(visitor.sync(0));
    visitor.cart.add(kettle, 2);
    visitor.cart.flush();
    expect(visitor.market.calls).toEqual([]);
    await visitor.signIn();
    await vi.waitFor(() => expect(server.cart()).toEqual({ 7: 2 }));
    expect(visitor.tab.storage.getItem("shopCart")).toBe(JSON.stringify([{ ...kettle, num: 2 }]));
  });

  test("a server without the operations: it is asked once, and nothing is said", async () => {
    const answers = [
      () => Response.json({ code: 404, msg: "Not found", data: null }, { status: 404 }),
      () => Response.json({ code: 404, msg: "Not found", data: null }),
      () => new Response("<h1>Not found</h1>", { status: 404 }),
    ];
    for (const answer of answers) {
      const onFailure = vi.fn();
      const fetch = vi.fn(async () => answer());
      const page = openPage(server);
      const market = createMarketplace({
        baseUrl: "https://old.example",
        fetch,
        session: page.session,
        onFailure,
      });
      await page.signIn();
      const { session, cart, favorites, tab } = page;
      const sync = started(syncLists({ market, session, cart, favorites, storage: tab.storage, delayMs: 0 }));
      await sync.run();
      cart.add(kettle);
      await sync.run();
      expect(page.lines()).toEqual({ 7: 1 });
      expect(fetch).toHaveBeenCalledTimes(1);
      expect(onFailure).not.toHaveBeenCalled();
      expect(session.get()).toBe("token-1");
    }
  });

  test.each([
    { version: 1, favorites: [] },
    { version: "new", cart: [], favorites: [] },
    { version: 1, cart: [{ id: 9, shop_id: 4, num: null }], favorites: [] },
    { version: 1, cart: [{ id: 9, num: 1 }], favorites: [] },
    { version: 1, cart: [], favorites: [null] },
  ])("both lists where the server's cannot be read: %j", async (data) => {
    const page = openPage(server);
    page.cart.add(kettle);
    const fetch = vi.fn(async () => Response.json({ code: 1, msg: "", data }));
    const market = createMarketplace({ baseUrl: "https://odd.example", fetch, session: page.session });
    await page.signIn();
    const { session, cart, favorites, tab } = page;
    await started(syncLists({ market, session, cart, favorites, storage: tab.storage })).run();
    expect(page.lines()).toEqual({ 7: 1 });
    expect(fetch.mock.calls.length).toBeGreaterThan(0);
    expect(new Set(fetch.mock.calls.map(([url]: unknown[]) => url))).toEqual(
      new Set(["https://odd.example/api/user/lists"]),
    );
  });

  test("counts that the server sends as digits are read", async () => {
    const page = openPage(server);
    const line = { id: 9, shop_id: 4, num: "2", updatetime: "5", sku_id: null };
    const data = { version: "3", cart: [line], favorites: [] };
    const fetch = async () => Response.json({ code: 1, msg: "", data });
    const market = createMarketplace({ baseUrl: "https://odd.example", fetch, session: page.session });
    await page.signIn();
    const { session, cart, favorites, tab } = page;
    await started(syncLists({ market, session, cart, favorites, storage: tab.storage })).run();
    expect(page.cart.state.lines).toEqual([{ id: 9, shopId: 4, shopName: "", num: 2 }]);
  });

  test("lines that no server could take, and lists that are too long for it", async () => {
    const phone = await device();
    phone.cart.add({ ...kettle, id: "not-an-id" }, 1);
    phone.cart.add(
      { ...lamp, title: `${"a".repeat(199)}😀`, price: "1e3", image: `data:${"a".repeat(400)}` },
      1,
    );
    await phone.run();
    expect(server.lists().cart).toEqual([
      expect.not.objectContaining({ price: "1e3", image: expect.anything() }),
    ]);
    expect(server.lists().cart[0]?.title).toBe("a".repeat(199));
    expect(phone.cart.state.lines).toHaveLength(2);
    phone.cart.replace(Array.from({ length: 501 }, (_, id) => ({ ...kettle, id, num: 1 })));
    const { version } = server.lists();
    await phone.run();
    expect(server.lists().version).toBe(version);
    phone.cart.removeAt(500);
    await phone.run();
    expect(server.lists().cart).toHaveLength(500);
    expect(phone.cart.state.lines).toHaveLength(500);
  });

  test("a record that can't be read: the lists are merged again", async () => {
    const phone = await device();
    phone.cart.add(kettle, 2);
    await phone.run();
    phone.stop();
    for (const text of ["{", "[]", '{"member":"1"}', '{"member":"1","version":1,"cart":{},"favorites":{}}']) {
      phone.tab.storage.setItem("member_lists", text);
      const again = await device({ tab: phone.tab });
      expect(again.lines()).toEqual({ 7: 2 });
      expect(server.cart()).toEqual({ 7: 2 });
      again.stop();
    }
  });
});

describe("a browser whose platform does not answer", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  const lock = () => {
    const held = new Set<string>();
    const request = vi.fn(async (name: string, work: () => Promise<void>) => {
      held.add(name);
      await work();
      held.delete(name);
    });
    vi.stubGlobal("navigator", { locks: { request } });
    return { held, request };
  };

  test.each([
    ["never grants it", () => new Promise<void>(() => {})],
    [
      "refuses it",
      () => {
        throw new DOMException("opaque origin", "SecurityError");
      },
    ],
    ["rejects", () => Promise.reject(new DOMException("opaque origin", "SecurityError"))],
  ])("goes on without a lock where it %s", async (_what, request) => {
    vi.stubGlobal("navigator", { locks: { request } });
    const page = openPage(server);
    page.cart.add(kettle, 2);
    await page.signIn();
    const sync = started(page.sync());
    for (let round = 1; round <= 2; round++) {
      const run = sync.run();
      await vi.advanceTimersByTimeAsync(5_000);
      await run;
    }
    expect(server.cart()).toEqual({ 7: 2 });
    page.cart.add(kettle, 1);
    const run = sync.run();
    await vi.advanceTimersByTimeAsync(5_000);
    await run;
    expect(server.cart()).toEqual({ 7: 3 });
  });

  test("does nothing with a lock that is granted too late", async () => {
    let grant: (() => unknown) | undefined;
    const request = (_name: string, work: () => unknown) => {
      grant ??= work;
      return new Promise<void>(() => {});
    };
    vi.stubGlobal("navigator", { locks: { request } });
    const page = openPage(server);
    await page.signIn();
    started(page.sync());
    await vi.advanceTimersByTimeAsync(5_000);
    const reads = page.reads();
    expect(reads).toBeGreaterThan(0);
    expect(await grant?.()).toBeUndefined();
    expect(page.reads()).toBe(reads);
  });

  test("holds no lock while the user is read, and leaves the lists alone where that never ends", async () => {
    const { held, request } = lock();
    const page = openPage(server);
    await page.signIn();
    const session = { ...page.session, user: () => new Promise<never>(() => {}) };
    const sync = started(syncLists({ ...page, session, storage: page.tab.storage }));
    const run = sync.run();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([held.size, request.mock.calls.length]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(9_000);
    await run;
    expect([held.size, page.reads()]).toEqual([0, 0]);
  });
});
