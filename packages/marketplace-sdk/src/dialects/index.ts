import { htmlFields, operationDefaults, operations } from "../generated/operations.js";
import { normalizeData } from "../normalize.js";
import type { OperationId } from "../operation-types.js";
import type { MarketplaceOptions } from "../options.js";
import { isRecord } from "../values.js";

/**
 * Operations that a stock FastAdmin has under another method or path: `createMarketplace({ baseUrl, overrides: stockOverrides })`. It
 * reads e-mail codes from POST only, and takes uploads elsewhere.
 */
export const stockOverrides = {
  "auth.sendEmailCode": { method: "POST" },
  "uploads.image": { path: "/api/common/upload" },
} as const satisfies MarketplaceOptions["overrides"];

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#039;": "'",
  "&#39;": "'",
};

/** Undoes PHP's `htmlspecialchars`, once. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Decodes HTML entities in the text of a response (`O&#039;Brien &amp; Sons`), in place:
 * `createMarketplace({ baseUrl, decodeText })`. Stock FastAdmin servers escape the text that they store; saved again as it came,
 * it would be escaped twice. Fields that hold HTML are left alone.
 */
export function decodeText(data: unknown): unknown {
  if (typeof data === "string") return decodeEntities(data);
  if (Array.isArray(data)) return data.map(decodeText);
  if (!isRecord(data)) return data;
  for (const [field, value] of Object.entries(data)) {
    if (!htmlFields.includes(field)) data[field] = decodeText(value);
  }
  return data;
}

/**
 * `data` of a success as this client reads it: the form that the contract promises, made of what servers of this family send instead (a page
 * for a list, `[]` for an empty object, an object with digit keys for a list, numbers for money). What it is given is not changed.
 * @returns undefined when it is something else altogether
 */
export function normalizeResponse(operation: OperationId, data: unknown): unknown {
  const [resource = "", name = ""] = operation.split(".");
  const fields = operations[resource]?.[name];
  if (!fields) return data;
  return normalizeData(
    structuredClone(data),
    { ...operationDefaults, ...fields, id: operation },
    { isRounded: false },
  );
}
