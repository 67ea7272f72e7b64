import type { Page } from "@playwright/test";
import { expect, FAILED_REQUEST, NO_WORKER, test } from "./page-errors";

/*
 * Texts of the server are foreign. They are parsed in a document without a window, where the browser notes each inline
 * handler it would not run; the tests look at what reaches the page.
 */
const NOTED = new RegExp(
  `${NO_WORKER.source}|${FAILED_REQUEST.source}|inline (event handler|style) violates|(script-src-attr|style-src-elem) inline`,
);

const RUN = "parent.executed=(parent.executed??0)+1";
const PAYLOADS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}"><animate onbegin="${RUN}" attributeName=x></svg>`,
  `<svg><style><img src=x onerror="${RUN}"></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<a href="javascript:${RUN}">press me</a>`,
  `<a href="java\tscript:${RUN}">press me</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">press me</a>`,
  `<form action="javascript:${RUN}"><button>press me</button></form>`,
  `<details open ontoggle="${RUN}">x</details>`,
  `<input autofocus onfocus="${RUN}">`,
  `<video><source onerror="${RUN}"></video>`,
  `<body onload="${RUN}"><object data="javascript:${RUN}"></object><embed src="javascript:${RUN}">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<template><script>${RUN}</script></template><base href="javascript:/a/"><meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `"><img src=x onerror=${RUN}>`,
  `'-${RUN}-'`,
  `\${${RUN}}{{${RUN}}}`,
];
const HOSTILE = PAYLOADS.join("\n");

/** Every text of every answer is hostile; links and pictures are scripts. */
function poison(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => poison(one, key));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, name)]));
  }
  if (typeof value !== "string" || /^-?[\d.]*$/.test(value)) return value;
  return /(url|image|logo|avatar|link)/.test(key) ? `javascript:${RUN}` : `Poisoned ${HOSTILE}`;
}

async function poisonAnswers(page: Page): Promise<void> {
  await page.route("**/api/**", async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    const poisoned = typeof body === "object" && body !== null && "data" in body ? poison(body.data) : null;
    await route.fulfill({ response, json: { code: 1, msg: HOSTILE, data: poisoned } });
  });
}

/** Handlers, scripts and addresses in the page that would run something. */
function dangerous(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) => /^on|^srcdoc$/i.test(name) || /^\s*(java\s*script|data:text)/i.test(value),
        )
        .map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ),
  );
}

test.describe("foreign texts", () => {
  test.use({ serviceWorkers: "block", allowed: NOTED });
  // Answers to calls that the page makes at the end may be on their way still.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

  for (const path of [
    "/",
    "/product",
    "/category/12",
    "/goods?id=1003",
    "/store/1",
    "/search?q=shoe",
    "/faqs",
    "/page/101",
  ]) {
    test(`hostile texts on ${path} are texts: nothing runs`, async ({ page }) => {
      await poisonAnswers(page);
      await page.goto(path);
      await expect(page.getByText("Poisoned").first()).toBeVisible();
      for (const link of await page.getByText("press me", { exact: true }).all())
        await link.click({ timeout: 500 });
      expect(await page.evaluate(() => "executed" in window)).toBe(false);
      expect(await dangerous(page)).toEqual([]);
      // A support address that is a script is no support address.
      await expect(page.getByRole("link", { name: "Customer service" })).toBeHidden();
    });
  }

  test("hostile addresses, history and storage are texts as well", async ({ page }) => {
    await page.addInitScript((text) => {
      const line = { id: text, shopId: text, shopName: text, num: 1, title: text, spec: text, price: "1.00" };
      localStorage.setItem("shopCart", JSON.stringify([{ ...line, image: "javascript:alert(1)" }]));
      localStorage.setItem("favoriteProducts", JSON.stringify([{ id: text, title: text, image: text }]));
      localStorage.setItem("website", JSON.stringify({ web_name: text, service_url: "javascript:alert(1)" }));
    }, HOSTILE);
    const word = encodeURIComponent(`<img src=x onerror=${RUN}>`);
    for (const path of [
      "/shop",
      "/collect",
      `/search?q=${word}`,
      `/page/${word}`,
      `/goods?id=${word}`,
      `/store/${word}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).or(page.getByRole("alert")).first()).toBeVisible();
      expect(await page.evaluate(() => "executed" in window)).toBe(false);
    }
  });
});

test("the page's policy allows no inline script and asks for Trusted Types", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain("unsafe");
  // No script of the page is inline.
  expect([...html.matchAll(/<script(?![^>]*\bsrc=)/g)]).toEqual([]);
});

test("a visit to every kind of screen keeps to the policy", async ({ page }) => {
  const stopped: string[] = [];
  await page.exposeFunction("noteViolation", (text: string) => stopped.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      if ("noteViolation" in window && typeof window.noteViolation === "function")
        window.noteViolation(`${effectiveDirective} ${blockedURI}`);
    });
  });
  for (const path of ["/", "/product", "/goods?id=1003", "/page/101", "/shop", "/login", "/lang", "/mine"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Customer service" }).last()).toBeVisible();
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(stopped).toEqual([]);
});
