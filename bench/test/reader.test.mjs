import assert from "node:assert/strict";
import { test } from "node:test";
import { answerReader } from "../../packages/sandbox/bench/lib/reader.mjs";

/** Hands the bytes over in chunks of that size, each in the memory of the one before. @param {string} text @param {number} size */
function read(text, size) {
  /** @type {{ status: number, body: string }[]} */
  const answers = [];
  const take = answerReader(({ status, body }) => answers.push({ status, body: body.toString() }));
  const bytes = Buffer.from(text);
  const memory = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size)
    take(memory.subarray(0, bytes.copy(memory, 0, at, at + size)));
  return answers;
}

const body = '{"code":1,"data":"0 \\u00fc ü"}';
const sized = `HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const length = Buffer.byteLength(body).toString(16);
const chunked = `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${length}\r\n${body}\r\n0\r\n\r\n`;

test("answers end where they say, however they arrive", () => {
  for (const size of [1, 7, 20, 4_096]) {
    assert.deepEqual(read(sized, size), [{ status: 200, body }]);
    assert.equal(read(chunked, size).length, 1);
    assert.match(read(chunked, size)[0]?.body ?? "", /"code":1/);
  }
});

test("an answer without a length is an error, not an endless wait", () => {
  assert.throws(() => read("HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n{}", 4_096), /No length/);
});
