import { expect, it } from "vitest";
import type { Call } from "../../src/check/call";
import { whyUnreachable } from "../../src/check/reachable";

const JSON_TYPE = { "content-type": "application/json" };
const starting = { status: 503, headers: { "retry-after": "2" }, body: "The server is starting." };
const ready = { status: 200, headers: JSON_TYPE, body: '{"code":1,"msg":"","data":null}' };
const page = { status: 200, headers: { "content-type": "text/html" }, body: "<h1>Hello</h1>" };

/** Answers one after the other, the last again and again. */
function probe(...answers: (typeof starting | typeof ready | typeof page)[]) {
  const slept: number[] = [];
  const call: Call = async ({ method, path, headers = {} }) => {
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
    const request = { method, url: `http://market.example${path}`, headers, body: "{}" };
    return answer ? { request, answer } : { request, failure: "connection refused" };
  };
  const sleep = async (seconds: number) => void slept.push(seconds);
  return { slept, reason: whyUnreachable({ call, origin: "https://shop.example", sleep }) };
}

it("waits for a server that says it is starting", async () => {
  const { reason, slept } = probe(starting, starting, ready);
  expect(await reason).toBeUndefined();
  expect(slept).toEqual([2, 2]);
});

it("gives up after a minute", async () => {
  const { reason, slept } = probe(starting);
  expect(await reason).toBe("is still starting after 60 seconds");
  expect(slept).toHaveLength(30);
});

it("continues where one operation answers HTML, and JSON that is not an envelope", async () => {
  expect(await probe(page, ready).reason).toBeUndefined();
  expect(await probe({ ...ready, body: "[]" }).reason).toBeUndefined();
});

it("continues on a server that has products and nothing about its site", async () => {
  const missing = { ...page, status: 404 };
  expect(await probe(missing, missing, ready).reason).toBeUndefined();
});

it("names what came instead", async () => {
  expect(await probe(page).reason).toContain("index/pro answers text/html with HTTP status 200");
  const moved = {
    ...page,
    status: 301,
    headers: { "content-type": "text/html", location: "https://a.example/" },
  };
  expect(await probe(moved).reason).toContain("index/pro leads to https://a.example/");
  expect(await probe().reason).toBe("does not answer: connection refused");
});
