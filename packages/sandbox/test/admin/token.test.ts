import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { adminUrl, readAdminToken, requireToken } from "../../src/admin/token";
import { tempFolder } from "../embedded-postgres/owners";

const TOKEN = "a-token-for-this-test";

const app = new Hono().basePath("/_dev");
app.use(requireToken(TOKEN));
app.all("*", (c) => c.text("inside"));

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
  expect(await response.text()).toBe("inside");
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
  expect(await (await ask("/_dev", { cookie: pair })).text()).toBe("inside");
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
  const token = readAdminToken(folder);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(readAdminToken(folder)).toBe(token);
  const file = join(folder, "admin-token");
  expect(readFileSync(file, "utf8")).toBe(token);
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readAdminToken(folder, TOKEN)).toBe(TOKEN);
  expect(() => readAdminToken(folder, "short")).toThrow("SANDBOX_ADMIN_TOKEN must hold");
  writeFileSync(file, "");
  expect(() => readAdminToken(folder)).toThrow("admin-token must hold");
});
