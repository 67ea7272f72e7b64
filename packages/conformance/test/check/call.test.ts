import { describe, expect, it } from "vitest";
import { createCall } from "../../src/check/call";

const closed = () => new TypeError("fetch failed", { cause: new Error("other side closed") });

/** Sends one request to a server that closes so many connections before it answers. */
function callThrough(closedConnections: number) {
  let left = closedConnections;
  const call = createCall(
    "http://a.example",
    async () => {
      if (left-- > 0) throw closed();
      return new Response("{}");
    },
    1_000,
  );
  return call({ method: "GET", path: "/api" });
}

describe("a kept connection that the server closes", () => {
  it("costs one more request", async () => {
    expect(await callThrough(1)).toMatchObject({ answer: { status: 200 } });
  });

  it("is reported when it happens again", async () => {
    expect(await callThrough(2)).toMatchObject({ failure: "fetch failed: other side closed" });
  });
});
