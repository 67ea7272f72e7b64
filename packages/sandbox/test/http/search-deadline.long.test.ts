import { once } from "node:events";
import { expect, test } from "vitest";
import { collectGarbage } from "../support/collect-garbage";
import { read, testApp } from "./app";

test("a search that takes too long is cancelled and answered as busy", async () => {
  let isStopped = false;
  const { send } = testApp({
    handlers: {
      "products.search": async ({ signal }) => {
        if (!signal) throw new Error("a search can't be stopped");
        const aborted = once(signal, "abort");
        await collectGarbage();
        await aborted;
        isStopped = true;
        throw new Error("canceling statement due to user request");
      },
    },
  });
  const response = await send("/api/index/search_pro", {
    method: "POST",
    body: JSON.stringify({ search: "slow" }),
    headers: { "content-type": "application/json" },
  });
  expect(isStopped).toBe(true);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await read(response)).toMatchObject({ code: 503 });
});
