const TOKEN = "6f1d-token";
const USER = { id: 7, nickname: "Mira Ångström", token: TOKEN };
const ORDER = {
  items: [{ id: 3, shop_id: 1, num: 1 }],
  address_id: 301,
  price_token: "pt-1",
  expect_total: "12.50",
};

/** What the SDK promises in React Native. Each case gets everything that its subpaths export. */
export const cases = {
  async "there is nothing of a page"() {
    const missing =
      "crypto document localStorage File indexedDB BroadcastChannel TextDecoder structuredClone DOMException URL";
    for (const name of missing.split(" ")) equal([name, typeof globalThis[name]], [name, "undefined"]);
  },

  async "a session outlives the application, on a storage of promises"(sdk) {
    const device = asyncStorage();
    respondWith({ "/api/user/login": { userinfo: USER }, "/api/user/index": { id: 7, money: 0.0000001 } });
    const first = await start(sdk, device);
    await first.market.auth.signIn({ account: "mira", password: "lantern" });
    await first.loaded.flush();
    equal(device.values.access_key, TOKEN);

    const second = await start(sdk, device);
    equal(second.session.get(), TOKEN);
    equal(await second.session.user(), USER);
    equal((await second.market.account.get()).money, "0.0000001");
    equal(sent.at(-1).headers.token, TOKEN);

    respondWith({ "/api/user/logout": null });
    await second.market.auth.logout();
    await second.loaded.flush();
    equal((await start(sdk, device)).session.get(), undefined);
  },

  async "cart, favorites and language are read before they are used"(sdk) {
    const device = asyncStorage();
    const first = await start(sdk, device);
    first.cart.add({ id: 1, shopId: 2, shopName: "Harbour" }, 2);
    first.favorites.add({ id: 1, title: "Kettle" });
    first.language.set("ar");
    await first.loaded.flush();

    const second = await start(sdk, device);
    equal([second.cart.state.count, second.favorites.has("1"), second.language.state.code], [2, true, "ar"]);
    equal(second.language.dir(), "rtl");
    equal(JSON.parse(device.values.lang).langText, "العربية");
  },

  async "writes arrive in their order, and a failed one is told"(sdk) {
    const device = asyncStorage();
    const failed = [];
    const loaded = await sdk.loadStorage(device, { onError: (_error, key) => failed.push(key) });
    for (const value of ["1", "2", "3"]) loaded.setItem("a", value);
    await loaded.flush();
    device.isFull = true;
    loaded.setItem("b", "4");
    equal(loaded.getItem("b"), "4");
    await loaded.flush();
    equal([device.values.a, failed], ["3", ["b"]]);
  },

  async "an order is sent again under its key, also after a restart"(sdk) {
    const device = asyncStorage();
    let isLost = true;
    globalThis.respond = (url, init) => {
      sent.push({ url, ...init });
      if (isLost) throw new TypeError("lost");
      return envelope({ orders: [], pay: { pay_no: "P1" } });
    };
    const first = await start(sdk, device, TOKEN);
    equal((await failure(first.market.orders.create(ORDER))).kind, "network");
    const lost = sent.at(-1).headers["idempotency-key"];
    await first.loaded.flush();
    isLost = false;
    const second = await start(sdk, device, TOKEN);
    equal((await second.market.orders.create(ORDER)).pay.pay_no, "P1");
    const repeated = sent.at(-1).headers["idempotency-key"];
    await second.market.orders.create(ORDER);
    const next = sent.at(-1).headers["idempotency-key"];
    equal([typeof lost, lost === repeated, lost === next], ["string", true, false]);
  },

  async "a list is walked page by page, in a dialect too"(sdk) {
    globalThis.respond = (_url, { body }) => {
      const page = Number(/page=(\d+)/.exec(body)[1]);
      return new Response(JSON.stringify({ status: 200, data: { last_page: 3, data: [{ id: page }] } }));
    };
    const dialect = { envelope: { code: "status", success: [200] }, body: "form" };
    const { market } = await start(sdk, asyncStorage(), undefined, { dialect });
    const ids = [];
    for await (const { id } of sdk.pages(market.products.list, {})) ids.push(id);
    equal(ids, [1, 2, 3]);
    equal((await sdk.take(sdk.pages(market.products.list, {}), 2)).length, 2);
  },

  async "a picture of the device is uploaded by its address"(sdk) {
    respondWith({ "/api/index/upload": { url: "/uploads/a.jpg" } });
    const file = { uri: "file:///photos/a.jpg", name: "a.jpg", type: "image/jpeg" };
    const { market } = await start(sdk, asyncStorage(), TOKEN);
    equal((await market.uploads.image({ file })).url, "/uploads/a.jpg");
    equal(sent.at(-1).body.getParts(), [{ fieldName: "file", ...file }]);
    equal(sent.at(-1).headers["content-type"], undefined);
  },

  async "retries, time-out, abort and 401"(sdk) {
    let answers = [503, 200];
    globalThis.respond = (url, init) => {
      sent.push({ url, ...init });
      return envelope({ id: 7 }, answers.shift());
    };
    const { market } = await start(sdk, asyncStorage(), TOKEN);
    equal((await market.account.get()).id, 7);
    answers = [401];
    const ended = [];
    const dead = await start(sdk, asyncStorage(), TOKEN, {
      onUnauthorized: (event) => ended.push(event.ended),
    });
    equal((await failure(dead.market.account.get())).isUnauthorized, true);
    equal([dead.session.get(), ended], [undefined, [true]]);
    globalThis.respond = () => new Promise(() => {});
    equal((await failure(market.account.get({ timeoutMs: 20 }))).kind, "timeout");
    const controller = new AbortController();
    const call = failure(market.account.get({ signal: controller.signal }));
    controller.abort();
    equal((await call).kind, "aborted");
  },

  async "long ids are exact, and lists are synchronized"(sdk) {
    const { market, session, cart, favorites, loaded } = await start(sdk, asyncStorage(), TOKEN);
    await session.save(USER);
    cart.add({ id: 1, shopId: 2, shopName: "Harbour", title: "Kettle \ud800" });
    const saves = [];
    let lists = '{"version":1,"cart":[{"id":9007199254740993,"shop_id":2,"num":1}],"favorites":[]}';
    globalThis.respond = (url, init) => {
      if (url.endsWith("/lists_save")) {
        saves.push(JSON.parse(init.body));
        lists = JSON.stringify({ ...saves.at(-1), version: 2 });
      }
      return new Response(`{"code":1,"msg":"","data":${lists}}`);
    };
    const running = sdk.syncLists({ market, session, cart, favorites, storage: loaded });
    await running.run();
    running.stop();
    const ids = cart.state.lines.map(({ id }) => id);
    equal(ids, [1, "9007199254740993"]);
    equal(saves[0].cart[0].title, "Kettle ");
  },
};

/** The application's start: everything waits for the storage once. */
async function start(sdk, device, token, more) {
  const loaded = await sdk.loadStorage(device);
  const typedStorage = sdk.createTypedStorage({ storage: loaded });
  const session = sdk.createSession({ storage: typedStorage });
  if (token) session.set(token);
  const language = sdk.createLanguage({ storage: typedStorage });
  const market = sdk.createMarketplace({
    baseUrl: "https://api.example.com",
    session,
    language: () => language.state.code,
    keyStorage: () => loaded,
    retry: { baseMs: 1 },
    ...more,
  });
  const cart = sdk.createCart({ storage: typedStorage });
  return {
    loaded,
    session,
    language,
    market,
    cart,
    favorites: sdk.createFavorites({ storage: typedStorage }),
  };
}

/** As `@react-native-async-storage/async-storage`: every method returns a promise. */
function asyncStorage() {
  const values = {};
  const later = (work) => new Promise((resolve) => setTimeout(resolve, 1)).then(work);
  return {
    values,
    isFull: false,
    getAllKeys: () => later(() => Object.keys(values)),
    getItem: (key) => later(() => values[key] ?? null),
    setItem(key, value) {
      return later(() => {
        if (this.isFull) throw new Error("SQLITE_FULL");
        values[key] = value;
      });
    },
    removeItem: (key) => later(() => delete values[key]),
  };
}

/** Every request so far. */
const sent = [];

const envelope = (data, status = 200) =>
  new Response(JSON.stringify({ code: status === 200 ? 1 : status, msg: "", data }), { status });

function respondWith(byPath) {
  globalThis.respond = (url, init) => {
    sent.push({ url, ...init });
    return envelope(byPath[url.replace("https://api.example.com", "")]);
  };
}

const failure = (call) =>
  call.then(
    () => {
      throw new Error("The call should have failed");
    },
    (error) => error,
  );

function equal(actual, expected) {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wanted) throw new Error(`expected ${wanted}, got ${found}`);
}
