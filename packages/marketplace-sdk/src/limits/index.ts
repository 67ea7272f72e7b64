import { limits as generated } from "../generated/limits.js";

/** Limits of inputs: by operation, then by field. */
export type Limits = typeof generated;

/**
 * Lengths, counts, ranges and patterns that the contract sets for what calls take, so that no form copies a number:
 * `limits["addresses.save"].name.maxLength`, `limits["orders.create"].items.maxItems` and, of each item,
 * `limits["orders.create"].items.items.num.maximum`. `pattern` is the source of a regular expression, as the
 * attribute `pattern` of HTML takes it. Fields without any limit are left out. A server may set limits of its own in `limits` of `site.config`.
 */
export const limits: Limits = freeze(generated);

/** Makes an object and all in it unchangeable. */
function freeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) if (typeof part === "object") freeze(part);
  return Object.freeze(value);
}
