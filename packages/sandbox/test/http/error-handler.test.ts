import { describe, expect, it } from "vitest";
import { BusinessError } from "../../src/domain/errors";
import { HttpError } from "../../src/kernel/errors";
import { NOW, read, testApp } from "./app";

const PAGE = { total: 0, per_page: 10, current_page: 1, last_page: 1, data: [] };
const KEY = { "idempotency-key": "0123-4567_89ab" };
const BUYER = { token: "buyer-token" };

describe("what goes wrong", () => {
  const secret = "password=hunter2";
  const { post, send, lines } = testApp({
    handlers: {
      "payments.payWithBalance": async () => {
        throw new BusinessError("insufficient_balance", { money: "1.00", total: "2.00" });
      },
      "orders.get": async () => {
        throw new HttpError(404, "not_found");
      },
      "messages.list": async () => {
        throw new HttpError(429, "too_many_requests", { retryAfter: 30 });
      },
      "account.get": async () => {
        throw new Error(secret);
      },
      "addresses.list": async ({ services }) => services.db`select 1`.then(() => []),
    },
  });

  it("gives an error its name and details", async () => {
    const fields = { pay_no: "P1", fund_password: "secret-1", expect_total: "2.00" };
    const response = await post("/api/pay/balance", fields, { ...BUYER, ...KEY });
    expect(response.status).toBe(200);
    expect(await read(response)).toEqual({
      code: 0,
      msg: "Insufficient balance.",
      time: NOW,
      data: { error: "insufficient_balance", money: "1.00", total: "2.00" },
    });
  });

  it("answers errors by status", async () => {
    expect((await post("/api/order/info", { order_no: "A1" }, BUYER)).status).toBe(404);
    const slow = await post("/api/message/list", {}, BUYER);
    expect(slow.status).toBe(429);
    expect(slow.headers.get("retry-after")).toBe("30");
  });

  it("keeps the text of a failure from the caller and names the request in the log", async () => {
    const response = await post("/api/user/index", {}, BUYER);
    expect(response.status).toBe(500);
    expect(await read(response)).toMatchObject({
      code: 500,
      msg: "Something went wrong on our end. Please try again later.",
    });
    const line = lines.at(-1) ?? "";
    expect(line).toContain(response.headers.get("x-request-id"));
    expect(line).toContain("account.get failed");
    expect(line).not.toContain("buyer-token");
  });

  it("is 503 while the database is away", async () => {
    const response = await post("/api/aera/index", {}, BUYER);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("2");
    expect((await read(response)).code).toBe(503);
  });

  it("leaves messages of errors out of the log in production", async () => {
    const production = testApp({
      services: { production: true },
      handlers: {
        "account.get": async () => {
          throw new Error(secret);
        },
      },
    });
    await production.post("/api/user/index", {}, BUYER);
    expect(production.lines.join()).toContain("account.get failed");
    expect(production.lines.join()).not.toContain(secret);
  });

  it.each([
    ["GET", "/api/nothing", 404, null],
    ["POST", "/", 404, null],
    ["GET", "/api/user/login", 405, "POST, OPTIONS"],
    ["PUT", "/api/ems/send", 405, "GET, POST, OPTIONS"],
  ])("%s %s is %i", async (method, path, status, allow) => {
    const response = await send(path, { method, headers: { origin: "https://shop.example" } });
    expect(response.status).toBe(status);
    expect(response.headers.get("allow")).toBe(allow);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect((await read(response)).code).toBe(status);
  });

  it("lets browsers of any origin ask", async () => {
    const response = await send("/api/nothing", { method: "OPTIONS" });
    expect(response.status).toBe(204);
    const allowed = response.headers.get("access-control-allow-headers")?.split(",");
    expect(allowed).toEqual(expect.arrayContaining(["idempotency-key", "traceparent", "tracestate"]));
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  });
});

describe("an answer that breaks the contract", () => {
  const broken = JSON.parse(JSON.stringify({ ...PAGE, data: [{ id: 1, title: 5, price: 12.5 }] }));
  const handlers = { "products.list": async () => broken };

  it("is a 500 that names operation and place", async () => {
    const { post, lines } = testApp({ handlers });
    const response = await post("/api/index/pro", {});
    expect(response.status).toBe(500);
    expect(lines.at(-1)).toMatch(/products\.list broke the contract.*\/data\/data\/0/);
  });

  it("passes in production", async () => {
    const { post } = testApp({ handlers, services: { production: true } });
    expect((await post("/api/index/pro", {})).status).toBe(200);
  });
});
