import { describe, expect, it } from "vitest";
import { createCall, type Outgoing } from "../../src/check/call";

const closed = () => new TypeError("fetch failed", { cause: new Error("other side closed") });

/** Sends one request to a server that closes so many connections before it answers. */
function callThrough(closedConnections: number, outgoing: Outgoing = { method: "GET", path: "/api" }) {
  let left = closedConnections;
  let sent = 0;
  const call = createCall(
    "http://a.example",
    async () => {
      sent += 1;
      if (left-- > 0) throw closed();
      return new Response("{}");
    },
    1_000,
  );
  return call(outgoing).then((exchange) => ({ ...exchange, sent }));
}

describe("a kept connection that the server closes", () => {
  it("costs one more request", async () => {
    expect(await callThrough(1)).toMatchObject({ answer: { status: 200 } });
  });

  it("costs one more request of a POST that only reads", async () => {
    const reading = { method: "POST", path: "/api", isSafe: true };
    expect(await callThrough(1, reading)).toMatchObject({ answer: { status: 200 }, sent: 2 });
  });

  it.each([undefined, false])("never sends a POST again that may have changed something", async (isSafe) => {
    const writing = { method: "POST", path: "/api", ...(isSafe !== undefined && { isSafe }) };
    expect(await callThrough(1, writing)).toMatchObject({
      failure: "fetch failed: other side closed",
      sent: 1,
    });
  });

  it("is reported when it happens again", async () => {
    expect(await callThrough(2)).toMatchObject({ failure: "fetch failed: other side closed" });
  });
});
