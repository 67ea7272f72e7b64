import { table } from "../generated/operations";
import type { OperationId } from "./types";

/** What the client must know of an operation at run time. */
export interface Operation {
  readonly tag: string;
  readonly name: string;
  readonly id: OperationId;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Whether and when it may be sent again by itself. */
  readonly repeat: "always" | "keyed" | "never";
  /** Sent as multipart form. */
  readonly isForm: boolean;
  /** What `data` must be; see data.ts. */
  readonly kind: string;
  /** Letter of its decimal fields in `shapes`. */
  readonly shape: string;
}

const ROW = /(\w+)(\W)([a-z]?)([A-Z]?):?(\w*)/;

/**
 * Reads the generated table. Group `Article: "category?a detail?o"` gives `article.category` at `/api/Article/category`.
 * A row is name, flag, kind of data, shape and, where it is not the name in snake_case, `:` and the last path segment.
 * Flags: `?` GET repeated · `-` GET · `~` POST repeated · `!` POST repeated with a key · `.` POST · `^` multipart POST.
 */
export function readOperations(): Operation[] {
  const operations: Operation[] = [];
  for (const group in table) {
    for (const row of table[group]?.split(" ") ?? []) {
      const [, name = "", flag = "", kind = "", shape = "", action] = ROW.exec(row) ?? [];
      const tag = group.toLowerCase();
      operations.push({
        tag,
        name,
        id: `${tag}.${name}` as OperationId,
        method: flag === "?" || flag === "-" ? "GET" : "POST",
        path: `/api/${group}/${action || name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
        repeat: flag === "!" ? "keyed" : flag === "?" || flag === "~" ? "always" : "never",
        isForm: flag === "^",
        kind,
        shape,
      });
    }
  }
  return operations;
}
