import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { type OperatorEnv, operatorsIn } from "../../src/admin/operator";
import { adminUrl, readAdminTokens, requireToken } from "../../src/admin/token";
import { tempFolder } from "../embedded-postgres/owners";

const TOKEN = "a-token-for-this-test";
const OTHER = "a-token-for-somebody-else";

afterEach(() => {
  vi.useRealTimers();
});

const app = new Hono<OperatorEnv>().basePath("/_dev");
app.use(requireToken(operatorsIn(`${TOKEN}, Mira:${OTHER}`, "this")));
app.all("*", (c) => c.text(`${c.get("operator")} is inside`));

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.fetch(
    new Request(`http://127.0.0.1:4020${path}`, { method, headers: { host: "127.0.0.1:4020", ...headers } }),
  );

test.each([
  ["no token", "/_dev", {}],
  ["another token", "/_dev", { authorization: "Bearer another-token-than-that" }],
  ["the beginning of the token", "/_dev", { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
  ["the token of another scheme", "/_dev", { authorization: `Basic ${TOKEN}` }],
  ["a wrong address", "/_dev?token=another-token-than-that", {}],
  ["a cookie of another server on this machine", "/_dev", { cookie: `sandbox-admin-4021=${TOKEN}` }],
])("%s is refused, and told what to do", async (_, path, headers) => {
  const response = await ask(path, headers);
  expect(response.status).toBe(401);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(await response.text()).toContain("?token=");
});

test("a program is let in by its header", async () => {
  const response = await ask("/_dev/api/clock/advance", { authorization: `Bearer ${TOKEN}` }, "POST");
  expect(await response.text()).toBe("operator is inside");
  const another = await ask("/_dev/api/clock/advance", { authorization: `Bearer ${OTHER}` }, "POST");
  expect(await another.text()).toBe("Mira is inside");
});

test("a browser opens the printed address once, and continues with a cookie that no script and no other site has", async () => {
  const { pathname, search } = new URL(adminUrl("http://127.0.0.1:4020", TOKEN));
  const first = await ask(pathname + search);
  expect([first.status, first.headers.get("location")]).toEqual([303, "/_dev"]);
  const cookie = first.headers.get("set-cookie") ?? "";
  expect(cookie).toContain("Path=/_dev");
  expect(cookie).toContain("HttpOnly");
  expect(cookie).toContain("SameSite=Strict");
  const [pair = ""] = cookie.split(";");
  expect(await (await ask("/_dev", { cookie: pair })).text()).toBe("operator is inside");
});

test("the cookie is not the token, which other servers of this machine would get with it, and it ends", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const opened = await ask(`/_dev?token=${OTHER}`);
  const [pair = ""] = (opened.headers.get("set-cookie") ?? "").split(";");
  expect(opened.headers.get("set-cookie")).toContain("Max-Age=86400");
  const value = pair.slice(pair.indexOf("=") + 1);
  expect(value).not.toContain(OTHER);
  expect((await ask("/_dev", { authorization: `Bearer ${value}` })).status).toBe(401);
  expect((await ask(`/_dev?token=${value}`)).status).toBe(401);
  expect(await (await ask("/_dev", { cookie: pair })).text()).toBe("Mira is inside");
  // Nobody gives themselves more time.
  const [end = ""] = value.split(".");
  const longer = pair.replace(end, `${Number(end) + 1}`);
  expect((await ask("/_dev", { cookie: longer })).status).toBe(401);
  vi.setSystemTime(Number(end) * 1_000);
  expect((await ask("/_dev", { cookie: pair })).status).toBe(401);
});

test("the token leaves the address, the rest of it stays", async () => {
  const response = await ask(`/_dev/outbox?to=mira%40mail.example&token=${TOKEN}`);
  expect(response.headers.get("location")).toBe("/_dev/outbox?to=mira%40mail.example");
});

test("a form can't bring the token in its address", async () => {
  expect((await ask(`/_dev/api/reset/start?token=${TOKEN}`, {}, "POST")).status).toBe(401);
});

test("the token is made once, is the owner's alone, and can be given", () => {
  const folder = join(tempFolder(), "new");
  const token = readAdminTokens(folder);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(readAdminTokens(folder)).toBe(token);
  const file = join(folder, "admin-token");
  expect(readFileSync(file, "utf8")).toBe(token);
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readAdminTokens(folder, TOKEN)).toBe(TOKEN);
  expect(() => readAdminTokens(folder, "short")).toThrow("SANDBOX_ADMIN_TOKEN must hold");
  writeFileSync(file, `${token}\nMira:${OTHER}\n`);
  expect(operatorsIn(readAdminTokens(folder), "this")).toEqual([
    { name: "operator", token },
    { name: "Mira", token: OTHER },
  ]);
  writeFileSync(file, "");
  expect(() => readAdminTokens(folder)).toThrow("admin-token must hold");
});

test.each([
  ["a name twice", `Mira:${TOKEN} mira:${OTHER}`, "a name and a token of their own"],
  [
    "a name in other letters of the same",
    `Mira:${TOKEN} \uff2dira:${OTHER}`,
    "a name and a token of their own",
  ],
  ["a token twice", `Mira:${TOKEN} Jonas:${TOKEN}`, "a name and a token of their own"],
  ["two without a name", `${TOKEN} ${OTHER}`, "a name and a token of their own"],
  ["a short token", "Mira:short", "must hold"],
  ["markup for a name", `<b>:${TOKEN}`, "must hold"],
])("operators can't have %s", (_, text, sentence) => {
  expect(() => operatorsIn(text, "The file")).toThrow(sentence);
});
