import { envelope } from "../fake-market";
import { type Fault, fault, on } from "./mutators";

/** Languages, unknown fields, malformed bodies. */
export const leniencyFaults: readonly Fault[] = [
  fault(
    "knows no Chinese",
    "site.config",
    "language",
    on("site.config", (r, seen) => (seen.headers.get("accept-language") === "zh-CN" ? envelope(0) : r)),
  ),
  fault(
    "fails for a language it lacks",
    "articles.list",
    "language",
    on("articles.list", (r, seen) => (seen.headers.get("accept-language") === "xx" ? envelope(500) : r)),
  ),
  fault(
    "rejects fields that it does not know",
    "purchaseRequests.list",
    "unknown-fields",
    on("purchaseRequests.list", (r, { fields }) => ("conformance_unknown" in fields ? envelope(422) : r)),
  ),
  fault(
    "fails at malformed JSON",
    "purchaseRequests.list",
    "malformed-json",
    on("purchaseRequests.list", (r, { fields }) => (Object.keys(fields).length === 0 ? envelope(500) : r)),
  ),
  fault(
    "fails at an unusual value",
    "products.list",
    "robust",
    on("products.list", (r, { fields }) =>
      typeof fields.limit === "object" ||
      typeof fields.pid === "object" ||
      typeof fields.page === "object" ||
      typeof fields.flag === "object"
        ? envelope(500)
        : r,
    ),
  ),
];
