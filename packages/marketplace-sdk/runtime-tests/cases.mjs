/**
 * What the client promises wherever it runs, against the server of `server.mjs`. Only the web's own globals are used here, so
 * that one file runs on every runtime.
 *
 * @param {typeof import("marketplace-sdk")} sdk
 * @param {{ api: string }} addresses
 * @returns {Promise<{ name: string, error?: string }[]>} one result per case
 */
export async function runCases(sdk, addresses) {
  const results = [];
  for (const [name, test] of Object.entries(cases)) {
    try {
      await test(harness(sdk, addresses));
      results.push({ name });
    } catch (error) {
      results.push({ name, error: String(error?.stack ?? error) });
    }
  }
  return results;
}

const ACCOUNT = { account: "buyer", password: "buyer-demo" };
const TOKEN = "6f1d-token";
const ORDER = { items: [{ id: 3, num: 1 }], address_id: 301, price_token: "pt-1", expect_total: "12.50" };

const cases = {
  async "sign in"({ sdk, create, sent }) {
    const session = sdk.memorySession();
    const market = create({ session });
    const error = await failure(market.auth.login({ ...ACCOUNT, password: "wrong" }));
    equal([error.kind, error.msg], ["api", "Wrong password"]);
    const { userinfo } = await market.auth.login(ACCOUNT);
    session.set(userinfo.token);
    equal((await market.account.get()).money, "5000.000000");
    equal(
      (await sent()).map(({ headers }) => headers.token),
      [undefined, undefined, TOKEN],
    );
  },

  async "list, page by page"({ sdk, create, sent }) {
    const ids = [];
    for await (const { id } of sdk.pages(create().products.list, { limit: 10 })) ids.push(id);
    equal(
      ids,
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    equal(
      (await sent()).map(({ json }) => json.page),
      [1, 2, 3],
    );
  },

  async upload({ create }) {
    const bytes = new Uint8Array(100_000).map((_, index) => index % 251);
    const file = new File([bytes], "photo.png", { type: "image/png" });
    const { url, fullurl } = await create({ signedIn: true }).uploads.image({ file });
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    equal(url, `/${[...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`);
    equal(fullurl.endsWith("/photo.png?type=image/png"), true);
  },

  async "order again after a lost answer"({ create, sent }) {
    const keys = new Map();
    const keyStorage = () => ({
      getItem: (name) => keys.get(name) ?? null,
      setItem: (name, key) => keys.set(name, key),
      removeItem: (name) => keys.delete(name),
    });
    const market = create({ signedIn: true, scenario: "lose the first answer", keyStorage });
    equal((await failure(market.orders.create(ORDER))).kind, "network");
    equal((await market.orders.create(ORDER)).pay.pay_no, "P1");
    await market.orders.create(ORDER);
    const [lost, repeated, next] = (await sent()).map(({ headers }) => headers["idempotency-key"]);
    equal([typeof lost, lost === repeated, lost === next], ["string", true, false]);
  },

  async "redirect within the origin"({ create, sent }) {
    const market = create({ signedIn: true, scenario: "three redirects" });
    equal((await market.account.get()).id, 7);
    const requests = await sent();
    equal(
      requests.map(({ headers }) => headers.token),
      [TOKEN, TOKEN, TOKEN, TOKEN],
    );
    equal(new Set(requests.map(({ method }) => method)).size, 1);
  },

  async "redirect to another origin"({ create, sent }) {
    const market = create({ signedIn: true, scenario: "another origin" });
    const answer = await market.fetch("/api/user/index");
    equal((await answer.json()).data.id, 7);
    // Nor does another host see a header of the program, such as the one that names this run.
    equal(
      (await sent()).map(({ headers }) => [headers.token, typeof headers["x-run"]]),
      [
        [TOKEN, "string"],
        [undefined, "undefined"],
      ],
    );
    // What another host says is no answer to a POST.
    equal((await failure(market.account.get())).kind, "protocol");
    equal((await sent()).length, 3);
  },

  async "too many redirects"({ create, sent }) {
    const error = await failure(create({ scenario: "endless redirects" }).products.list());
    equal([error.kind, error.status, (await sent()).length], ["http", 307, 6]);
  },

  async "time-out"({ create }) {
    const start = performance.now();
    const market = create({ scenario: "silent" });
    equal((await failure(market.products.list({}, { timeoutMs: 300 }))).kind, "timeout");
    equal(performance.now() - start < 5000, true);
  },

  async abort({ create, sent }) {
    const controller = new AbortController();
    const call = failure(create({ scenario: "silent" }).products.list({}, { signal: controller.signal }));
    while ((await sent()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    controller.abort();
    equal((await call).kind, "aborted");
  },

  async "HTML instead of JSON"({ create }) {
    equal((await failure(create({ scenario: "html" }).products.list())).kind, "protocol");
  },
};

/** What a case works with: clients whose requests the server can identify, and the requests it received from them. */
function harness(sdk, { api }) {
  const run = crypto.randomUUID();
  return {
    sdk,
    create: ({ scenario = "", signedIn = false, session, keyStorage } = {}) =>
      sdk.createMarketplace({
        baseUrl: api,
        session: session ?? sdk.memorySession(signedIn ? TOKEN : undefined),
        keyStorage,
        headers: { "x-run": run, "x-scenario": scenario },
      }),
    sent: async () => (await fetch(`${api}/journal?run=${run}`)).json(),
  };
}

/** The error of a call that has to fail. */
const failure = (call) =>
  call.then(
    () => {
      throw new Error("The call should have failed");
    },
    (error) => error,
  );

function equal(actual, expected) {
  // JSON has no undefined inside lists: null is what it becomes on both sides.
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wanted) throw new Error(`expected ${wanted}, got ${found}`);
}
