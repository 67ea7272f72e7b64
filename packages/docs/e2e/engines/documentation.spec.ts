import { test as base, expect } from "@playwright/test";
import type { Person } from "../../../storefront/e2e/engines/person";
import { PlaywrightPerson } from "../../../storefront/e2e/engines/playwright";
import { WebKit } from "../../../storefront/e2e/engines/webkit";
import { address, sandbox } from "../site";

/* One page of each kind, in every engine; what is the same in all of them is tested in Chromium alone. */

const site = address("").replace(/\/$/, "");

const test = base.extend<{ person: Person }>({
  person: async ({ browser }, use, { project }) => {
    const person =
      project.name === "webkit"
        ? await WebKit.start(site)
        : await PlaywrightPerson.start(await browser.newContext(), site);
    await use(person);
    await person.close();
  },
});

/** Nothing is wider than the window. */
async function expectFits(person: Person): Promise<void> {
  const { scrollWidth, clientWidth } = await person.run<{ scrollWidth: number; clientWidth: number }>(
    "const { scrollWidth, clientWidth } = document.documentElement; return { scrollWidth, clientWidth };",
  );
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** How light the ground of the page is, from 0 to 255. */
const ground = (person: Person): Promise<number> =>
  person.run(
    "return Math.max(...getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number));",
  );

test("the front page leads to a guide, which fits a phone", async ({ person }) => {
  await person.open("/index.html");
  await expectFits(person);
  await person.click({ role: "link", name: /^the client$/ });
  await person.waitForPath(/\/guides\/|\/sdk\//);
  await person.expectVisible({ role: "heading", name: "The client", level: 1 });
  await expectFits(person);
});

test("the search finds an operation", async ({ person }) => {
  await person.open("/concepts/values.html");
  await person.type({ label: "Search the documentation" }, "withdrawals.create");
  await person.click({ script: "return document.querySelector('#found a[href*=\"withdrawals.create\"]');" });
  await person.expectVisible({ role: "heading", name: "withdrawals.create", level: 1 });
  await expectFits(person);
});

test("an operation is tried, and the token is kept for the next page", async ({ person }) => {
  await person.open("/api/auth.login.html#try-it");
  await person.type({ label: "Server" }, sandbox);
  await person.click({ role: "button", name: "Send" });
  await person.expectVisible({ text: /^HTTP 200, code 1: success, .* The token is kept for this tab\.$/ });
  await person.open("/api/account.get.html#try-it");
  await person.click({ role: "button", name: "Send" });
  await person.expectVisible({ text: /^HTTP 200, code 1: success/ });
});

test("dark colors stay on the next page", async ({ person }) => {
  await person.open("/index.html");
  const light = await ground(person);
  await person.click({ role: "button", name: "Dark colors" });
  expect(await ground(person)).toBeLessThan(light / 2);
  await person.open("/operate/go-live.html");
  expect(await ground(person)).toBeLessThan(light / 2);
  await person.expectVisible({ role: "checkbox", name: /^Licenses/ });
});

test("the gallery shows its blocks, from right to left too", async ({ person }) => {
  for (const dir of ["ltr", "rtl"]) {
    await person.open(`/gallery/index.html?page=buttons&scheme=light&dir=${dir}`);
    await person.expectVisible({ role: "button" });
    expect(await person.run("return document.documentElement.dir;")).toBe(dir);
    await expectFits(person);
  }
});
