import { createMarketplace, type Fetch, type MarketplaceOptions } from "../../src/index";
import type { MemoryStorage } from "../../src/testing/index";
import { createFetch, options } from "./support";

/** Answers in turn, and the keys that were sent with them. */
export function keyServer(...answers: Parameters<typeof createFetch>) {
  const { fetch, sent } = createFetch(...answers);
  return { fetch, keys: () => sent.map(({ init }) => new Headers(init.headers).get("idempotency-key")) };
}

/** A client as after a reload: it shares nothing but the storage. */
export const clientOf = (
  fetch: Fetch,
  keyStorage: MarketplaceOptions["keyStorage"],
  more: Partial<MarketplaceOptions> = {},
) => createMarketplace(options({ fetch, keyStorage, retry: { limit: 0 }, ...more }));

/** What is kept. */
export const stored = (storage: MemoryStorage): { key: string; operation: string }[] =>
  JSON.parse(storage.getItem("pending_ops") ?? "[]");

export const lost = new TypeError("the connection broke");
