import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMock } from "../../mock/server.mjs";

let mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

const post = async (path, body, headers = {}) => {
  const response = await fetch(mock.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

describe("startMock", () => {
  it("returns the row that the request names", async () => {
    const { body } = await post("/api/index/pro_info", { id: "1010" });
    expect(body.data.id).toBe(1010);
  });

  it("filters, sorts and pages a list", async () => {
    const { body } = await post("/api/index/pro", { min_price: "20", sort: "price", limit: 3, page: 2 });
    const { per_page, current_page, data } = body.data;
    expect({ per_page, current_page }).toEqual({ per_page: 3, current_page: 2 });
    const prices = data.map(({ price }) => Number(price));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(20);
  });

  it("knows every named case", async () => {
    const token = { token: "any", "idempotency-key": "0123456789abcdef" };
    const body = {
      order_no: "O2026112000652",
      pay_no: "P2026112000412",
      fund_password: "secret1",
      expect_total: "1",
    };
    const answer = await post("/api/pay/balance", body, { ...token, prefer: "example=already-paid" });
    expect(answer).toMatchObject({ status: 200, body: { code: 0, data: { error: "already_paid" } } });
  });

  it("checks the request before it answers with a named case", async () => {
    const headers = { token: "any", "idempotency-key": "0123456789abcdef", prefer: "example=already-paid" };
    expect(await post("/api/pay/balance", {}, headers)).toMatchObject({ status: 422, body: { code: 422 } });
  });

  it("lets a caller's Prefer win over the request", async () => {
    const { body } = await post("/api/index/pro_info", { id: 1010 }, { prefer: "example=failure" });
    expect(body.code).toBe(0);
  });

  it("answers 401 in the envelope where a token is missing", async () => {
    expect(await post("/api/user/followers_list", {})).toMatchObject({ status: 401, body: { code: 401 } });
    expect(await post("/api/user/followers_list", {}, { token: "any" })).toMatchObject({
      status: 200,
      body: { code: 1 },
    });
  });

  it("answers 422 in the envelope where a field is missing", async () => {
    expect(await post("/api/index/pro_info", {})).toMatchObject({ status: 422, body: { code: 422 } });
  });

  it("allows a browser of another origin to send the token", async () => {
    const response = await fetch(`${mock.url}/api/user/index`, {
      method: "OPTIONS",
      headers: {
        origin: "https://shop.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "token, accept-language, content-type",
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("https://shop.example");
    expect(response.headers.get("access-control-allow-headers")).toContain("token");
  });

  it("answers 413 to a body above 10 MB without breaking the connection", async () => {
    const { status, body } = await post(
      "/api/user/profile",
      { bio: "x".repeat(10 * 1024 * 1024) },
      { token: "any" },
    );
    expect({ status, code: body.code }).toEqual({ status: 413, code: 413 });
  });

  it("keeps idle connections for longer than clients do", async () => {
    const response = await fetch(`${mock.url}/api/index/config`, { method: "POST" });
    await response.arrayBuffer();
    expect(response.headers.get("keep-alive")).toBe("timeout=65");
  });

  it("says which port is taken", async () => {
    const taken = createServer();
    await new Promise((resolve) => taken.listen(0, "127.0.0.1", resolve));
    await expect(startMock({ port: taken.address().port })).rejects.toMatchObject({ code: "EADDRINUSE" });
    await new Promise((resolve) => taken.close(resolve));
  });
});

it("draws a picture for every address, in any width", async () => {
  for (const path of [
    "/uploads/products/1003/front.webp",
    "/uploads/banners/1.webp?w=320",
    "/uploads/a<b>.png",
  ]) {
    const response = await fetch(mock.url + path);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(await response.text()).toMatch(/^<svg [^<]*<rect [^<]*<text [^<]*<\/text><\/svg>$/);
  }
});
