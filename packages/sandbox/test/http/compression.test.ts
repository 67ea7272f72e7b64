import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compress } from "../../src/http/compression";

const LONG = JSON.stringify({ code: 1, data: "word ".repeat(500) });
const asking = (coding: string | null) =>
  new Request("http://sandbox.test/api/index/index", {
    headers: coding === null ? {} : { "accept-encoding": coding },
  });
const saying = (text: string) =>
  new Response(text, {
    status: 401,
    headers: { "content-type": "application/json", "content-length": `${text.length}`, vary: "token" },
  });

test("a long answer is compressed for who can read it", async () => {
  const answer = await compress(asking("br, gzip"), saying(LONG));
  expect(answer.status).toBe(401);
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-type": "application/json",
    "content-encoding": "gzip",
    "content-length": String((await answer.clone().arrayBuffer()).byteLength),
    vary: "token",
  });
  const bytes = await answer.arrayBuffer();
  expect(bytes.byteLength).toBeLessThan(LONG.length / 5);
  expect(gunzipSync(bytes).toString()).toBe(LONG);
});

test.each([
  ["who says nothing of codings", null, LONG],
  ["who reads another coding", "br", LONG],
  ["who refuses this one", "gzip;q=0", LONG],
  ["a short answer", "gzip", "{}"],
])("%s gets it as it is", async (_who, coding, text) => {
  const answer = await compress(asking(coding), saying(text));
  expect([answer.status, answer.headers.get("content-encoding")]).toEqual([401, null]);
  expect(await answer.text()).toBe(text);
});

test("where too much waits, answers come as they are instead of late", async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const answer = await compress(asking("gzip"), saying(LONG));
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isPacked = answer.headers.get("content-encoding") === "gzip";
      expect((isPacked ? gunzipSync(bytes) : bytes).toString()).toBe(LONG);
      return isPacked;
    }),
  );
  expect(answers.filter((isPacked) => isPacked).length).toBeGreaterThanOrEqual(50);
  expect(answers).toContain(false);
});
