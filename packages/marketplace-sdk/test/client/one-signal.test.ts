import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { createMarketplace } from "../../src/index";
import { createFetch, envelope, failureOf, options, settleAll, silent } from "./support";

it("any number of calls with one signal have one listener on it, and none afterwards", async () => {
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => warnings.push(warning);
  process.on("warning", onWarning);
  const { fetch } = createFetch(envelope(1, []));
  const market = createMarketplace(options({ fetch }));
  const { signal } = new AbortController();
  const calls = Array.from({ length: 50 }, () => market.addresses.areas({}, { signal }));
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  await Promise.all(calls);
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
  await settleAll();
  process.off("warning", onWarning);
  expect(warnings).toEqual([]);
});

it("ends all calls that are under way with it, and each that comes after", async () => {
  const abort = new AbortController();
  const market = createMarketplace(options({ fetch: silent }));
  const call = () => failureOf(market.addresses.areas({}, { signal: abort.signal }));
  const underWay = [call(), call(), call()];
  abort.abort();
  for (const failure of await Promise.all([...underWay, call()]))
    expect(failure).toMatchObject({ kind: "aborted", attempts: expect.any(Number) });
});
