import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

/* What no browser test can bring about: a store that never answers, or fails half-way. The rest is in e2e/host-faults.ts. */

const ORIGIN = "https://shop.example";
const SCRIPT = "/assets/index-1.js";
const TEXTS = "/assets/texts-de-2.js";
const PAGE = `<script src="${SCRIPT}"></script>`;
const SHELL = "shell-1";

type Handler = (event: object) => void;
const handlers = new Map<string, Handler>();

/** The bodies of a host's files by address. */
let host: Record<string, string>;
/** What was asked of it: `default /assets/index-1.js`. */
let asked: string[];
/** What the browser keeps, by cache and address. */
let kept: Map<string, Map<string, Response>>;
/** Before each access to what the browser keeps. */
let access: () => Promise<void>;
let put: (address: string) => Promise<void>;

/** The type of all answers, in place of the right one. */
let type: string | undefined;

const typeOf = (address: string): string => (address.endsWith(".js") ? "text/javascript" : "text/html");
const answer = (address: string, body: string): Response =>
  new Response(body, { headers: { "content-type": type ?? typeOf(address) } });

async function fetchFromHost(target: string | { url: string }, init: RequestInit = {}): Promise<Response> {
  const address = typeof target === "string" ? target : target.url.slice(ORIGIN.length);
  asked.push(`${init.cache ?? "plain"} ${address}`);
  const body = host[address] ?? "none";
  // The hash of a file's content is its content here.
  if (init.integrity && init.integrity !== body) throw new TypeError("Failed to fetch");
  return answer(address, body);
}

const storage = {
  async open(name: string) {
    await access();
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return {
      match: async (address: string) => cache.get(address)?.clone(),
      async put(address: string, response: Response) {
        await put(address);
        cache.set(address, response);
      },
      delete: async (address: string) => cache.delete(address),
    };
  },
  has: async (name: string) => kept.has(name),
  delete: async (name: string) => kept.delete(name),
};

beforeAll(async () => {
  vi.stubGlobal("self", {
    location: { origin: ORIGIN },
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
  });
  vi.stubGlobal("__PRECACHE__", {
    version: "1",
    first: { [SCRIPT]: "script" },
    later: { [TEXTS]: "texts" },
    page: [SCRIPT],
    screens: ["", "goods"],
  });
  await import("./service-worker");
  vi.unstubAllGlobals();
});

beforeEach(() => {
  host = { "/?kept": PAGE, "/goods": PAGE, [SCRIPT]: "script", [TEXTS]: "texts" };
  type = undefined;
  asked = [];
  kept = new Map();
  access = async () => undefined;
  put = async () => undefined;
  vi.stubGlobal("self", { location: { origin: ORIGIN } });
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("fetch", fetchFromHost);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function install(): Promise<void> {
  const work: Promise<unknown>[] = [];
  handlers.get("install")?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}

/** The worker's answer, once all that it does besides has ended. */
async function request(address: string, mode = "cors"): Promise<string> {
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  handlers.get("fetch")?.({
    request: { url: ORIGIN + address, method: "GET", mode },
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith(promise: Promise<Response>) {
      response = promise;
    },
  });
  const given = await response;
  const text = given?.type === "error" ? "error" : (given?.text() ?? "left to the browser");
  await Promise.all(work);
  return text;
}

const keptNames = (): string[] => [...(kept.get(SHELL)?.keys() ?? [])];

test("keeps the page and the files of the build, and gives them without the host", async () => {
  await install();
  expect(keptNames().sort()).toEqual(["/?kept", SCRIPT].sort());
  asked = [];
  expect(await request("/goods", "navigate")).toBe(PAGE);
  expect(await request(SCRIPT)).toBe("script");
  expect(asked).toEqual([]);
});

test("a host that is wrong about the page is asked for nothing else", async () => {
  host["/?kept"] = "<h1>Sign in to continue</h1>";
  await expect(install()).rejects.toThrow("/?kept is not the page of this build, but 200 text/html");
  expect(asked).toEqual(["reload /?kept"]);
  expect(kept.size).toBe(0);
});

test("one wrong file leaves nothing behind", async () => {
  host[SCRIPT] = "script of another release";
  await expect(install()).rejects.toThrow();
  expect(asked).toEqual(["reload /?kept", `default ${SCRIPT}`, `reload ${SCRIPT}`]);
  expect(kept.size).toBe(0);
});

test("a full disk gets back what the installation took, but not what another worker of the same version keeps", async () => {
  put = async (address) => {
    if (address === SCRIPT) throw new DOMException("Quota exceeded.", "QuotaExceededError");
  };
  await expect(install()).rejects.toThrow("Quota exceeded.");
  expect(kept.size).toBe(0);

  kept.set(SHELL, new Map([[SCRIPT, answer(SCRIPT, "script")]]));
  await expect(install()).rejects.toThrow("Quota exceeded.");
  expect(keptNames()).toContain(SCRIPT);
});

test("a file that the host has otherwise is passed on and not kept, and the next page is the host's", async () => {
  await install();
  host[TEXTS] = "texts in a smaller form";
  host["/goods"] = "the host's page";
  expect(await request(TEXTS)).toBe("texts in a smaller form");
  expect(keptNames()).toEqual([SCRIPT]);
  expect(await request("/goods", "navigate")).toBe("the host's page");
  // It is the build's again.
  expect(keptNames().sort()).toEqual(["/?kept", SCRIPT].sort());
});

test("a page in place of a script is no answer", async () => {
  host[TEXTS] = "<h1>Not here</h1>";
  type = "text/html";
  expect(await request(TEXTS)).toBe("error");
});

/** What the page asks of the worker. */
async function tell(data: string): Promise<void> {
  const work: Promise<unknown>[] = [];
  handlers.get("message")?.({ data, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}

test("a login in front of the shop gets the next page; a host that is out of reach does not", async () => {
  await install();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await tell("check-host");
  expect(keptNames()).toContain("/?kept");

  vi.stubGlobal("fetch", fetchFromHost);
  host["/?kept"] = "<h1>Sign in to continue</h1>";
  host["/goods"] = "<h1>Sign in to continue</h1>";
  await tell("check-host");
  expect(await request("/goods", "navigate")).toBe("<h1>Sign in to continue</h1>");
});

test("files of other builds and other addresses are left to the browser", async () => {
  expect(await request("/assets/index-0.js")).toBe("left to the browser");
  expect(await request(`${SCRIPT}?v=2`)).toBe("left to the browser");
  expect(await request("/_dev", "navigate")).toBe("left to the browser");
});

test("a store that fails is as good as empty", async () => {
  access = () => Promise.reject(new DOMException("The disk is broken."));
  expect(await request("/goods", "navigate")).toBe(PAGE);
  expect(await request(SCRIPT)).toBe("script");
});

// The last one: from here on the worker knows that its store is silent.
test("a store that never answers is waited for once", async () => {
  vi.useFakeTimers();
  access = () => new Promise(() => undefined);
  let shown = "";
  const first = { request: { url: `${ORIGIN}/goods`, method: "GET", mode: "navigate" } };
  const respondWith = (response: Promise<Response>) =>
    void response.then(async (page) => {
      shown = await page.text();
    });
  const waitUntil = () => undefined;
  handlers.get("fetch")?.({ ...first, respondWith, waitUntil });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(shown).toBe("");
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toBe(PAGE);

  shown = "";
  handlers.get("fetch")?.({ ...first, respondWith, waitUntil });
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toBe(PAGE);
});

// Browsers hold back all requests until a worker is active.
test.each([
  ["never answers", () => new Promise<never>(() => undefined)],
  ["fails", () => Promise.reject(new DOMException("The disk is broken."))],
])("a store that %s does not keep the worker from becoming active", async (_what, keys) => {
  vi.useFakeTimers();
  vi.stubGlobal("caches", { ...storage, keys });
  const claim = vi.fn();
  vi.stubGlobal("self", { location: { origin: ORIGIN }, clients: { claim } });
  let isActive = false;
  const waitUntil = (work: Promise<unknown>) => void work.then(() => (isActive = true));
  handlers.get("activate")?.({ waitUntil });
  await vi.advanceTimersByTimeAsync(2_000);
  expect([isActive, claim.mock.calls.length]).toEqual([true, 1]);
});
