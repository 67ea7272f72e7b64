import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../src/db/connect";
import { openAdmission } from "../../src/http/admission";
import { notFound } from "../../src/kernel/errors";
import { absent, reply } from "../../src/kernel/handler";
import { visitorSignIns } from "../../src/kernel/thread-queues";
import { NOW, read, testApp } from "./app";

const PAGE = { total: 0, per_page: 10, current_page: 1, last_page: 1, data: [] };
const BUYER = { token: "buyer-token" };

describe("a call that succeeds", () => {
  const { post, send } = testApp({
    handlers: {
      "products.list": async () => PAGE,
      "auth.logout": async () => reply(null, { msg: "signed_out", headers: { "x-test": "1" } }),
      "merchant.get": async () => absent({ msg: "no_application" }),
      "articles.list": async () => [],
      "auth.sendEmailCode": async () => reply(null, { msg: "code_sent" }),
    },
  });

  it("is an envelope with status 200", async () => {
    const response = await post("/api/index/pro", {});
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await read(response)).toEqual({ code: 1, msg: "OK", time: NOW, data: PAGE });
  });

  it("says its sentence in the caller's language and passes its headers on", async () => {
    const response = await post("/api/user/logout", {}, { ...BUYER, "accept-language": "de" });
    expect(response.headers.get("x-test")).toBe("1");
    expect((await read(response)).msg).toBe("Abgemeldet");
  });

  it("may be code 0 without data where the contract allows it", async () => {
    const response = await send("/api/merchant/index", { headers: BUYER });
    expect(await read(response)).toMatchObject({ code: 0, data: null, msg: "You have not applied yet" });
  });

  it("is kept by no cache when it belongs to a user or was sent", async () => {
    expect((await send("/api/Article/category")).headers.get("cache-control")).toBeNull();
    expect((await send("/api/Article/category", { headers: BUYER })).headers.get("cache-control")).toBe(
      "no-store",
    );
    expect((await post("/api/index/pro", {})).headers.get("cache-control")).toBe("no-store");
  });

  it("says what it depends on, compressed or not", async () => {
    for (const headers of [{}, { "accept-encoding": "gzip" }, BUYER]) {
      const { headers: answered } = await send("/api/Article/category", { headers });
      expect(answered.get("vary")).toBe("Accept-Encoding, Accept-Language, token");
    }
  });

  it("answers HEAD like GET, without a body", async () => {
    const response = await send("/api/Article/category", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });

  it("takes auth.sendEmailCode as POST too", async () => {
    expect((await post("/api/ems/send", { email: "a@b.example" })).status).toBe(200);
    expect((await post("/api/ems/send", {})).status).toBe(422);
  });
});

describe("who may call", () => {
  const seen = vi.fn();
  const { post, send } = testApp({
    handlers: {
      "products.list": async ({ viewer }) => {
        seen(viewer?.id);
        return PAGE;
      },
      "addresses.list": async ({ viewer }) => {
        seen(viewer.id);
        return [];
      },
      "merchantProducts.delete": async ({ viewer }) => {
        seen(viewer.shopId);
        return null;
      },
    },
  });

  it.each([
    ["/api/index/pro", undefined, 200, undefined],
    ["/api/index/pro", "wrong", 200, undefined],
    ["/api/index/pro", "buyer-token", 200, 7],
    ["/api/aera/index", "buyer-token", 200, 7],
    ["/api/merchant/pro_del", "merchant-token", 200, 3],
  ])("%s with token %s is %i", async (path, token, status, viewer) => {
    const response = await post(path, { id: 1 }, token ? { token } : {});
    expect(response.status).toBe(status);
    expect((await read(response)).code).toBe(1);
    expect(seen).toHaveBeenLastCalledWith(viewer);
  });

  it.each([
    ["/api/aera/index", undefined],
    ["/api/aera/index", "wrong"],
    ["/api/aera/index", "x".repeat(10_000)],
    ["/api/merchant/pro_del", undefined],
  ])("%s with another token is 401, before its fields are looked at", async (path, token) => {
    const response = await post(path, "not JSON", token ? { token } : {});
    expect(response.status).toBe(401);
    expect(await read(response)).toEqual({ code: 401, msg: "Please log in first.", time: NOW, data: null });
  });

  it("reads nothing of a body from who may not call", async () => {
    const pull = vi.fn((controller: ReadableStreamDefaultController) =>
      controller.enqueue(new Uint8Array(50_000)),
    );
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { "content-type": "application/json" };
    const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
    expect((await send("/api/aera/index", init)).status).toBe(401);
    expect(pull).not.toHaveBeenCalled();
  });

  it("refuses a buyer in the seller dashboard by name", async () => {
    const response = await post("/api/merchant/pro_del", { id: 1 }, BUYER);
    expect(response.status).toBe(200);
    expect(await read(response)).toMatchObject({ code: 0, data: { error: "not_merchant" } });
  });
});

describe("a call that has to wait", () => {
  const LISTS = { atOnce: 12, waiting: 200 };

  it.each([
    ["products.list", "/api/index/pro", LISTS.atOnce, LISTS.waiting],
    ["auth.login", "/api/user/login", visitorSignIns, 40],
  ] as const)(
    "takes no place from others once its client has left: %s",
    async (id, path, running, waiting) => {
      const ends: (() => void)[] = [];
      const held = () => new Promise<never>((_, reject) => ends.push(() => reject(notFound())));
      const { app } = testApp({
        handlers: { [id]: held },
        services: { db: openDatabase("postgres://nobody@127.0.0.1:9/none", { connections: 1 }) },
      });
      const call = (signal?: AbortSignal) =>
        Promise.resolve(
          app.fetch(
            new Request(`http://sandbox.test${path}`, {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify({ account: "anna", password: "secret" }),
              ...(signal && { signal }),
            }),
          ),
        );
      const first: Promise<Response>[] = [];
      const isFull = () => (typeof running === "number" ? ends.length >= running : running.isSaturated());
      while (!isFull()) {
        first.push(call());
        await new Promise(setImmediate);
      }
      const left = new AbortController();
      const gone = Array.from({ length: waiting }, () => call(left.signal));
      await new Promise(setImmediate);
      expect((await call()).status).toBe(503);
      left.abort();
      for (const response of gone) expect((await response).status).toBe(503);
      const next = call();
      await new Promise(setImmediate);
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await new Promise(setImmediate);
      }
      expect((await next).status).toBe(404);
      await Promise.all(first);
    },
  );

  it("of an address that signs in over and over leaves others their turn", async () => {
    const entered: string[] = [];
    const ends: (() => void)[] = [];
    const { app } = testApp({
      handlers: {
        "auth.login": ({ ip }) => {
          entered.push(ip);
          return new Promise<never>((_, reject) => ends.push(() => reject(notFound())));
        },
      },
      options: { admission: openAdmission({ callsPerSecond: 0, trustProxy: ["127.0.0.1"] }) },
    });
    const signIn = (ip: string) =>
      Promise.resolve(
        app.fetch(
          new Request("http://sandbox.test/api/user/login", {
            method: "POST",
            headers: { "content-type": "application/json", "x-forwarded-for": ip },
            body: JSON.stringify({ account: "anna", password: "secret" }),
          }),
        ),
      );
    const flood = Array.from({ length: 100 }, () => signIn("198.51.100.1"));
    await expect.poll(() => visitorSignIns.isSaturated()).toBe(true);
    const running = entered.length;
    const other = signIn("203.0.113.1");
    await new Promise(setImmediate);
    ends.shift()?.();
    await expect.poll(() => entered.length).toBeGreaterThan(running);
    expect(entered[running]).toBe("203.0.113.1");
    const all = Promise.all([...flood, other]);
    while (visitorSignIns.isSaturated() || ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    const statuses = (await all).map(({ status }) => status);
    expect(statuses.at(-1)).toBe(404);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  });
});
