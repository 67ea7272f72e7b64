import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test, vi } from "vitest";
import { openSession } from "../../src/features/users/sessions";
import { createApp } from "../../src/http/create-app";
import { listen } from "../../src/http/server";
import { beginUpload } from "../../src/http/upload";
import { createTestApp, requestOf } from "../support/app";
import { testDatabase } from "../support/database";
import { addMember } from "../support/members";

const LIMIT = 1_000;
const BUYER = { member: 1, ip: "192.0.2.1" };
const form = (...parts: [name: string, value: string | Blob][]) => {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return new Request("http://sandbox.test/", { method: "POST", body });
};
const temporary = () => readdirSync(tmpdir()).filter((name) => name.startsWith("marketplace-upload-"));

test("a form arrives whole, and its file is gone afterwards", async () => {
  const before = temporary();
  const upload = beginUpload(BUYER, LIMIT);
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
  const upload = beginUpload(BUYER, LIMIT);
  await expect(upload.fields(request())).rejects.toMatchObject({ status: 422, message });
  await upload.end();
  expect(temporary()).toEqual(before);
});

const part = (head: string, value = "") => `--x\r\n${head}\r\n\r\n${value}\r\n`;
const field = part('content-disposition: form-data; name="a"');
const file = part('content-disposition: form-data; name="a"; filename="a.png"');

test.each([
  ["a field", "content-disposition: form-data"],
  ["a field with a word for one", "content-disposition: form-data; name"],
  ["a file", 'content-disposition: form-data; filename="a.png"'],
])("%s without a name is refused", async (_, head) => {
  const before = temporary();
  const upload = beginUpload(BUYER, LIMIT);
  const request = new Request("http://sandbox.test/", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: `${part(head, "abc")}--x--\r\n`,
  });
  await expect(upload.fields(request)).rejects.toMatchObject({ status: 422, message: "malformed_body" });
  await upload.end();
  expect(temporary()).toEqual(before);
});

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
  const upload = beginUpload(BUYER, 10_000_000);
  await expect(upload.fields(request)).rejects.toMatchObject({ status: 422, message: "too_large" });
  await upload.end();
  expect(read).toBeLessThan(1_000_000);
  expect(temporary()).toEqual(before);
});

test("one member has eight uploads under way, an address sixteen", async () => {
  const uploads = Array.from({ length: 8 }, () => beginUpload(BUYER, LIMIT));
  const tooMany = expect.objectContaining({ status: 429 });
  expect(() => beginUpload({ ...BUYER, ip: "198.51.100.1" }, LIMIT)).toThrow(tooMany);
  for (let call = 0; call < 8; call++) uploads.push(beginUpload({ member: 2, ip: BUYER.ip }, LIMIT));
  expect(() => beginUpload({ member: 3, ip: BUYER.ip }, LIMIT)).toThrow(tooMany);
  await beginUpload({ member: 3, ip: "198.51.100.1" }, LIMIT).end();
  await Promise.all(uploads.map((upload) => upload.end()));
  await beginUpload(BUYER, LIMIT).end();
});

test("of thirty-two in all the last eight are for those without an upload", async () => {
  const ip = (host: number) => `192.0.${host}.1`;
  const uploads = Array.from({ length: 24 }, (_, at) =>
    beginUpload({ member: at % 3, ip: ip(at % 3) }, LIMIT),
  );
  const busy = expect.objectContaining({ status: 503 });
  // A second one of a member, or at an address.
  expect(() => beginUpload({ member: 0, ip: ip(9) }, LIMIT)).toThrow(
    expect.objectContaining({ status: 429 }),
  );
  for (let member = 10; member < 17; member++) {
    uploads.push(beginUpload({ member, ip: ip(member) }, LIMIT));
    expect(() => beginUpload({ member, ip: ip(99) }, LIMIT)).toThrow(busy);
    expect(() => beginUpload({ member: 99, ip: ip(member) }, LIMIT)).toThrow(busy);
  }
  uploads.push(beginUpload({ member: 17, ip: ip(17) }, LIMIT));
  expect(() => beginUpload({ member: 18, ip: ip(18) }, LIMIT)).toThrow(busy);
  await Promise.all(uploads.map((upload) => upload.end()));
  await beginUpload({ member: 18, ip: ip(18) }, LIMIT).end();
});

/** A body whose bytes come when the test says so. */
function slowRequest() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own;
    },
    cancel() {
      controller = undefined;
    },
  });
  const request = new Request("http://sandbox.test/", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body,
    duplex: "half",
  });
  return {
    request,
    send: (text: string) => controller?.enqueue(Buffer.from(text)),
    end: () => controller?.close(),
  };
}

test.each([
  ["sends nothing more", 0],
  ["sends a byte every three seconds", 1],
])("a sender who %s is not waited for", async (_, bytes) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { request, send } = slowRequest();
  const upload = beginUpload(BUYER, LIMIT);
  const refused = expect(upload.fields(request)).rejects.toMatchObject({ status: 422 });
  let isOver = false;
  void refused.then(() => {
    isOver = true;
  });
  send('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  let seconds = 0;
  for (; seconds < 20 && !isOver; seconds += 3) {
    await vi.advanceTimersByTimeAsync(3_000);
    if (bytes > 0 && !isOver) send("a".repeat(bytes));
  }
  await refused;
  expect(seconds).toBeLessThanOrEqual(9);
  await upload.end();
});

test("a sender who is slow but goes on is waited for", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { request, send, end } = slowRequest();
  const upload = beginUpload(BUYER, 2_000_000);
  const received = upload.fields(request);
  send('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  for (let second = 0; second < 30; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    send("a".repeat(20_000));
  }
  send("\r\n--x--\r\n");
  end();
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  const { file } = await received;
  expect(file).toBeInstanceOf(File);
  await upload.end();
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

test("an upload that is refused halfway keeps no connection, whether its sender goes on or not", async () => {
  const { db } = await testDatabase();
  const { services } = createTestApp(db);
  const token = await openSession(db, (await addMember(db)).id, services.clock.now());
  const server = await listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close(0));
  server.answerWith(createApp(services));
  const parts = Buffer.from("--x\r\n\r\n\r\n".repeat(800_000));
  const head = [
    "POST /api/index/upload HTTP/1.1",
    "host: sandbox.test",
    `token: ${token}`,
    "content-type: multipart/form-data; boundary=x",
    `content-length: ${parts.length}`,
  ];
  for (const sent of [parts, parts.subarray(0, 100_000)]) {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    let answer = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      answer += text;
    });
    // What is still on its way when the connection is closed.
    socket.on("error", () => undefined);
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    socket.write(sent);
    await expect.poll(() => answer, { timeout: 5_000 }).toContain("HTTP/1.1 422");
    // Either it is closed, or all of it was read and the next request is answered.
    socket.write("GET /livez HTTP/1.1\r\nhost: sandbox.test\r\n\r\n");
    await expect
      .poll(() => socket.destroyed || answer.split("HTTP/1.1 ").length === 3, { timeout: 5_000 })
      .toBe(true);
  }
});
