import { isMarketplaceError } from "marketplace-sdk";

/**
 * The field that a refusal of the server names (`data.field`), for the sentence to stand where the value can be put
 * right. Stock servers name none.
 */
export function refusedField(error: unknown): string | undefined {
  const data = isMarketplaceError(error) && error.kind === "api" ? error.data : undefined;
  if (typeof data !== "object" || data === null || !("field" in data)) return undefined;
  return typeof data.field === "string" && data.field ? data.field : undefined;
}
