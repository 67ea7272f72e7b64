import type { Input } from "marketplace-sdk";
import { typedWords } from "../typed";

/** Longest text the contract looks for (purchaseRequests.list). */
const MAX_LENGTH = 50;

/** Input of purchaseRequests.list for words; all open requests without words. Search and list send the same request, so they share its cache entry. */
export function requestSearch(words: string): Omit<NonNullable<Input<"purchaseRequests.list">>, "page"> {
  const search = typedWords(words, MAX_LENGTH);
  return { ...(search && { search }), limit: 20 };
}
