import type { Input } from "marketplace-sdk";

/** Longest text the contract looks for (purchaseRequests.list). */
const MAX_LENGTH = 50;

/** Input of purchaseRequests.list for words; all open requests without words. Search and list send the same request, so they share its cache entry. */
export function requestSearch(words: string): Omit<NonNullable<Input<"purchaseRequests.list">>, "page"> {
  const search = Array.from(words).slice(0, MAX_LENGTH).join("").trim();
  return { ...(search && { search }), limit: 20 };
}
