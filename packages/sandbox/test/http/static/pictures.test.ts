import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawPicture } from "marketplace-sandbox-data/picture/draw";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { PICTURE_WIDTHS } from "../../../src/features/uploads/widths";
import { type PictureSources, servePictures } from "../../../src/http/static/pictures";
import { HttpError } from "../../../src/kernel/errors";

const ID = "0123456789abcdef0123456789abcdef";
const DRAWING = "/uploads/products/1003/front.webp";
/** As browsers of today send it with `<img>`. */
const BROWSER = { accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8" };
/** Safari before WebP. */
const OLD_BROWSER = { accept: "image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5" };

const photo = await sharp({ create: { width: 700, height: 350, channels: 3, background: "#456" } })
  .webp()
  .toBuffer();
const reads: string[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const sources = (more: Partial<PictureSources> = {}): PictureSources => ({
  draw: drawPicture,
  read: async (id) => {
    reads.push(id);
    return id === ID ? { mime: "image/webp", bytes: photo } : undefined;
  },
  widths: { read: async () => undefined, write: async () => undefined },
  inTurn: (work) => work(),
  log: () => undefined,
  ...more,
});
type Serve = ReturnType<typeof servePictures>;
const ask = (serve: Serve, path: string, headers: Record<string, string> = {}, method = "GET") =>
  serve(new Request(`http://sandbox.test${path}`, { method, headers }));
const serve = servePictures(sources());
const get = (path: string, headers: Record<string, string> = BROWSER, method = "GET") =>
  ask(serve, path, headers, method);
const decode = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  folders.push(folder);
  return folder;
}

describe("a picture of the demonstration", () => {
  test("is sent as pixels that caches may keep", async () => {
    const sent = await get(DRAWING);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=604800, stale-while-revalidate=2592000",
      "x-content-type-options": "nosniff",
      vary: "Accept",
    });
    expect(await decode(sent)).toMatchObject({ format: "webp", width: 640, height: 640 });
  });

  test.each(PICTURE_WIDTHS)("comes %i pixels wide", async (width) => {
    expect(await decode(await get(`/uploads/banners/1.webp?w=${width}`))).toMatchObject({
      format: "webp",
      width,
    });
  });

  test.each(["", "0", "321", "-320", "1e3", "320px", " 320", "99999999999"])(
    "does not come in the width %j",
    async (width) => {
      const answer = await get(`${DRAWING}?w=${width}`);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("96, 160, 240, 320");
    },
  );

  test("is a JPEG for clients that do not name WebP, or a PNG where its ground shows through", async () => {
    const opaque = await get(`${DRAWING}?w=96`, OLD_BROWSER);
    expect(opaque.headers.get("content-type")).toBe("image/jpeg");
    expect(await decode(opaque)).toMatchObject({ format: "jpeg", width: 96 });
    const clear = await get("/uploads/categories/10.webp?w=96", OLD_BROWSER);
    expect(clear.headers.get("content-type")).toBe("image/png");
    expect(await decode(clear)).toMatchObject({ format: "png", hasAlpha: true });
    expect((await get(`${DRAWING}?w=96`, {})).headers.get("content-type")).toBe("image/jpeg");
    const refused = await get(`${DRAWING}?w=96`, { accept: "image/webp;q=0, image/*" });
    expect(refused.headers.get("content-type")).toBe("image/jpeg");
  });

  test("keeps its edges where it is shown large: it is drawn in that width", async () => {
    const edge = (
      path: string,
    ) => `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">
      <path d="M0 0h10v10H0z" fill="#fff"/><path d="M0 0h5v10H0z"/></svg><!-- ${path} -->`;
    const large = await ask(servePictures(sources({ draw: edge })), "/uploads/a.webp?w=640", BROWSER);
    const { data } = await sharp(Buffer.from(await large.arrayBuffer()))
      .grayscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const row = [...data.subarray(0, 640)];
    expect(row.filter((light) => light > 25 && light < 230).length).toBeLessThan(8);
  });

  test("isn't sent to clients that have it", async () => {
    const tag = (await get(DRAWING)).headers.get("etag") ?? "";
    const again = await get(DRAWING, { ...BROWSER, "if-none-match": tag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await get(DRAWING, { ...OLD_BROWSER, "if-none-match": tag })).status).toBe(200);
    expect((await get(`${DRAWING}?w=96`, { ...BROWSER, "if-none-match": tag })).status).toBe(200);
  });

  test("is made once, however many ask at the same moment", async () => {
    const inTurn = vi.fn((work) => work());
    const own = servePictures(sources({ inTurn }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(own, `${DRAWING}?w=96`, BROWSER)));
    expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(1);
    await ask(own, `${DRAWING}?w=96`, BROWSER);
    expect(inTurn).toHaveBeenCalledTimes(1);
  });

  test("is charged when it is drawn, not when it is at hand", async () => {
    const folder = join(temporaryFolder(), "pictures");
    const charge = vi.fn();
    const draw = vi.fn(drawPicture);
    const request = () => new Request(`http://sandbox.test${DRAWING}?w=96`, { headers: BROWSER });
    const first = servePictures(sources({ folder, draw }));
    await first(request(), { name: "", charge });
    expect(charge.mock.calls).toEqual([[2]]);
    await first(request(), { name: "", charge });
    await servePictures(sources({ folder, draw }))(request(), { name: "", charge });
    expect(charge).toHaveBeenCalledTimes(1);
    // By the first that makes it, and by the next start to know its name.
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test("is kept for the next start, until its drawing changes", async () => {
    const folder = join(temporaryFolder(), "pictures");
    const drawn = (text: string) => () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${text}</svg>`;
    const startWith = async (draw: PictureSources["draw"]) => {
      const inTurn = vi.fn((work) => work());
      const sent = await ask(servePictures(sources({ folder, draw, inTurn })), "/uploads/a.webp", BROWSER);
      expect(await decode(sent)).toMatchObject({ format: "webp", width: 240 });
      return inTurn.mock.calls.length;
    };
    expect(await startWith(drawn(""))).toBe(1);
    expect(await startWith(drawn(""))).toBe(0);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await startWith(drawn('<path d="M0 0h9v9z"/>'))).toBe(1);
  });

  test("is sent although it can't be kept, which is said once", async () => {
    const folder = join(temporaryFolder(), "taken");
    writeFileSync(folder, "");
    const log = vi.fn();
    const own = servePictures(sources({ folder, log }));
    expect((await ask(own, `${DRAWING}?w=96`, BROWSER)).status).toBe(200);
    expect((await ask(own, `${DRAWING}?w=160`, BROWSER)).status).toBe(200);
    expect(log.mock.calls).toEqual([[expect.stringContaining(folder)]]);
  });

  test("can be asked about", async () => {
    const head = await get(DRAWING, BROWSER, "HEAD");
    expect(await head.text()).toBe("");
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(100);
  });

  test("can run nothing when it is opened directly", async () => {
    expect((await get(DRAWING)).headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

test("a picture that finds too much work before it can be asked for again", async () => {
  const inTurn = () => {
    throw new HttpError(503, "unavailable", { retryAfter: 2 });
  };
  const answer = await ask(servePictures(sources({ inTurn })), DRAWING, BROWSER);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
});

describe("an upload", () => {
  const PATH = `/uploads/files/${ID}.webp`;

  test("is charged when it is looked for and when it is scaled", async () => {
    const charge = vi.fn();
    const own = servePictures(sources());
    const request = (path: string) => new Request(`http://sandbox.test${path}`, { headers: BROWSER });
    await own(request(PATH), { name: "", charge });
    expect(charge.mock.calls).toEqual([[0.75]]);
    await own(request(`${PATH}?w=320`), { name: "", charge });
    expect(charge.mock.calls).toEqual([[0.75], [0.75], [2]]);
    await own(request(`${PATH}?w=320`), { name: "", charge });
    expect(charge).toHaveBeenCalledTimes(3);
  });

  test("is sent as it is, for good", async () => {
    const sent = await get(PATH);
    expect(Buffer.from(await sent.arrayBuffer()).equals(photo)).toBe(true);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      etag: `"${ID}"`,
    });
    expect((await get(PATH, { "if-none-match": `"${ID}"` })).status).toBe(304);
  });

  test("comes narrower, never wider than it is", async () => {
    const narrow = await get(`${PATH}?w=320`);
    expect(narrow.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await decode(narrow)).toMatchObject({ format: "webp", width: 320, height: 160 });
    expect(await decode(await get(`${PATH}?w=1280`))).toMatchObject({ width: 700 });
    expect(await decode(await get(`${PATH}?w=320`, OLD_BROWSER))).toMatchObject({ format: "jpeg" });
    const wide = await get(`${PATH}?w=480`, {
      ...BROWSER,
      "if-none-match": narrow.headers.get("etag") ?? "",
    });
    expect(wide.status).toBe(200);
  });
});

test.each([DRAWING, `/uploads/files/${ID}.webp`])(
  "%s beside a link is whole, on white, in one size",
  async (path) => {
    const preview = await get(`${path}?w=1200&h=630`, { accept: "*/*" });
    expect(preview.headers.get("content-type")).toBe("image/jpeg");
    const bytes = Buffer.from(await preview.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    const [red = 0, green = 0, blue = 0] = await sharp(bytes)
      .extract({ left: 2, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(Math.min(red, green, blue)).toBeGreaterThan(250);
  },
);

test("a preview has no other size", async () => {
  expect((await get(`${DRAWING}?w=1200`)).status).toBe(400);
  expect((await get(`${DRAWING}?w=1200&h=631`)).status).toBe(400);
});

test.each([
  "/uploads/products/1003/nothing.webp",
  "/uploads/products/999999999999999999999/front.webp",
  "/uploads/products/__proto__/front.webp",
  "/uploads/files/fedcba9876543210fedcba9876543210.webp",
  "/uploads/files/fedcba9876543210fedcba9876543210.webp?w=320",
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

test("databases that were filled before have addresses that end in .svg", async () => {
  const sent = await get(DRAWING.replace(".webp", ".svg"));
  expect(sent.headers.get("content-type")).toBe("image/webp");
  expect(sent.headers.get("etag")).toBe((await get(DRAWING)).headers.get("etag"));
});

test("pictures are only read", async () => {
  const answer = await get(DRAWING, {}, "POST");
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
