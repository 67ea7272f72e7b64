import type { Page } from "@playwright/test";
import { isFull } from "../../../scripts/lib/cases.mjs";
import { asBuyer } from "./buyer";
import { expect, FAILED_REQUEST, NO_WORKER, shopKept, test } from "./page-errors";
import { payloads, RUN } from "./payloads";
import { MARK, Poison, poisonAnswers } from "./poison";
import { MOCK_SCREENS } from "./screens/shots";

/*
 * The server's texts are untrusted. They are parsed in a document without a window, where the browser logs each inline handler
 * and style that it would block, so the tests look at what reaches the page.
 */
const NOTED = new RegExp(
  `${NO_WORKER.source}|${FAILED_REQUEST.source}|inline (event handler|style) violates|(script-src-attr|style-src-(elem|attr)) inline`,
);

/** `VERIFY=full` uses all of them. */
const PAYLOADS = payloads(isFull ? 500 : 50);
/** Number of payload groups, one per text. */
const GROUPS = 10;
const ROUNDS = isFull ? GROUPS : 1;
const SCREENS_AT_ONCE = 6;
const HOSTILE = PAYLOADS.join("\n");

/** Everything in the page that would run if no policy blocked it. */
function dangerous(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ADDRESSES = ["href", "src", "action", "formaction", "data", "poster", "xlink:href"];
    // A picture runs nothing, whatever its format.
    const runs = (element: Element, address: string): boolean =>
      URL.canParse(address, location.href) &&
      ["javascript:", "vbscript:", "data:"].includes(new URL(address, location.href).protocol) &&
      !(element instanceof HTMLImageElement);
    return [...document.body.querySelectorAll("*")].flatMap((element) => [
      ...(element.matches("script:not(#config), iframe, object, embed, base, meta, template")
        ? [element.outerHTML]
        : []),
      ...[...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on|^srcdoc$/i.test(name) ||
            // Comes from a payload, because the shop's styles have no such animation.
            (name === "style" && value.includes("animation:x")) ||
            (ADDRESSES.includes(name) && runs(element, value)),
        )
        .map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ]);
  });
}

const executed = (page: Page): Promise<boolean> => page.evaluate(() => "executed" in window);

test.describe("foreign texts", () => {
  test.use({ serviceWorkers: "block", allowed: NOTED });

  for (const signedIn of [false, true]) {
    const screens = MOCK_SCREENS.filter((screen) => screen.signedIn === signedIn).map(({ path }) => path);
    // The last screens join the previous group, because one alone may show none of the server's texts.
    for (let first = 0; first + SCREENS_AT_ONCE <= screens.length; first += SCREENS_AT_ONCE) {
      const isLast = first + 2 * SCREENS_AT_ONCE > screens.length;
      const some = screens.slice(first, isLast ? undefined : first + SCREENS_AT_ONCE);
      test(`hostile texts are texts, nothing runs: ${some.join(" ")}`, async ({ page }) => {
        test.slow(isFull);
        const poison = new Poison(PAYLOADS, PAYLOADS.length / GROUPS);
        await poisonAnswers(page, poison);
        if (signedIn) await asBuyer(page);
        let shown = 0;
        for (let round = 0; round < ROUNDS; round++) {
          for (const path of some) {
            await page.goto(path);
            await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
            await expect(page.getByText(/^Loading/)).toHaveCount(0);
            expect(await executed(page), path).toBe(false);
            expect(await dangerous(page), path).toEqual([]);
            // A script isn't accepted as a support address.
            await expect(page.getByRole("link", { name: "Customer service" })).toBeHidden();
            shown += await page.getByText(MARK).count();
          }
          // Each screen gets other payloads than in the previous round.
          poison.text();
        }
        expect(poison.poured).toBeGreaterThan(GROUPS);
        expect(shown).toBeGreaterThan(0);
      });
    }
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
  // No script of the page is inline; its configuration is data.
  expect([...html.matchAll(/<script(?![^>]*(?:\bsrc=|type="application\/json"))/g)]).toEqual([]);
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
  await shopKept(page);
  expect(stopped).toEqual([]);
});
