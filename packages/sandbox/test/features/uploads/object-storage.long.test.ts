import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { emptyDatabase } from "../../../src/admin/empty-database";
import type { Db } from "../../../src/db/connect";
import { DAY } from "../../../src/domain/durations";
import { databaseStorage } from "../../../src/features/uploads/database-storage";
import { deleteOrphanedFiles } from "../../../src/features/uploads/jobs";
import { deleteObjects, moveToBucket } from "../../../src/features/uploads/object-jobs";
import { objectStorage } from "../../../src/features/uploads/object-storage";
import { objectName } from "../../../src/features/uploads/objects";
import { fileOf } from "../../../src/features/uploads/references";
import { createApp } from "../../../src/http/create-app";
import type { FileRecord } from "../../../src/kernel/file-storage";
import { openBucket } from "../../../src/object-store/bucket";
import { openFileStorage } from "../../../src/open-file-storage";
import { testServices } from "../../support/call";
import { testDatabase } from "../../support/database";
import { ACCESS_KEY, REGION, type S3Server, SECRET_KEY, startS3Server } from "../../support/s3-server";
import { PASSWORD } from "../users/app";

const CREDENTIALS = { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY, region: REGION };

async function store() {
  const server = await startS3Server();
  onTestFinished(server.close);
  return { server, options: { url: server.url, ...CREDENTIALS } };
}

/** A whole server whose pictures are in a bucket, and one of its members. */
async function marketplace() {
  const { db } = await testDatabase();
  const { server, options } = await store();
  const bucket = openBucket(options);
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const services = { ...testServices(db), log, files: objectStorage(db, bucket, log) };
  const get = (path: string, app = createApp(services)) =>
    app.fetch(new Request(`http://sandbox.test${path}`));
  const post = async (path: string, body: FormData | object, headers: Record<string, string> = {}) => {
    const isForm = body instanceof FormData;
    const response = await createApp(services).fetch(
      new Request(`http://sandbox.test${path}`, {
        method: "POST",
        headers: isForm ? headers : { "content-type": "application/json", ...headers },
        body: isForm ? body : JSON.stringify(body),
      }),
    );
    const answer: { code: number; data: Record<string, unknown> | null } = JSON.parse(await response.text());
    return { ...answer, headers: response.headers };
  };
  const { data } = await post("/api/user/register", { username: "mira", password: PASSWORD });
  const token = String(Object(data?.userinfo).token);
  const upload = async (category?: string) => {
    const form = new FormData();
    form.set("file", new File([Uint8Array.from(await photo())], "a.png", { type: "image/png" }));
    if (category !== undefined) form.set("category", category);
    return post("/api/index/upload", form, { token });
  };
  const document = async () => String((await upload("kyc")).data?.url);
  const ticket = async (id: string) =>
    String((await post("/api/merchant/file", { id }, { token })).data?.url);
  return { db, server, bucket, services, lines, get, upload, document, ticket };
}

const photo = () =>
  sharp(randomBytes(200 * 100 * 3), { raw: { width: 200, height: 100, channels: 3 } })
    .png()
    .toBuffer();
const idOf = (reference: unknown) => fileOf(String(reference))?.id ?? "";
const files = (db: Db) =>
  db<{ id: string; bytes: Buffer | null }[]>`select id, bytes from file order by createtime, id`;
const notes = async (db: Db) =>
  (await db<{ id: string }[]>`select id from object_to_delete order by id`).map(({ id }) => id);
const anHourLater = (db: Db) => db`update object_to_delete set due_at = due_at - interval '1 hour'`;
const names = (server: S3Server) => [...server.objects.keys()].sort();

describe("with an object store", () => {
  it("pictures, their widths and documents are there, documents encrypted, and nothing of them in the database", async () => {
    const { db, server, services, get, upload, document, ticket, lines } = await marketplace();
    const { data } = await upload();
    const url = String(data?.url);
    const id = idOf(url);
    const kyc = await document();
    expect((await files(db)).map(({ bytes }) => bytes)).toEqual([null, null]);
    expect(names(server)).toEqual([objectName(id), objectName(idOf(kyc))].sort());
    expect(server.objects.get(objectName(id))?.includes("WEBP")).toBe(true);
    expect(server.objects.get(objectName(idOf(kyc)))?.includes("WEBP")).toBe(false);
    expect(await notes(db)).toEqual([]);

    expect((await get(url)).status).toBe(200);
    const shown = await get(await ticket(kyc));
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 200 });

    const narrow = Buffer.from(await (await get(`${url}?w=96`)).arrayBuffer());
    expect(await sharp(narrow).metadata()).toMatchObject({ width: 96 });
    // Another process does not make it again: it could not.
    server.objects.delete(objectName(id));
    const again = await get(`${url}?w=96`, createApp(services));
    expect(Buffer.from(await again.arrayBuffer())).toEqual(narrow);
    await db`delete from file where id = ${id}`;
    expect((await get(`${url}?w=96`, createApp(services))).status).toBe(404);
    expect(lines).toEqual([]);
  });

  it("an outage is a 503 that may be repeated: nothing is lost, and nothing kept by half", async () => {
    const { db, server, bucket, services, get, upload, document, ticket, lines } = await marketplace();
    const kyc = await document();
    const shown = String((await upload()).data?.url);
    const url = await ticket(kyc);

    server.setBroken(true);
    const refused = await upload();
    expect(refused.code).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    for (const path of [shown, `${shown}?w=96`, url]) {
      const response = await get(path);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("5");
    }
    expect(await files(db)).toHaveLength(2);
    expect(await db`select 1 from file_access`).toHaveLength(0);
    expect(await notes(db)).toHaveLength(1);
    expect(lines).toContain("object store: PUT was answered 503 SlowDown");
    await anHourLater(db);
    expect(await deleteObjects(services, bucket)).toBe(0);
    // Nothing is wrong with the object.
    expect(await db`select failures, is_set_aside from job_failure`).toEqual([
      { failures: 0, is_set_aside: false },
    ]);
    server.setBroken(false);
    // The token of the document was not used up.
    expect((await get(url)).status).toBe(200);
    expect((await get(url)).status).toBe(404);
    expect((await get(shown)).status).toBe(200);
    expect((await upload()).code).toBe(1);
    services.clock.advance(60);
    expect(await deleteObjects(services, bucket)).toBe(1);
    expect(await notes(db)).toEqual([]);
    expect(names(server).filter((name) => name.endsWith("/original"))).toHaveLength(3);
  });

  it("objects go an hour after their rows, whichever process deletes them, also while two processes delete", async () => {
    const { db, server, bucket, services, get, upload, document } = await marketplace();
    const kept = String((await upload()).data?.url);
    const gone = String((await upload()).data?.url);
    for (const url of [kept, gone]) await get(`${url}?w=96`);
    await document();
    services.clock.advance(DAY);
    expect(await deleteOrphanedFiles(services, services.clock.now())).toBe(1);
    await db`delete from file where id = ${idOf(gone)}`;
    expect(await deleteObjects(services, bucket)).toBe(0);
    expect(names(server)).toHaveLength(5);
    await anHourLater(db);
    const deleted = await Promise.all([deleteObjects(services, bucket), deleteObjects(services, bucket)]);
    expect(deleted[0] + deleted[1]).toBe(2);
    expect(names(server)).toEqual([`files/${idOf(kept)}/96-jpeg`, objectName(idOf(kept))]);
  });

  it("an object that a row needs is never deleted", async () => {
    const { db, server, bucket, services, upload } = await marketplace();
    const id = idOf((await upload()).data?.url);
    await db`insert into object_to_delete (id, category, due_at) values (${id}, 'public', now())`;
    expect(await deleteObjects(services, bucket)).toBe(1);
    expect(names(server)).toEqual([objectName(id)]);
    expect(await notes(db)).toEqual([]);
  });

  it("an upload that took so long that its object was deleted leaves no row", async () => {
    const { db, bucket, services } = await marketplace();
    const [member] = await db<{ id: number }[]>`select id from member`;
    const file: FileRecord = {
      ...{ id: "a".repeat(32), memberId: member?.id ?? 0, category: "public", mime: "image/webp" },
      ...{ width: 1, height: 1, createtime: 1 },
    };
    const slow = {
      ...bucket,
      async put(name: string, bytes: Uint8Array) {
        await bucket.put(name, bytes);
        await anHourLater(db);
        await deleteObjects(services, bucket);
      },
    };
    const storage = objectStorage(db, slow, services.log);
    await expect(storage.save(file, Buffer.from("a"))).rejects.toMatchObject({ status: 503 });
    expect(await files(db)).toEqual([]);
  });

  it("starting over deletes the objects, too", async () => {
    const { db, server, bucket, services, upload } = await marketplace();
    await upload();
    await emptyDatabase(db);
    await anHourLater(db);
    expect(await deleteObjects(services, bucket)).toBe(1);
    expect(names(server)).toEqual([]);
  });
});

describe("moving from the database", () => {
  it("continues with two processes at once, through an outage, and every picture can be read all the time", async () => {
    const { db, server, bucket, services, get, upload } = await marketplace();
    const { files: inBucket } = services;
    services.files = databaseStorage(db);
    const urls = await Promise.all(Array.from({ length: 6 }, async () => String((await upload()).data?.url)));
    expect(names(server)).toEqual([]);
    services.files = inBucket;
    const isReadable = async () => {
      for (const url of urls) expect((await get(url)).status).toBe(200);
    };
    await isReadable();

    server.setBroken(true);
    expect(await moveToBucket(services, bucket)).toBe(0);
    expect(await db`select 1 from job_failure where failures > 0 or is_set_aside`).toHaveLength(0);
    await isReadable();
    server.setBroken(false);
    // What waits for the store is tried again in a minute.
    services.clock.advance(60);
    await anHourLater(db);
    await deleteObjects(services, bucket);

    const moved = await Promise.all([moveToBucket(services, bucket), moveToBucket(services, bucket)]);
    expect(moved[0] + moved[1]).toBe(6);
    expect((await files(db)).filter(({ bytes }) => bytes !== null)).toEqual([]);
    await isReadable();
    await anHourLater(db);
    await deleteObjects(services, bucket);
    expect(names(server)).toHaveLength(6);
  });
});

describe("a start", () => {
  it("is refused without the store that has the pictures, or with another one", async () => {
    const { db, services, upload } = await marketplace();
    await upload();
    await expect(openFileStorage(db, undefined, services.log)).rejects.toThrow(
      "Pictures of this database are in an object store: name it with --object-store or OBJECT_STORE_URL.",
    );
    const other = await store();
    await expect(openFileStorage(db, other.options, services.log)).rejects.toThrow(
      /does not have the pictures of this database: name the one that has\.$/,
    );
    await expect(
      openFileStorage(db, { ...other.options, secretAccessKey: "wrong" }, services.log),
    ).rejects.toThrow("check AWS_SECRET_ACCESS_KEY");
  });

  it("continues while the store is unreachable, and says so", async () => {
    const { db } = await testDatabase();
    const lines: string[] = [];
    const url = "http://127.0.0.1:9/pictures";
    const { jobs } = await openFileStorage(db, { url, ...CREDENTIALS }, (line) => lines.push(line));
    expect(jobs.map(({ name }) => name)).toEqual(["move pictures", "delete objects"]);
    expect(lines).toEqual([
      `the object store ${url} can't be reached: pictures are answered 503 until it can be`,
    ]);
  });
});
