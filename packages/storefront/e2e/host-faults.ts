import { createHash } from "node:crypto";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { type BuiltShop, serveBuiltShop } from "./built-shop";

/*
 * Hosts that answer wrongly, disks that are full, and browsers that kept something wrong, each with what a visitor gets. The
 * table of docs/hosts.md is made of them.
 */

/** A visitor of a shop on a host of its own. */
export interface Visit {
  readonly page: Page;
  readonly shop: BuiltShop;
  readonly context: BrowserContext;
}

/** A screen that a visitor opens, and its first heading. */
interface Screen {
  readonly path: string;
  readonly heading: string;
}

/** What goes wrong, and what a visitor gets. */
export interface HostFault {
  /** For the table, and the test's name. */
  readonly name: string;
  /** What the visitor's browser has when it begins: nothing, or the offline worker with what it keeps. */
  readonly visitor: "first visit" | "returning";
  readonly screen: Screen;
  /** What the visitor gets while it lasts. Nothing but the screen's own files is wrong where it `says so`. */
  readonly meanwhile: "works" | "says so" | "waits for the host" | "meets the login" | "is over at once";
  /** Code of the language; default: English. */
  readonly language?: string;
  begin(visit: Visit): Promise<void> | void;
  end?(visit: Visit): Promise<void> | void;
}

const GOODS: Screen = { path: "/goods?id=1003", heading: "Stoneware teapot with lift-out strainer" };
const HELP: Screen = { path: "/faqs", heading: "Help" };
const PRODUCTS: Screen = { path: "/product", heading: "Products" };
const GERMAN: Screen = { path: "/product", heading: "Produkte" };
const FAILED = "This page didn’t load";

const KEPT = /^\/\?kept$/;
const MAIN_SCRIPT = /^\/assets\/index-.+\.js$/;
const MAIN_STYLES = /^\/assets\/index-.+\.css$/;
const GOODS_SCRIPT = /^\/assets\/goods-.+\.js$/;
const GERMAN_TEXTS = /^\/assets\/texts-de-.+\.js$/;
const PICTURE = /^\/uploads\/products\//;
const WORKER = /^\/service-worker\.js$/;
const ALL_BUT_API = /^\/(?!api\/)/;
const ALL = /^\//;

type Answer = Parameters<BuiltShop["misbehave"]>[1];

const misbehaves =
  (address: RegExp, answer: Answer): HostFault["begin"] =>
  ({ shop }) =>
    shop.misbehave(address, answer);

/** The same once the browser has lost what it kept there. */
const loses =
  (address: RegExp, answer: Answer): HostFault["begin"] =>
  async ({ page, shop }) => {
    shop.misbehave(address, answer);
    await page.evaluate(async (source) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys())
          if (new RegExp(source).test(url.slice(location.origin.length))) await cache.delete(url);
      }
    }, address.source);
  };

/** Puts in place of what is kept of some addresses what a host answered in another place. */
const damages =
  (address: RegExp, from: string): HostFault["begin"] =>
  async ({ page, shop }) => {
    shop.misbehave(/^\/redirected$/, "redirect");
    await page.evaluate(
      async ([source, wrong]) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const { url } of await cache.keys())
            if (new RegExp(source).test(url.slice(location.origin.length)))
              await cache.put(url, await fetch(wrong));
        }
      },
      [address.source, from] as const,
    );
  };

async function fillDisk({ page, shop, context }: Visit): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: shop.url, quotaSize: 1 });
}

async function clearDisk({ page, shop, context }: Visit): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: shop.url });
}

const returns = { visitor: "returning" } as const;
const isNew = { visitor: "first visit" } as const;

export const HOST_FAULTS: readonly HostFault[] = [
  {
    ...isNew,
    name: "`/?kept` is redirected to `/`",
    screen: GOODS,
    meanwhile: "works",
    begin: misbehaves(KEPT, "redirect"),
  },
  {
    ...returns,
    name: "`/?kept` is redirected to `/`",
    screen: GOODS,
    meanwhile: "works",
    begin: loses(KEPT, "redirect"),
  },
  {
    ...isNew,
    name: "`/?kept` is a login page with 200",
    screen: GOODS,
    meanwhile: "works",
    begin: misbehaves(KEPT, "login"),
  },
  {
    ...returns,
    name: "`/?kept` is a login page with 200",
    screen: GOODS,
    meanwhile: "works",
    begin: loses(KEPT, "login"),
  },
  {
    ...isNew,
    name: "a screen's script is the shop's page with 200",
    screen: GOODS,
    meanwhile: "says so",
    begin: misbehaves(GOODS_SCRIPT, "page"),
  },
  {
    ...isNew,
    name: "a screen's script is the shop's page, to be kept for a year",
    screen: GOODS,
    meanwhile: "says so",
    begin: misbehaves(GOODS_SCRIPT, "page for a year"),
  },
  {
    ...returns,
    name: "a screen's script is the shop's page with 200",
    screen: GOODS,
    meanwhile: "says so",
    begin: loses(GOODS_SCRIPT, "page"),
  },
  {
    ...returns,
    name: "a screen's script is the shop's page, to be kept for a year",
    screen: GOODS,
    meanwhile: "says so",
    begin: loses(GOODS_SCRIPT, "page for a year"),
  },
  {
    ...isNew,
    name: "a screen's script is plain text",
    screen: GOODS,
    meanwhile: "says so",
    begin: misbehaves(GOODS_SCRIPT, "plain text"),
  },
  {
    ...isNew,
    name: "a screen's script is redirected to `/`",
    screen: GOODS,
    meanwhile: "says so",
    begin: misbehaves(GOODS_SCRIPT, "redirect"),
  },
  {
    ...isNew,
    name: "the main script is the shop's page with 200",
    screen: GOODS,
    meanwhile: "waits for the host",
    begin: misbehaves(MAIN_SCRIPT, "page"),
  },
  {
    ...returns,
    name: "the main script is the shop's page with 200",
    screen: GOODS,
    meanwhile: "waits for the host",
    begin: loses(MAIN_SCRIPT, "page"),
  },
  {
    ...returns,
    name: "the main script is the shop's page, to be kept for a year",
    screen: GOODS,
    meanwhile: "waits for the host",
    begin: loses(MAIN_SCRIPT, "page for a year"),
  },
  {
    ...returns,
    name: "the style sheet is the shop's page, to be kept for a year",
    screen: GOODS,
    meanwhile: "works",
    begin: loses(MAIN_STYLES, "page for a year"),
  },
  {
    ...isNew,
    name: "a language is the shop's page with 200: English is shown",
    language: "de",
    screen: GERMAN,
    meanwhile: "works",
    begin: misbehaves(GERMAN_TEXTS, "page"),
  },
  {
    ...returns,
    name: "a language is the shop's page, to be kept for a year: English is shown",
    language: "de",
    screen: GERMAN,
    meanwhile: "works",
    begin: loses(GERMAN_TEXTS, "page for a year"),
  },
  {
    ...returns,
    name: "a picture is a login page with 200",
    screen: PRODUCTS,
    meanwhile: "works",
    begin: loses(PICTURE, "login"),
  },
  {
    ...returns,
    name: "everything but the API is a login page with 200",
    screen: GOODS,
    meanwhile: "works",
    begin: misbehaves(ALL_BUT_API, "login"),
  },
  {
    ...returns,
    name: "everything and the API is a login page with 200",
    screen: GOODS,
    meanwhile: "meets the login",
    begin: misbehaves(ALL, "login"),
  },
  {
    ...isNew,
    name: "every file comes with `Vary: *`",
    screen: GOODS,
    meanwhile: "works",
    begin: misbehaves(/^\/(?!api\/|uploads\/)/, "never the same"),
  },
  {
    ...isNew,
    name: "the worker's script is the shop's page with 200",
    screen: GOODS,
    meanwhile: "works",
    begin: misbehaves(WORKER, "page"),
  },
  {
    ...isNew,
    name: "a release: machines with both versions answer in turn",
    screen: GOODS,
    meanwhile: "waits for the host",
    begin: ({ shop }) => shop.beginRelease(),
    end: ({ shop }) => shop.release(),
  },
  {
    ...returns,
    name: "a release: machines with both versions answer in turn",
    screen: GOODS,
    meanwhile: "works",
    begin: ({ shop }) => shop.beginRelease(),
    end: ({ shop }) => shop.release(),
  },
  {
    ...returns,
    name: "a release after the browser lost the main script",
    screen: GOODS,
    meanwhile: "waits for the host",
    async begin(visit) {
      await loses(MAIN_SCRIPT, "page")(visit);
      visit.shop.beginRelease();
    },
    end: ({ shop }) => shop.release(),
  },
  { ...isNew, name: "the disk is full", screen: GOODS, meanwhile: "works", begin: fillDisk, end: clearDisk },
  {
    ...returns,
    name: "the disk is full, and a language is new",
    language: "de",
    screen: GERMAN,
    meanwhile: "works",
    begin: fillDisk,
    end: clearDisk,
  },
  {
    ...returns,
    name: "the browser kept a redirected page as `/?kept`",
    screen: GOODS,
    meanwhile: "is over at once",
    begin: damages(KEPT, "/redirected"),
  },
  {
    ...returns,
    name: "the browser kept the shop's page as a screen's script",
    screen: GOODS,
    meanwhile: "is over at once",
    begin: damages(GOODS_SCRIPT, "/index.html"),
  },
  {
    ...returns,
    name: "the browser kept the shop's page as the main script",
    screen: GOODS,
    meanwhile: "is over at once",
    begin: damages(MAIN_SCRIPT, "/index.html"),
  },
  {
    ...returns,
    name: "the browser kept the shop's page as a picture",
    screen: PRODUCTS,
    meanwhile: "is over at once",
    begin: damages(PICTURE, "/index.html"),
  },
  {
    ...returns,
    name: "the browser kept the shop's page, redirected, as everything",
    screen: GOODS,
    meanwhile: "is over at once",
    begin: damages(/^\//, "/redirected"),
  },
];

const WORDS: Readonly<Record<HostFault["meanwhile"], string>> = {
  works: "the shop works",
  "says so": "that screen says that it didn’t load, and the others work",
  "waits for the host": "what the host gives, as without a worker",
  "meets the login": "the login, at the second visit",
  "is over at once": "the shop works",
};

/** The table of docs/hosts.md. */
export const hostFaultsTable = (): string =>
  [
    "| What is wrong | Visitor | While it lasts |",
    "|---|---|---|",
    ...HOST_FAULTS.map(({ name, visitor, meanwhile }) => `| ${name} | ${visitor} | ${WORDS[meanwhile]} |`),
  ].join("\n");

/** Lives through a fault, and expects of the shop what the table says of it. */
export async function liveThrough(fault: HostFault, context: BrowserContext, api: string): Promise<void> {
  const shop = await serveBuiltShop(api);
  const page = await context.newPage();
  const visit = { page, shop, context };
  const { screen, meanwhile, language } = fault;
  try {
    if (fault.visitor === "returning") await becomeRegular(visit);
    if (language) await speak(page, language);
    await fault.begin(visit);
    await openDuring(fault, visit);

    shop.mend();
    await fault.end?.(visit);
    // What was still kept for the page before the fault began is no answer.
    if (meanwhile === "is over at once") await open(visit, screen);
    for (let reloads = 0; reloads < 2 && !(await isRight(visit, fault)); reloads++) await page.reload();
    expect(await isRight(visit, fault), "right within two reloads").toBe(true);
    await expectSoundWorker(visit);
  } finally {
    await page.close();
    await shop.close();
  }
}

/** What a visitor sees while it lasts. */
async function openDuring({ visitor, screen, meanwhile, language }: HostFault, visit: Visit): Promise<void> {
  const { page } = visit;
  const title = page.getByRole("heading", { level: 1 });
  if (meanwhile === "is over at once") return;
  if (meanwhile === "waits for the host") {
    for (let visits = 0; visits < 3; visits++) await page.goto(visit.shop.url + screen.path);
    return;
  }
  if (meanwhile === "meets the login") {
    await open(visit, screen);
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(async () => {
      await open(visit, screen);
      await expect(title).toHaveText("Sign in to continue", { timeout: 1_000 });
    }).toPass();
    return;
  }
  if (visitor === "first visit") {
    await open(visit, HELP);
    await expect(title).toHaveText(HELP.heading);
    // What the worker does with such a host.
    await installationEnds(page);
    await open(visit, HELP);
    await expect(title).toHaveText(HELP.heading);
  }
  for (let visits = 0; visits < 3; visits++) {
    await open(visit, screen);
    await expect(title).toHaveText(meanwhile === "says so" ? FAILED : language ? /./ : screen.heading);
  }
  if (meanwhile === "says so") {
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(title).toHaveText(FAILED);
    await open(visit, PRODUCTS);
    await expect(title).toHaveText(PRODUCTS.heading);
    await open(visit, screen);
    await expect(title).toHaveText(FAILED);
  }
}

async function open({ page, shop }: Visit, { path }: Screen): Promise<void> {
  await page.goto(shop.url + path);
}

/** Whether the screen is as it should be, soon. */
async function isRight({ page }: Visit, { screen }: HostFault): Promise<boolean> {
  const title = page.getByRole("heading", { level: 1 }).first();
  try {
    await expect(title).toHaveText(screen.heading, { timeout: 5_000 });
    if (screen !== PRODUCTS) return true;
    const picture = page.getByRole("article").first().locator("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 5_000 })
      .toBeGreaterThan(0);
    return true;
  } catch {
    return false;
  }
}

/** A visitor whose browser has the worker, the shop and some pictures. */
async function becomeRegular(visit: Visit): Promise<void> {
  const { page } = visit;
  await open(visit, PRODUCTS);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect
    .poll(async () => (await keptBy(page)).filter(({ path }) => PICTURE.test(path)).length)
    .toBeGreaterThan(0);
}

async function speak(page: Page, code: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem("lang", JSON.stringify({ value })), code);
}

/** Waits until the worker was installed, or failed to be. */
async function installationEnds(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration?.installing) return "installing";
      return registration?.active ? "active" : "none";
    });
  // It begins three seconds after the page has loaded.
  await expect
    .poll(state, { timeout: 6_000 })
    .not.toBe("none")
    .catch(() => undefined);
  await expect.poll(state).not.toBe("installing");
}

interface KeptFile {
  cache: string;
  /** With its query. */
  path: string;
  redirected: boolean;
  type: string;
  sha256: string;
}

/** Everything that the worker keeps. */
async function keptBy(page: Page): Promise<KeptFile[]> {
  return page.evaluate(async () => {
    const kept: KeptFile[] = [];
    for (const cache of await caches.keys()) {
      const store = await caches.open(cache);
      for (const request of await store.keys()) {
        const response = await store.match(request);
        if (!response) continue;
        const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
        kept.push({
          cache,
          path: request.url.slice(location.origin.length),
          redirected: response.redirected,
          type: response.headers.get("content-type") ?? "",
          sha256: btoa(String.fromCharCode(...new Uint8Array(digest))),
        });
      }
    }
    return kept;
  });
}

/** There is a worker again, and all that it keeps is right, with the page and the main script. */
async function expectSoundWorker({ page, shop }: Visit): Promise<void> {
  // A visit in which the host is right: the worker is installed, or keeps again what it threw out.
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(
      async () => (await keptBy(page)).filter(({ path }) => KEPT.test(path) || MAIN_SCRIPT.test(path)).length,
    )
    .toBeGreaterThan(1);
  // What nobody asked for since is looked at when it is asked for.
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        await fetch(request).catch(() => undefined);
  });
  const wrong = async () =>
    (await keptBy(page)).filter(({ cache, path, redirected, type, sha256 }) => {
      if (redirected) return true;
      if (PICTURE.test(path)) return !type.startsWith("image/");
      const files = shop.versions.find((version) =>
        version.get("/service-worker.js")?.includes(`"${cache.replace("shell-", "")}"`),
      );
      const content = files?.get(KEPT.test(path) ? "/index.html" : path);
      return content && sha256 !== createHash("sha256").update(content).digest("base64");
    });
  await expect.poll(wrong).toEqual([]);
}
