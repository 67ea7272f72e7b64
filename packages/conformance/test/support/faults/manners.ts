import { envelope } from "../fake-market";
import { type Fault, fault, on } from "./bends";

/** Languages, unknown fields, malformed bodies. */
export const mannersFaults: readonly Fault[] = [
  fault(
    "knows no Chinese",
    "index.config",
    "language",
    on("index.config", (r, seen) => (seen.headers.get("accept-language") === "zh-CN" ? envelope(0) : r)),
  ),
  fault(
    "fails for a language it lacks",
    "article.category",
    "language",
    on("article.category", (r, seen) => (seen.headers.get("accept-language") === "xx" ? envelope(500) : r)),
  ),
  fault(
    "refuses fields that it does not know",
    "request.list",
    "unknown-fields",
    on("request.list", (r, { fields }) => ("conformance_unknown" in fields ? envelope(422) : r)),
  ),
  fault(
    "fails at malformed JSON",
    "request.list",
    "malformed-json",
    on("request.list", (r, { fields }) => (Object.keys(fields).length === 0 ? envelope(500) : r)),
  ),
  fault(
    "fails at an unusual value",
    "index.pro",
    "robust",
    on("index.pro", (r, { fields }) =>
      typeof fields.limit === "object" ||
      typeof fields.pid === "object" ||
      typeof fields.page === "object" ||
      typeof fields.flag === "object"
        ? envelope(500)
        : r,
    ),
  ),
];
