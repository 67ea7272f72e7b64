import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Person, Wanted } from "./person";

/** Milliseconds to wait for an element. */
const TIMEOUT_MS = 30_000;
/** Key of an element's id in WebDriver's messages. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** WebKitGTK's window can't be this narrow; it becomes about 450 pixels wide. */
const PHONE = { width: 390, height: 844 };
const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const require = createRequire(import.meta.url);
/** Testing Library as one script, to find elements by role and name like in the other engines. */
const TESTING_LIBRARY = readFileSync(
  require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** An element of the page. */
type Handle = Readonly<Record<typeof ELEMENT, string>>;

/** Runs in the page. Returns the last match, because a camera's field comes before the one for files. */
const FIND = `
  const matcher = (words) => words && new RegExp(words.source, words.flags);
  const find = (wanted) => {
    const root = wanted.in ? find(wanted.in) : document.body;
    if (!root) return null;
    const library = TestingLibraryDom;
    const found =
      "role" in wanted
        ? library.queryAllByRole(root, wanted.role, { name: matcher(wanted.name), level: wanted.level })
        : "label" in wanted
          ? library.queryAllByLabelText(root, matcher(wanted.label))
          : library.queryAllByText(root, matcher(wanted.text));
    const visible = found.filter((element) => element.type === "file" || element.getClientRects().length > 0);
    return visible.at(-1) ?? null;
  };
  return find(arguments[0]);
`;

/**
 * A user at WebKitGTK's MiniBrowser, through WebDriver (Debian's `webkit2gtk-driver` and `xvfb`). It shares its engine with
 * Safari, but isn't Safari.
 */
export class WebKit implements Person {
  private firstWindow: string | undefined;

  private constructor(
    private readonly driver: ChildProcess,
    private readonly session: string,
    private readonly origin: string,
  ) {}

  /** Starts a browser with an empty profile. @param origin before every path */
  static async start(origin: string): Promise<WebKit> {
    const port = await freePort();
    // A display of its own, in a process group that can be stopped as a whole.
    const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], {
      detached: true,
      stdio: "ignore",
    });
    const missing = new Promise<never>((_, reject) => driver.once("error", reject));
    const base = `http://127.0.0.1:${port}/session`;
    const options = { binary: MINI_BROWSER, args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    const { sessionId } = await Promise.race([
      missing,
      retry(() => sendCommand<{ sessionId: string }>("POST", base, { capabilities })),
    ]);
    const browser = new WebKit(driver, `${base}/${sessionId}`, origin);
    await browser.call("POST", "/window/rect", PHONE);
    return browser;
  }

  /** Stops the whole process group, too. */
  async close(): Promise<void> {
    await sendCommand("DELETE", this.session).catch(() => undefined);
    if (this.driver.pid) process.kill(-this.driver.pid, "SIGTERM");
  }

  open = (path: string): Promise<void> => this.call("POST", "/url", { url: this.origin + path });
  reload = (): Promise<void> => this.call("POST", "/refresh", {});
  back = (): Promise<void> => this.call("POST", "/back", {});

  waitForPath = (path: RegExp): Promise<void> =>
    retry(async () => {
      const { pathname, search } = new URL(await this.call<string>("GET", "/url"));
      if (!path.test(pathname + search)) throw new Error(`It is ${pathname}${search}, not ${path}.`);
    });

  run = <Value>(script: string, ...args: unknown[]): Promise<Value> =>
    this.call("POST", "/execute/sync", { script, args });

  expectVisible = async (wanted: Wanted): Promise<void> => void (await this.waitForElement(wanted));

  expectHidden = (wanted: Wanted): Promise<void> =>
    retry(async () => {
      if (await this.find(wanted)) throw new Error(`Still there: ${JSON.stringify(serialize(wanted))}`);
    });

  /** Retries while the element moves or something covers it. */
  click = (wanted: Wanted): Promise<void> =>
    retry(async () => {
      await this.onto(await this.waitForStable(wanted), "/click", {});
    });

  /** Retries while the element moves. */
  type = (wanted: Wanted, text: string): Promise<void> =>
    retry(async () => {
      const field = await this.waitForStable(wanted);
      await this.onto(field, "/clear", {});
      await this.onto(field, "/value", { text });
    });

  async setFile(wanted: Wanted, file: string): Promise<void> {
    await this.onto(await this.waitForElement(wanted), "/value", { text: file });
  }

  async draw(wanted: Wanted): Promise<void> {
    const origin = await this.waitForStable(wanted);
    const move = (x: number, y: number, duration = 0) => ({ type: "pointerMove", origin, x, y, duration });
    const actions = [
      move(-80, -10),
      { type: "pointerDown", button: 0 },
      ...[-60, -40, -20, 0, 20, 40, 60, 80].map((x, index) => move(x, index % 2 === 0 ? 20 : -20, 100)),
      { type: "pointerUp", button: 0 },
    ];
    const pointer = { type: "pointer", id: "pen", parameters: { pointerType: "mouse" }, actions };
    await this.call("POST", "/actions", { actions: [pointer] });
  }

  /** In a window, because hidden tabs can't be clicked. */
  async openSecondTab(): Promise<void> {
    this.firstWindow ??= await this.call<string>("GET", "/window");
    const { handle } = await this.call<{ handle: string }>("POST", "/window/new", { type: "window" });
    await this.call("POST", "/window", { handle });
    await this.call("POST", "/window/rect", PHONE);
  }

  async switchToFirstTab(): Promise<void> {
    await this.call("POST", "/window", { handle: this.firstWindow });
  }

  /**
   * Returns the element once it has loaded and stopped moving, because a click hits whatever is there when it arrives. Scrolls
   * it to the middle, because at the edge, where WebDriver leaves it, the shop's bars may cover it.
   */
  private async waitForStable(wanted: Wanted): Promise<Handle> {
    const handle = await this.waitForElement(wanted);
    await this.run("arguments[0].scrollIntoView({ block: 'center' })", handle);
    const look = () =>
      this.run<string>(
        `const { top, left } = arguments[0].getBoundingClientRect();
        return [top, left, arguments[0].ariaBusy === "true"].join()`,
        handle,
      );
    await retry(async () => {
      const before = await look();
      await wait(100);
      const after = await look();
      if (before !== after || after.endsWith("true")) throw new Error("It still moves or loads.");
    });
    return handle;
  }

  /** @throws {Error} with the page's text if the element doesn't appear */
  private async waitForElement(wanted: Wanted): Promise<Handle> {
    try {
      return await retry(async () => {
        const handle = await this.find(wanted);
        if (!handle) throw new Error("not there");
        return handle;
      });
    } catch (cause) {
      const words = await this.run<string>("return location.href + '\\n' + document.body.innerText");
      throw new Error(`Not seen: ${JSON.stringify(serialize(wanted))}\n${words}`, { cause });
    }
  }

  private async find(wanted: Wanted): Promise<Handle | null> {
    if (!(await this.run<boolean>("return 'TestingLibraryDom' in globalThis")))
      await this.run(TESTING_LIBRARY);
    return this.run<Handle | null>("script" in wanted ? wanted.script : FIND, serialize(wanted));
  }

  private onto = (handle: Handle, action: string, body: object): Promise<unknown> =>
    this.call("POST", `/element/${handle[ELEMENT]}${action}`, body);

  private call = <Value>(method: string, path: string, body?: object): Promise<Value> =>
    sendCommand<Value>(method, this.session + path, body);
}

/** Makes the patterns serializable, to pass them to the page. */
function serialize(wanted: Wanted): object {
  if ("script" in wanted) return wanted;
  const inside = wanted.in && { in: serialize(wanted.in) };
  if ("role" in wanted) return { ...wanted, name: serializePattern(wanted.name), ...inside };
  if ("label" in wanted) return { label: serializePattern(wanted.label), ...inside };
  return { text: serializePattern(wanted.text), ...inside };
}

function serializePattern(words: string | RegExp | undefined): { source: string; flags: string } | undefined {
  if (words === undefined) return undefined;
  if (words instanceof RegExp) return { source: words.source, flags: words.flags };
  return { source: words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), flags: "i" };
}

/** Retries until it succeeds. @throws the last attempt's error */
async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (const end = Date.now() + TIMEOUT_MS; ; await wait(100)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

async function sendCommand<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(address)));
    });
  });
}
