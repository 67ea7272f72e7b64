import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { servePictures } from "../../../src/http/static/pictures";
import { drawPicture } from "../../../src/seed/catalog/picture/draw";

const ID = "0123456789abcdef0123456789abcdef";
const reads: string[] = [];
const serve = servePictures({
  draw: drawPicture,
  read: async (id) => {
    reads.push(id);
    return id === ID ? { mime: "image/webp", bytes: Buffer.from("picture") } : undefined;
  },
});
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  serve(new Request(`http://sandbox.test${path}`, { method, headers }));
const DRAWING = "/uploads/products/1003/front.svg";

describe("a drawing", () => {
  test("is drawn, compressed and cached", async () => {
    const plain = await get(DRAWING);
    const svg = await plain.text();
    expect(svg).toBe(drawPicture(DRAWING));
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=604800",
      "x-content-type-options": "nosniff",
      "content-length": String(Buffer.byteLength(svg)),
      vary: "Accept-Encoding",
    });
    const zipped = await get(DRAWING, { "accept-encoding": "gzip" });
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(svg);
    const brotli = await get(DRAWING, { "accept-encoding": "gzip, br" });
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(svg);
  });

  test("is not sent to who has it", async () => {
    const tag = (await get(DRAWING)).headers.get("etag") ?? "";
    const again = await get(DRAWING, { "if-none-match": tag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await get(DRAWING, { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("is made once for as long as it is asked for, and forgotten after many others", async () => {
    const drawn: string[] = [];
    const draw = (path: string) => {
      drawn.push(path);
      return `<svg>${path}</svg>`;
    };
    const own = servePictures({ draw, read: async () => undefined });
    const ask = async (path: string) => (await own(new Request(`http://sandbox.test${path}`))).text();
    expect(await ask("/uploads/a.svg")).toBe(await ask("/uploads/a.svg"));
    expect(drawn).toEqual(["/uploads/a.svg"]);
    for (let other = 0; other < 500; other += 1) await ask(`/uploads/${other}.svg`);
    await ask("/uploads/499.svg");
    expect(drawn.length).toBe(501);
    await ask("/uploads/a.svg");
    expect(drawn.length).toBe(502);
  });

  test("can be asked about", async () => {
    const head = await get(DRAWING, {}, "HEAD");
    expect(await head.text()).toBe("");
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(100);
  });

  test("can run nothing when it is opened directly", async () => {
    expect((await get(DRAWING)).headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

test("an upload is sent as it is, for good", async () => {
  const path = `/uploads/files/${ID}.webp`;
  const sent = await get(path, { "accept-encoding": "gzip" });
  expect(await sent.text()).toBe("picture");
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    etag: `"${ID}"`,
  });
  expect((await get(path, { "if-none-match": `"${ID}"` })).status).toBe(304);
});

test.each([
  "/uploads/products/1003/nothing.svg",
  "/uploads/products/999999999999999999999/front.svg",
  "/uploads/products/__proto__/front.svg",
  "/uploads/files/fedcba9876543210fedcba9876543210.webp",
  `/uploads/files/${ID}.svg`,
  `/uploads/files/${ID}.webp.html`,
  "/uploads/files/../../etc/passwd",
  "/uploads/files/%2e%2e%2fsecret.webp",
  "/uploads/",
])("%s is not found", async (path) => {
  reads.length = 0;
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(reads.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});

test("pictures are only read", async () => {
  const answer = await get(DRAWING, {}, "POST");
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
