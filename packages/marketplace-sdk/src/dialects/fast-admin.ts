import type { Dialect } from "../dialect.js";
import { htmlFields } from "../generated/operations.js";
import { isRecord } from "../values.js";

/**
 * A stock FastAdmin 1.4 or 1.5: `createMarketplace({ baseUrl, dialect: fastAdmin })`.
 *
 * - E-mail codes are asked for by POST, and uploads go to `/api/common/upload`.
 * - Text comes escaped as HTML (`O&#039;Brien &amp; Sons`) and is escaped again when it is saved: it is decoded, in `msg` too. Fields that
 *   hold HTML are left alone.
 * - Pictures, in columns whose names end in `images`, come as one text with commas: they become a list, empty for null.
 * - Times without a zone are those of Asia/Shanghai, its default. Where the operator has set another one: `{ ...fastAdmin, timeZone: "UTC" }`.
 *
 * What else such servers do is read without it: `[]` for an empty object, objects with digit keys for lists, numbers for amounts, texts for
 * numbers, flags and times, codes as text, `msg` as an object of texts.
 */
export const fastAdmin = {
  operations: {
    "auth.sendEmailCode": { method: "POST" },
    "uploads.image": { path: "/api/common/upload" },
  },
  timeZone: "Asia/Shanghai",
  decode,
} as const satisfies Dialect;

function decode(value: unknown): unknown {
  if (typeof value === "string") return decodeEntities(value);
  if (Array.isArray(value)) return value.map(decode);
  if (!isRecord(value)) return value;
  for (const [field, part] of Object.entries(value)) {
    if (!htmlFields.includes(field)) value[field] = decodeField(field, part);
  }
  return value;
}

function decodeField(field: string, value: unknown): unknown {
  if (!field.endsWith("images")) return decode(value);
  if (typeof value === "string") return value.split(",").filter(Boolean).map(decodeEntities);
  return value === null ? [] : decode(value);
}

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
