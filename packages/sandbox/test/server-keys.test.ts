import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Db } from "../src/db/connect";
import { DAY } from "../src/domain/durations";
import { openPrivateFile } from "../src/features/uploads/private-file";
import { rewrapDocuments } from "../src/features/uploads/rewrap";
import { encrypt } from "../src/kernel/envelope-encryption";
import { type KeyRing, readKeys } from "../src/kernel/keys";
import { openSecret } from "../src/server-keys";
import { testServices } from "./support/call";
import { testDatabase } from "./support/database";
import { addMember } from "./support/members";

const NOW = 1_800_000_000;
const [A, B, C] = ["1", "2", "3"].map((digit) => digit.repeat(64));
const ring = (...keys: (string | undefined)[]) => readKeys("", keys.join(","));

/** A database that no key was noted in yet. */
async function freshDatabase(): Promise<Db> {
  const { db } = await testDatabase();
  await db`delete from server_key`;
  return db;
}

async function addDocument(db: Db, keys: KeyRing, noted = true): Promise<string> {
  const id = randomUUID().replaceAll("-", "");
  const { bytes, wrappedKey, keyId } = encrypt(keys, id, Buffer.from("a passport"));
  const { id: memberId } = await addMember(db);
  await db`insert into file (id, member_id, category, mime, width, height, bytes, wrapped_key, key_id, createtime)
    values (${id}, ${memberId}, 'kyc', 'image/webp', 1, 1, ${bytes}, ${wrappedKey}, ${noted ? keyId : null}, ${NOW})`;
  return id;
}

/** What a server with these keys reads. */
async function textOf(db: Db, keys: KeyRing, id: string): Promise<string | undefined> {
  const file = await openPrivateFile({ ...testServices(db), keys }, id, 0, "test");
  return file?.bytes.toString();
}

/** One run of the job on a server with these keys. @returns what it logged */
async function rewrap(db: Db, keys: KeyRing, now: number): Promise<string[]> {
  const lines: string[] = [];
  const services = { ...testServices(db), keys, log: (line: string) => void lines.push(line) };
  await rewrapDocuments(services, now);
  return lines;
}

test("a wrong key is noticed at start, and the message names the keys by their ids", async () => {
  const db = await freshDatabase();
  const secret = await openSecret(db, ring(A), NOW);
  expect(await openSecret(db, ring(A), NOW)).toEqual(secret);
  await expect(openSecret(db, ring(B), NOW)).rejects.toMatchObject({
    name: "SandboxError",
    message: expect.stringContaining(`it needs ${ring(A)[0].id}, given is ${ring(B)[0].id}`),
  });
});

test("a database of a version that noted no keys takes none that its documents contradict", async () => {
  const db = await freshDatabase();
  const id = await addDocument(db, ring(A), false);
  await expect(openSecret(db, ring(B), NOW)).rejects.toThrow("encrypted with another");
  expect(await openSecret(db, ring(B, A), NOW)).toEqual(ring(A)[0].secret);
  expect(await textOf(db, ring(B, A), id)).toBe("a passport");
});

test("a newer key takes over: stored hashes stay, documents are re-wrapped, the older key may go", async () => {
  const db = await freshDatabase();
  const secret = await openSecret(db, ring(A), NOW);
  const old = await addDocument(db, ring(A));
  expect(await openSecret(db, ring(B, A), NOW + 1)).toEqual(secret);
  // As long as the older one is needed, a server without it does not start, nor one that lacks the newest.
  await expect(openSecret(db, ring(B), NOW + 1)).rejects.toThrow(`it needs ${ring(A)[0].id}`);
  await expect(openSecret(db, ring(A), NOW + 1)).rejects.toThrow(`it needs ${ring(B)[0].id}`);

  // A server that was started before still runs, and changes nothing.
  expect(await rewrap(db, ring(A), NOW + 1)).toEqual([]);
  const later = await addDocument(db, ring(A));
  expect(await rewrap(db, ring(B, A), NOW + 1)).toEqual([]);
  for (const id of [old, later]) expect(await textOf(db, ring(B), id)).toBe("a passport");
  expect(await rewrap(db, ring(B, A), NOW + 1 + DAY)).toEqual([
    `nothing needs the keys ${ring(A)[0].id} any more: SANDBOX_KEY can do without them`,
  ]);
  expect(await openSecret(db, ring(B), NOW + DAY)).toEqual(secret);
  expect(await openSecret(db, ring(C, B), NOW + DAY)).toEqual(secret);
});

test("keys are 64 digits each, the newest first", () => {
  expect(ring(B, A).map(({ id }) => id)).toEqual([ring(B)[0].id, ring(A)[0].id]);
  expect(() => readKeys("", `${A},short`)).toThrow("SANDBOX_KEY must hold 64 hexadecimal digits, or several");
  expect(() => readKeys("", " ")).toThrow("SANDBOX_KEY must hold");
});
