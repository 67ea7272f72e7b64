import { htmlFields } from "../generated/operations";
import { isRecord } from "../normalize";

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
