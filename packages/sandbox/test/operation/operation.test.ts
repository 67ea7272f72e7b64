import postgres from "postgres";
import { expect, inject, onTestFinished, test } from "vitest";
import { freePort } from "../../src/embedded-postgres/free-port";
import { createMetrics } from "../../src/observability/metrics";
import type { SandboxOptions } from "../../src/options";
import { type Boot, startParts } from "../../src/start";
import { tempFolder } from "../embedded-postgres/owners";
import { TEST_KEY } from "../support/call";
import { testDatabase } from "../support/database";

/** A server in production mode, on its own database. */
async function startServer(options: SandboxOptions = {}) {
  const database = await testDatabase("small");
  const lines: string[] = [];
  const sandbox = await startParts({
    databaseUrl: database.url,
    data: tempFolder(),
    key: TEST_KEY,
    port: 0,
    log: (line) => lines.push(line),
    ...options,
  });
  onTestFinished(() => sandbox.close());
  const get = async (path: string, headers: Record<string, string> = {}, base = sandbox.url) => {
    const response = await fetch(`${base}${path}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const signIn = async (password: string) => {
    const response = await fetch(`${sandbox.url}/api/user/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ account: "buyer", password }),
    });
    await response.text();
  };
  return { ...sandbox, database, lines, get, signIn };
}

test("a server is alive and ready, and not ready while its database is away", async () => {
  const { get, database } = await startServer();
  expect(await get("/livez")).toMatchObject({ status: 200, text: "alive\n" });
  expect(await get("/readyz")).toMatchObject({ status: 200, text: "ready\n" });
  const admin = postgres(inject("postgresUrl"), { max: 1 });
  onTestFinished(() => admin.end());
  const name = new URL(database.url).pathname.slice(1);
  await admin.unsafe(`alter database ${name} allow_connections false`);
  await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
  await expect.poll(async () => (await get("/readyz")).status, { timeout: 5_000 }).toBe(503);
  expect(await get("/livez")).toMatchObject({ status: 200 });
  await admin.unsafe(`alter database ${name} allow_connections true`);
  await expect.poll(async () => (await get("/readyz")).status, { timeout: 5_000 }).toBe(200);
});

test("metrics count calls by operation and result, for this machine alone", async () => {
  const { get, signIn } = await startServer();
  await get("/api/Article/category");
  await signIn("wrong-password");
  const { text, headers } = await get("/metrics");
  expect(headers.get("content-type")).toContain("text/plain; version=0.0.4");
  expect(text).toContain(
    'marketplace_request_duration_seconds_count{operation="articles.list",status="200"} 1',
  );
  expect(text).toMatch(/marketplace_results_total\{operation="auth\.login",result="(?!ok)\w+"\} 1/);
  expect(text).toContain("process_resident_memory_bytes");
  expect((await get("/metrics", { "x-forwarded-for": "203.0.113.9" })).status).toBe(404);
});

test("metrics report the results of the book and ledger checks", async () => {
  const metrics = createMetrics();
  metrics.observe({ kind: "check", check: "books", broken: 0 });
  metrics.observe({ kind: "check", check: "ledger", broken: 2 });
  const text = await (await metrics.response()).text();
  expect(text).toContain('marketplace_broken{check="books"} 0');
  expect(text).toContain('marketplace_broken{check="ledger"} 2');
});

test("metrics have an address of their own where one is given, and none else", async () => {
  const port = await freePort();
  const { get } = await startServer({ metrics: { port } });
  const elsewhere = `http://127.0.0.1:${port}`;
  expect((await get("/metrics", { "x-forwarded-for": "203.0.113.9" }, elsewhere)).status).toBe(200);
  expect((await get("/readyz", {}, elsewhere)).text).toBe("ready\n");
  expect((await get("/api/index/pro", {}, elsewhere)).status).toBe(404);
  expect((await get("/metrics")).status).toBe(404);
});

test("sign-ins are logged with their result and without a name or an address", async () => {
  const { signIn, lines } = await startServer({ logFormat: "json" });
  await signIn("wrong-password");
  const events = lines.map((line): { event?: unknown } => JSON.parse(line));
  expect(events.find(({ event }) => event === "sign-in")).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    event: "sign-in",
    operation: "auth.login",
    result: expect.stringMatching(/^(?!ok)\w+$/),
    status: expect.any(Number),
    request: expect.any(String),
  });
  expect(lines.join()).not.toMatch(/buyer|wrong-password|127\.0\.0\.1/);
});

test("decisions at the admin console are logged with the row they are about, and nothing that was typed", async () => {
  const adminToken = "a".repeat(32);
  const { url, lines } = await startServer({ logFormat: "json", dev: true, adminToken });
  const decide = (path: string, fields: object) =>
    fetch(`${url}/_dev/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${adminToken}` },
      body: JSON.stringify(fields),
    });
  await decide("clock/advance", { seconds: 60 });
  await decide("withdrawals/reject", { id: "999", reason: "Mira Example called" });
  const decisions = lines
    .filter((line) => line.includes('"decision"'))
    .map((line): unknown => JSON.parse(line));
  const event = { time: expect.any(String), event: "decision" };
  expect(decisions).toEqual([
    { ...event, section: "clock", action: "advance", id: "", result: "ok" },
    { ...event, section: "withdrawals", action: "reject", id: "999", result: "not_found" },
  ]);
  expect(lines.join()).not.toContain("Mira");
});

test("at the end a server is not ready, takes nothing new, and answers what is under way", async () => {
  let asked = () => {};
  const underWay = new Promise<void>((resolve) => {
    asked = resolve;
  });
  let answer = (_: Response) => {};
  const slow: Boot = async () => ({
    app: {
      fetch: () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
          asked();
        }),
    },
    accounts: [],
    isReady: async () => undefined,
    close: async () => undefined,
  });
  const port = await freePort();
  const options = { databaseUrl: "postgres://nobody@127.0.0.1:1/none", data: tempFolder(), port: 0 };
  const { url, close } = await startParts({ ...options, drainSeconds: 30, metrics: { port } }, slow);
  const response = fetch(`${url}/slow`);
  await underWay;
  const closed = close();
  expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).text()).toBe("The server is ending.\n");
  await expect(fetch(`${url}/new`)).rejects.toThrow();
  answer(new Response("done"));
  expect(await (await response).text()).toBe("done");
  await closed;
  await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow();
});
