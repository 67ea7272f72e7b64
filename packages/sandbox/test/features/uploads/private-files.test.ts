import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Db } from "../../../src/db/connect";
import { DAY } from "../../../src/domain/durations";
import { deleteOrphanedFiles, deleteRejectedDocuments } from "../../../src/features/uploads/jobs";
import { openPrivateFile, servePrivateFiles } from "../../../src/features/uploads/private-file";
import { readPublicFile } from "../../../src/features/uploads/public-file";
import { fileOf, ownsFile } from "../../../src/features/uploads/references";
import { decrypt, encrypt } from "../../../src/kernel/envelope-encryption";
import { readKeys } from "../../../src/kernel/keys";
import { TEST_KEYS } from "../../support/call";
import { createUserApp } from "../users/app";

const png = (background = "#c63") =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

async function documents() {
  const app = await createUserApp();
  const mira = await app.join("mira");
  const document = async () => {
    const { data } = await mira.upload(await png(), "passport.png", "kyc");
    expect(data).toEqual({ url: expect.stringMatching(/^kyc:[0-9a-f]{32}$/), fullurl: "" });
    return String(data?.url);
  };
  const serve = servePrivateFiles(app.services);
  const get = (url: unknown, init?: RequestInit) => serve(new Request(`http://sandbox.test${url}`, init));
  const address = async (id: string) => (await mira.post("/api/merchant/file", { id })).data?.url;
  return { ...app, mira, document, get, address };
}

const idOf = (reference: string) => fileOf(reference)?.id ?? "";
const isKept = async (db: Db, reference: string) =>
  (await db`select 1 from file where id = ${idOf(reference)}`).length === 1;

describe("identity documents", () => {
  it("are shown once, within a minute, to their owner alone, and every look is noted", async () => {
    const { db, clock, join, mira, document, get } = await documents();
    const id = await document();
    const jonas = await join("jonas");
    expect((await jonas.post("/api/merchant/file", { id })).code).toBe(404);
    const publicUrl = String((await mira.upload(await png())).data?.url);
    for (const other of [publicUrl, "kyc:nothing", `kyc:${"0".repeat(32)}`]) {
      expect((await mira.post("/api/merchant/file", { id: other })).code).toBe(404);
    }
    const { data } = await mira.post("/api/merchant/file", { id });
    expect(data?.expires_at).toBe(clock.now() + 60);
    expect((await get(data?.url, { method: "HEAD" })).status).toBe(405);
    const first = await get(data?.url);
    expect(first.status).toBe(200);
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await sharp(Buffer.from(await first.arrayBuffer())).metadata()).toMatchObject({
      width: 30,
      format: "webp",
    });
    expect((await get(data?.url)).status).toBe(404);

    const late = await mira.post("/api/merchant/file", { id });
    clock.advance(60);
    expect((await get(late.data?.url)).status).toBe(404);
    expect((await get("/api/private/")).status).toBe(404);
    const looks = await db`select file_id, member_id, purpose from file_access`;
    expect([...looks]).toEqual([{ file_id: idOf(id), member_id: mira.id, purpose: "owner" }]);
  });

  it("open once even for many who ask at the same time", async () => {
    const { document, get, address } = await documents();
    const url = await address(await document());
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(url)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("are neither public nor readable in the database", async () => {
    const { db, document, services } = await documents();
    const id = idOf(await document());
    expect(await readPublicFile(services, id)).toBeUndefined();
    const [row] = await db<{ bytes: Buffer; wrapped_key: Buffer }[]>`select bytes, wrapped_key from file`;
    expect(row?.bytes.includes("WEBP")).toBe(false);
    const other = { ...services, keys: readKeys("", "ab".repeat(32)) };
    await expect(openPrivateFile(other, id, 0, "admin")).rejects.toThrow();
    expect((await openPrivateFile(services, `kyc:${id}`, 0, "admin"))?.bytes.includes("WEBP")).toBe(true);
  });

  it("are each encrypted with their own key, bound to its id", () => {
    const bytes = randomBytes(1_000);
    const encrypted = encrypt(TEST_KEYS, "a", bytes);
    expect(decrypt(TEST_KEYS, "a", encrypted)).toEqual(bytes);
    expect(() => decrypt(TEST_KEYS, "b", encrypted)).toThrow();
    const bent = Buffer.from(encrypted.bytes);
    bent[40] = (bent[40] ?? 0) ^ 1;
    expect(() => decrypt(TEST_KEYS, "a", { ...encrypted, bytes: bent })).toThrow();
    expect(encrypt(TEST_KEYS, "a", bytes).bytes.equals(encrypted.bytes)).toBe(false);
  });

  it("belong to who uploaded them, in their category", async () => {
    const { db, join, mira, document } = await documents();
    const jonas = await join("jonas");
    const secret = await document();
    const shown = String((await mira.upload(await png())).data?.url);
    expect(await ownsFile(db, mira.id, secret, "kyc")).toBe(true);
    expect(await ownsFile(db, mira.id, shown, "public")).toBe(true);
    expect(await ownsFile(db, mira.id, secret, "public")).toBe(false);
    expect(await ownsFile(db, mira.id, shown, "kyc")).toBe(false);
    expect(await ownsFile(db, jonas.id, secret, "kyc")).toBe(false);
    expect(await ownsFile(db, mira.id, `kyc:${idOf(shown)}`, "kyc")).toBe(false);
    expect(await ownsFile(db, mira.id, "/uploads/files/../x.webp", "public")).toBe(false);
  });
});

describe("deletion", () => {
  async function apply(db: Db, memberId: number, status: string, at: number, files: readonly string[]) {
    const [front = "", back = "", hold = "", sign = ""] = files;
    await db`insert into merchant_application (member_id, status, logo, shopname, name, number_masked, number_hash, image_front,
        image_back, image_hold, contract_version, sign, sign_date, review_due_at, createtime, updatetime)
      values (${memberId}, ${status}, '', 'Example', 'Example', 'X', 'h', ${front}, ${back}, ${hold}, '1', ${sign}, '2026-11-20',
        ${at}, ${at}, ${at})`;
  }

  it("takes private files that nothing uses after a day, also while two processes delete", async () => {
    const { db, clock, services, mira, document } = await documents();
    const orphans = [await document(), await document(), await document()];
    const used = [await document(), await document(), await document(), await document()];
    const shown = String((await mira.upload(await png())).data?.url);
    await apply(db, mira.id, "submitted", clock.now(), used);
    clock.advance(DAY - 1);
    expect(await deleteOrphanedFiles(services, clock.now())).toBe(0);
    clock.advance(1);
    const young = await document();
    const counts = await Promise.all([
      deleteOrphanedFiles(services, clock.now()),
      deleteOrphanedFiles(services, clock.now()),
    ]);
    expect(counts[0] + counts[1]).toBe(3);
    for (const orphan of orphans) expect(await isKept(db, orphan)).toBe(false);
    for (const kept of [...used, young, shown]) expect(await isKept(db, kept)).toBe(true);
  });

  it("leaves a file that is just being used", async () => {
    const { db, clock, services, mira, document } = await documents();
    const id = await document();
    clock.advance(DAY);
    await db.begin(async (tx) => {
      expect(await ownsFile(tx, mira.id, id, "kyc")).toBe(true);
      expect(await deleteOrphanedFiles(services, clock.now())).toBe(0);
    });
    expect(await isKept(db, id)).toBe(true);
    expect(await deleteOrphanedFiles(services, clock.now())).toBe(1);
  });

  it("takes the documents of a rejected application after thirty days, and their tickets", async () => {
    const { db, clock, services, mira, document, get, address } = await documents();
    const files = [await document(), await document(), await document(), await document()];
    await apply(db, mira.id, "rejected", clock.now(), files);
    clock.advance(30 * DAY - 1);
    expect(await deleteRejectedDocuments(services, clock.now())).toBe(0);
    const url = await address(files[0] ?? "");
    clock.advance(1);
    expect(await deleteRejectedDocuments(services, clock.now())).toBe(1);
    expect(await deleteRejectedDocuments(services, clock.now())).toBe(0);
    for (const gone of files) expect(await isKept(db, gone)).toBe(false);
    expect((await get(url)).status).toBe(404);
    const [row] = await db`select image_front, image_back, image_hold, sign from merchant_application`;
    expect(row).toEqual({ image_front: "", image_back: "", image_hold: "", sign: "" });
  });

  it("keeps the documents of applications that were approved or wait", async () => {
    const { db, clock, services, mira, document } = await documents();
    const id = await document();
    await apply(db, mira.id, "approved", clock.now(), [id]);
    clock.advance(400 * DAY);
    expect(await deleteRejectedDocuments(services, clock.now())).toBe(0);
    expect(await deleteOrphanedFiles(services, clock.now())).toBe(0);
    expect(await isKept(db, id)).toBe(true);
  });
});
