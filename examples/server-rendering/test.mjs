import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chromium } from "playwright-core";

const people = [
  { account: "buyer", password: "buyer-demo" },
  { account: "merchant", password: "merchant-demo" },
];
const server = spawn(process.execPath, ["out/server.js"], {
  env: { ...process.env, PORT: "0" },
  stdio: ["ignore", "pipe", "inherit"],
});
// Whatever fails: a server that stayed would keep who called this waiting.
process.once("exit", () => server.kill());
const origin = String((await once(server.stdout, "data"))[0])
  .trim()
  .replace(/\/$/, "");
const ask = (path, init = {}) => fetch(`${origin}${path}`, { redirect: "manual", ...init });

async function signIn({ account, password }) {
  const answer = await ask("/login", { method: "POST", body: new URLSearchParams({ account, password }) });
  assert.equal(answer.status, 303, await answer.text());
  assert.match(answer.headers.get("set-cookie"), /HttpOnly/);
  return answer.headers.get("set-cookie").split(";")[0];
}

const visitor = await ask("/account");
assert.equal(visitor.headers.get("location"), "/login");

const wrong = await ask("/login", {
  method: "POST",
  body: new URLSearchParams({ account: "buyer", password: "no" }),
});
assert.equal(wrong.status, 422);
assert.match(await wrong.text(), /role="alert"/);

// Two users at once, and a visitor: each sees their own page and nothing of the others.
const cookies = await Promise.all(people.map(signIn));
await Promise.all(
  Array.from({ length: 60 }, async (_, index) => {
    const who = index % 3;
    const answer = await ask("/account", { headers: who < 2 ? { cookie: cookies[who] } : {} });
    const html = await answer.text();
    assert.equal(answer.headers.get("cache-control"), "private, no-store");
    assert.equal(html.includes("<h1>buyer</h1>"), who === 0);
    assert.equal(html.includes("<h1>merchant</h1>"), who === 1);
    assert.equal(answer.status, who === 2 ? 303 : 200);
  }),
);

// A signed-in person's page holds no token.
const home = await (await ask("/", { headers: { cookie: cookies[0] } })).text();
assert.ok(home.includes("<li>"), "products are in the document, before any script");
assert.ok(!home.includes(cookies[0].split("=")[1]));

// The session ends on the server: the page leads to the login, and the cookie goes.
await ask("/logout", { method: "POST", headers: { cookie: cookies[1] } });
const over = await ask("/account", { headers: { cookie: cookies[1] } });
assert.equal(over.status, 303);
assert.match(over.headers.get("set-cookie"), /token=; .*Max-Age=0/);

const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
try {
  const page = await browser.newPage();
  const problems = [];
  const calls = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
  await page.goto(origin);
  assert.equal(await page.getByRole("listitem").count(), 10);
  assert.equal(calls.length, 0, "nothing is asked for twice");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("listitem").nth(19).waitFor();
  assert.deepEqual(problems, []);
} finally {
  await browser.close();
  server.kill();
}
console.log("60 pages at once for two people and a visitor, none mixed up; the browser goes on");
