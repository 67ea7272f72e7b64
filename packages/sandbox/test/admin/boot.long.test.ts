import { expect, onTestFinished, test } from "vitest";
import { boot } from "../../src/boot";
import { openAdmission } from "../../src/http/admission";
import { TEST_KEYS } from "../support/call";
import { testDatabase } from "../support/database";
import { ADMIN_TOKEN } from "./fixtures";

/** The whole server on an empty database, as the command line makes it. */
async function assembled(dev: boolean, trustProxy: readonly string[] = []) {
  const { url } = await testDatabase();
  const lines: string[] = [];
  const made = await boot({
    databaseUrl: url,
    data: "",
    dev,
    relaxed: false,
    admission: openAdmission({ trustProxy }),
    seed: 0,
    catalog: undefined,
    adminTokens: ADMIN_TOKEN,
    observe: () => {},
    keys: TEST_KEYS,
    log: (line) => lines.push(line),
  });
  onTestFinished(made.close);
  const send = async (path: string, fields?: object, headers?: Record<string, string>) =>
    made.app.fetch(
      new Request(`http://127.0.0.1${path}`, {
        ...(fields && { method: "POST", body: JSON.stringify(fields) }),
        headers: {
          authorization: `Bearer ${ADMIN_TOKEN}`,
          ...(fields && { "content-type": "application/json" }),
          ...headers,
        },
      }),
    );
  return { ...made, send, lines };
}

test("a server in operation has neither admin console nor faults", async () => {
  const { send } = await assembled(false);
  for (const path of ["/_dev", "/_dev/", "/_dev/api", "/_dev/api/reset/start"]) {
    const response = await send(path, path.endsWith("start") ? { confirm: "reset" } : undefined);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/json");
  }
});

test("a shop of its own has none of the demonstration's pictures", async () => {
  const { send } = await assembled(false);
  expect((await send("/uploads/products/1003/front.webp?w=96")).status).toBe(404);
});

test("a fault that was planned at the admin console affects the API, then no more", async () => {
  const { send } = await assembled(true);
  expect((await send("/_dev")).status).toBe(200);
  const fault = { operation: "articles.list", kind: "status", value: 503, remaining: 2 };
  expect((await send("/_dev/api/faults/set", fault)).status).toBe(200);
  const statuses = [];
  for (let call = 0; call < 3; call++) statuses.push((await send("/api/Article/category")).status);
  expect(statuses).toEqual([503, 503, 200]);
});

test("what the server itself reads uses up no fault of a client", async () => {
  const { send, appWithoutFaults } = await assembled(true);
  const fault = { operation: "articles.list", kind: "status", value: 500, remaining: 1 };
  await send("/_dev/api/faults/set", fault);
  expect((await appWithoutFaults?.fetch(new Request("http://127.0.0.1/api/Article/category")))?.status).toBe(
    200,
  );
  expect((await send("/api/Article/category")).status).toBe(500);
});

test.each([
  [["127.0.0.1"], 200],
  [[], 429],
])("behind trusted proxies (%j) each caller has limits of their own", async (trusted, other) => {
  const { send } = await assembled(false, trusted);
  const codeFrom = async (address: string, email: string) =>
    (await send("/api/ems/send", { email, event: "register" }, { "x-forwarded-for": address })).status;
  for (const name of ["a", "b", "c", "d", "e"]) {
    expect(await codeFrom("203.0.113.7", `${name}@mail.example`)).toBe(200);
  }
  expect(await codeFrom("203.0.113.7", "f@mail.example")).toBe(429);
  expect(await codeFrom("203.0.113.8", "g@mail.example")).toBe(other);
});

test("the API lives in the time of the admin console's clock, and jobs run on it", async () => {
  const { send } = await assembled(true);
  const timeOf = async () => JSON.parse(await (await send("/api/Article/category")).text()).time;
  const before = await timeOf();
  const response = await send("/_dev/api/clock/advance", { seconds: 100_000 });
  const { result } = JSON.parse(await response.text());
  expect(result.ran.map(({ name }: { name: string }) => name)).toContain("settlement");
  expect((await timeOf()) - before).toBeGreaterThanOrEqual(100_000);
});

test("it ends quietly while jobs are under way", async () => {
  const { send, close, lines } = await assembled(true);
  const running = send("/_dev/api/clock/run", {});
  await close();
  await running;
  expect(lines.filter((line) => line.startsWith("job "))).toEqual([]);
});
