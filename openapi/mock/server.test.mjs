import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pictureFile } from "./pictures.mjs";
import { startMock } from "./server.mjs";

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
  it("answers with the example that the request asks for", async () => {
    const { body } = await post("/api/index/pro_info", { id: "1010" });
    expect(body.data.id).toBe(1010);
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

  it("serves pictures compressed and answers 304 to their tag", async () => {
    const url = `${mock.url}/uploads/products/1003/front.svg`;
    const first = await fetch(url);
    expect(first.headers.get("content-type")).toBe("image/svg+xml");
    expect(first.headers.get("content-encoding")).toBe("gzip");
    expect(await first.text()).toContain("<svg");
    const again = await fetch(url, { headers: { "if-none-match": first.headers.get("etag") } });
    expect(again.status).toBe(304);
  });

  it("refuses a body above 10 MB with an answer, not a broken connection", async () => {
    const { status, body } = await post(
      "/api/user/profile",
      { bio: "x".repeat(10 * 1024 * 1024) },
      { token: "any" },
    );
    expect({ status, code: body.code }).toEqual({ status: 413, code: 413 });
  });

  it("says which port is taken", async () => {
    const taken = createServer();
    await new Promise((resolve) => taken.listen(0, "127.0.0.1", resolve));
    await expect(startMock({ port: taken.address().port })).rejects.toMatchObject({ code: "EADDRINUSE" });
    await new Promise((resolve) => taken.close(resolve));
  });
});

describe("pictureFile", () => {
  it("stays inside the folder of pictures", () => {
    expect(pictureFile("/uploads/products/1003/front.svg")).toMatch(/pictures.products.1003.front\.svg$/);
    for (const path of [
      "/uploads/../package.json",
      "/uploads/%2e%2e/x.svg",
      "/uploads/a.png",
      "/uploads/%",
      "/uploads/a%00.svg",
    ]) {
      expect(pictureFile(path)).toBeUndefined();
    }
  });

  it("keeps the stored drawing when it is compressed", async () => {
    const response = await fetch(`${mock.url}/uploads/banners/1.svg`, {
      headers: { "accept-encoding": "identity" },
    });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toContain("</svg>");
  });
});
