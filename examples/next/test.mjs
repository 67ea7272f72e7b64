import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { chromium } from "playwright-core";

const next = ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1", "--port", "0"];
const server = spawn(process.execPath, next, { stdio: ["ignore", "pipe", "inherit"] });
// Whatever fails: a server that stayed would keep who called this waiting.
process.once("exit", () => server.kill());
const origin = await new Promise((resolve, reject) => {
  let printed = "";
  server.stdout.on("data", (chunk) => {
    printed += chunk;
    const [address] = /http:\/\/[\w.:]+/.exec(printed) ?? [];
    if (address && printed.includes("Ready")) resolve(address);
  });
  server.once("exit", () => reject(new Error(`The server ended:\n${printed}`)));
});

// The server component asks for the products, in the language of the cookie; nothing of one visitor is in the page of another.
const pages = await Promise.all(
  ["en", "ar", "en", "ar"].map(async (lang) => {
    const answer = await fetch(origin, { headers: { cookie: `lang=${lang}` } });
    return [lang, await answer.text()];
  }),
);
for (const [lang, html] of pages) {
  assert.match(html, lang === "ar" ? /<html lang="ar" dir="rtl"/ : /<html lang="en" dir="ltr"/);
  assert.ok(html.includes(`Cart 0, kept 0, ${lang}, user unknown`));
  assert.equal(html.match(/<li>/g)?.length, 6, "products are in the document, before any script");
}

const feed = await (await fetch(`${origin}/feed.json`)).json();
assert.ok(feed.length > 6 && feed.every(({ id, price }) => id && Number(price) > 0), JSON.stringify(feed));

const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
try {
  const page = await browser.newPage();
  const problems = [];
  const calls = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
  const shows = (text) => page.getByRole("status").filter({ hasText: text }).waitFor();
  await page.goto(origin);
  // Pictures come through the rewrites.
  await page.waitForFunction(() => document.querySelector("main img")?.naturalWidth > 0);
  assert.deepEqual(calls, [], "nothing is asked for twice");

  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("button", { name: "Keep" }).first().click();
  await page.getByRole("button", { name: "Sign in" }).click();
  await shows(/Cart 1, kept 1, en, user \d/);
  await page.getByRole("button", { name: "العربية" }).click();
  await shows(/Cart 1, kept 1, ar, user \d/);
  // The page shows it at once, and the server remembers it a moment later.
  while (!(await page.context().cookies()).some(({ name, value }) => name === "lang" && value === "ar")) {
    await page.waitForTimeout(50);
  }

  // A visitor who returns, with a session, a cart, a favorite and a language; then one whose language the server does not know.
  for (const drawn of ["ar", "en"]) {
    if (drawn === "en") await page.context().clearCookies();
    const response = await page.reload();
    assert.ok((await response.text()).includes(`Cart 0, kept 0, ${drawn}, user unknown`));
    await shows(/Cart 1, kept 1, ar, user \d/);
    assert.deepEqual(
      await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]),
      ["ar", "rtl"],
    );
    await page.getByRole("button", { name: "Keep", pressed: true }).waitFor();
  }
  await page.getByRole("button", { name: "Sign out" }).click();
  await shows("user unknown");
  assert.deepEqual(problems, []);
} finally {
  await browser.close();
  server.kill();
}
console.log(
  "server component, client component, route handler and rewrites; visitors who return without a hydration error",
);
