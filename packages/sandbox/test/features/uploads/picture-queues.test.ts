import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { databaseStorage } from "../../../src/features/uploads/database-storage";
import { moveToBucket } from "../../../src/features/uploads/object-jobs";
import { fileOf } from "../../../src/features/uploads/references";
import { createApp } from "../../../src/http/create-app";
import type { BoundedQueue } from "../../../src/kernel/bounded-queue";
import { pictureWork, uploadWork } from "../../../src/kernel/thread-queues";
import { openBucket } from "../../../src/object-store/bucket";
import { testServices } from "../../support/call";
import { ACCESS_KEY, REGION, SECRET_KEY, startS3Server } from "../../support/s3-server";
import { createUserApp } from "../users/app";

const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#c63" } })
  .png()
  .toBuffer();

/** Fills a queue with the work of one caller. @returns ends what is running, or all */
function flood(queue: BoundedQueue, pieces: number, ...callers: string[]) {
  const ends: (() => void)[] = [];
  let isOver = false;
  const work = () => (isOver ? Promise.resolve() : new Promise<void>((resolve) => ends.push(resolve)));
  const all = Array.from({ length: pieces }, () =>
    queue.run(work, undefined, callers).catch(() => undefined),
  );
  const endRunning = () => {
    for (const end of ends.splice(0)) end();
  };
  const endAll = async () => {
    isOver = true;
    endRunning();
    await Promise.all(all);
  };
  onTestFinished(endAll);
  return { endRunning, endAll };
}

async function marketplace() {
  const app = await createUserApp();
  const mira = await app.join("mira");
  const upload = async () => String((await mira.upload(photo)).data?.url);
  const server = createApp(testServices(app.db));
  const get = (path: string, remoteAddress = "192.0.2.7") =>
    server.fetch(new Request(`http://sandbox.test${path}`, { headers: { accept: "image/webp" } }), {
      incoming: { socket: { remoteAddress } },
    });
  return { ...app, mira, upload, get };
}

describe("work on pictures", () => {
  it("takes an upload before the many that another member has waiting", async () => {
    const { upload } = await marketplace();
    const { endRunning } = flood(uploadWork, 60, "member 1", "address 198.51.100.0");
    const queued = vi.spyOn(uploadWork, "run");
    const uploaded = upload();
    await expect.poll(() => queued.mock.calls.length).toBe(1);
    endRunning();
    expect(await uploaded).toMatch(/^\/uploads\/files\//);
  });

  it("takes uploads while too many pictures are scaled, and scales them while there are too many uploads", async () => {
    const { upload, get } = await marketplace();
    const url = await upload();
    const scaling = flood(pictureWork, 200, "address 198.51.100.0");
    const second = await upload();
    await scaling.endAll();
    flood(uploadWork, 200, "member 1", "address 198.51.100.0");
    for (const path of [url, second]) expect((await get(`${path}?w=96`)).status).toBe(200);
  });

  it("scales a picture before the many that another address asks for", async () => {
    const { upload, get } = await marketplace();
    const url = await upload();
    const { endRunning } = flood(pictureWork, 200, "address 198.51.100.7");
    const queued = vi.spyOn(pictureWork, "run");
    const shown = get(`${url}?w=96`);
    await expect.poll(() => queued.mock.calls.length).toBe(1);
    endRunning();
    expect((await shown).status).toBe(200);
  });
});

describe("widths of a picture", () => {
  it("are made once, also for the next process, and go with the picture", async () => {
    const { db, upload, get } = await marketplace();
    const url = await upload();
    const narrow = Buffer.from(await (await get(`${url}?w=96`)).arrayBuffer());
    // The next process would have to make it.
    const { endAll } = flood(pictureWork, 200, "address 192.0.2.7");
    const next = createApp(testServices(db));
    const again = () =>
      next.fetch(new Request(`http://sandbox.test${url}?w=96`, { headers: { accept: "image/webp" } }));
    expect(Buffer.from(await (await again()).arrayBuffer()).equals(narrow)).toBe(true);
    await endAll();
    expect(await db`select name from file_width`).toEqual([{ name: "96-webp" }]);
    await db`delete from file`;
    expect(await db`select from file_width`).toHaveLength(0);
  });

  it("that can't be kept are sent nevertheless", async () => {
    const { db, upload, get } = await marketplace();
    const url = await upload();
    await db`drop table file_width`;
    expect((await get(`${url}?w=96`)).status).toBe(200);
    const { widths } = databaseStorage(db);
    expect(await widths.read(fileOf(url)?.id ?? "", "96-webp")).toBeUndefined();
  });

  it("leave the database when the picture moves to an object store", async () => {
    const { db, services, upload, get } = await marketplace();
    await get(`${await upload()}?w=96`);
    const server = await startS3Server();
    onTestFinished(server.close);
    const credentials = { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY, region: REGION };
    expect(await moveToBucket(services, openBucket({ url: server.url, ...credentials }))).toBe(1);
    expect(await db`select from file_width`).toHaveLength(0);
  });
});
