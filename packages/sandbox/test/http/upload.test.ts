import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { openSession } from "../../src/features/users/sessions";
import { beginUpload } from "../../src/http/upload";
import { createTestApp, requestOf } from "../support/app";
import { testDatabase } from "../support/database";
import { addMember } from "../support/members";

const LIMIT = 1_000;
const form = (...parts: [name: string, value: string | Blob][]) => {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return new Request("http://sandbox.test/", { method: "POST", body });
};
const temporary = () => readdirSync(tmpdir()).filter((name) => name.startsWith("marketplace-upload-"));

test("a form arrives whole, and its file is gone afterwards", async () => {
  const before = temporary();
  const upload = beginUpload(1, LIMIT);
  const bytes = Buffer.from("PNG and more", "latin1");
  const { file, category } = await upload.fields(
    form(["category", "kyc"], ["file", new File([bytes], "dot.png", { type: "image/png" })]),
  );
  expect(category).toBe("kyc");
  if (!(file instanceof File)) throw new Error("no file arrived");
  expect([file.name, file.type]).toEqual(["dot.png", "image/png"]);
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  expect(temporary().length).toBe(before.length + 1);
  await upload.end();
  expect(temporary()).toEqual(before);
});

test.each([
  ["a file that is too large", () => form(["file", new Blob([Buffer.alloc(LIMIT + 1)])]), "too_large"],
  [
    "a body far too large that does not say so",
    () =>
      new Request("http://sandbox.test/", {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=x" },
        body: new Blob([Buffer.alloc(LIMIT + 100_000)]).stream(),
        duplex: "half",
      }),
    "too_large",
  ],
  [
    "a body that breaks off",
    () =>
      new Request("http://sandbox.test/", {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=x" },
        body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
      }),
    "malformed_body",
  ],
  [
    "a body without a boundary",
    () =>
      new Request("http://sandbox.test/", {
        method: "POST",
        headers: { "content-type": "multipart/form-data" },
        body: "abc",
      }),
    "malformed_body",
  ],
])("%s is refused, and leaves nothing behind", async (_, request, message) => {
  const before = temporary();
  const upload = beginUpload(1, LIMIT);
  await expect(upload.fields(request())).rejects.toMatchObject({ status: 422, message });
  await upload.end();
  expect(temporary()).toEqual(before);
});

const part = (head: string, value = "") => `--x\r\n${head}\r\n\r\n${value}\r\n`;
const field = part('content-disposition: form-data; name="a"');
const file = part('content-disposition: form-data; name="a"; filename="a.png"');

test.each([
  ["empty parts", "--x\r\n\r\n\r\n", 800_000],
  ["bare boundaries", "--x\r\n", 1_600_000],
  ["fields", field, 100_000],
  ["files", file, 80_000],
  ["a field that is too long", part('content-disposition: form-data; name="a"', "a".repeat(100_000)), 50],
])("%s by the thousand are refused at the limit, the rest unread", async (_, repeated, times) => {
  const body = Buffer.from(repeated.repeat(times));
  let read = 0;
  const request = new Request("http://sandbox.test/", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: new ReadableStream({
      pull(controller) {
        controller.enqueue(body.subarray(read, read + 65_536));
        read += 65_536;
        if (read >= body.length) controller.close();
      },
    }),
    duplex: "half",
  });
  const before = temporary();
  const upload = beginUpload(1, 10_000_000);
  await expect(upload.fields(request)).rejects.toMatchObject({ status: 422, message: "too_large" });
  await upload.end();
  expect(read).toBeLessThan(1_000_000);
  expect(temporary()).toEqual(before);
});

test("one member has eight uploads under way, all together thirty-two", async () => {
  const uploads = Array.from({ length: 8 }, () => beginUpload(1, LIMIT));
  expect(() => beginUpload(1, LIMIT)).toThrow(expect.objectContaining({ status: 429 }));
  for (let member = 2; uploads.length < 32; member++) {
    for (let count = 0; count < 8; count++) uploads.push(beginUpload(member, LIMIT));
  }
  expect(() => beginUpload(99, LIMIT)).toThrow(expect.objectContaining({ status: 503 }));
  await Promise.all(uploads.map((upload) => upload.end()));
  await beginUpload(1, LIMIT).end();
});

test("an upload above the limit is refused unread", async () => {
  const { db } = await testDatabase();
  const app = createTestApp(db, { relaxed: false });
  const token = await openSession(db, (await addMember(db)).id, app.services.clock.now());
  const picture = new File([Buffer.alloc(5_000_000)], "a.png");
  const statuses = new Set<number>();
  for (let call = 0; call < 60; call++) {
    statuses.add((await app.send(requestOf("uploads.image", { file: "" }, { token }))).status);
  }
  expect(statuses).not.toContain(429);
  const request = requestOf("uploads.image", { file: picture }, { token });
  expect((await app.send(request)).status).toBe(429);
  expect(request.bodyUsed).toBe(false);
});
