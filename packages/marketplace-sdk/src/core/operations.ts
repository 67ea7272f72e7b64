import { table } from "../generated/operations";

/** What the client must know of an operation at run time. */
export interface Operation {
  readonly tag: string;
  readonly name: string;
  /** `<tag>.<name>` */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Method and repetition in one character; see {@link readOperations}. */
  readonly flag: string;
  /** What `data` must be; see `readData`. */
  readonly kind: string;
  /** Place in `shapes`; -1 when its data carries neither decimals nor ids. */
  readonly shape: number;
}

const ROW = /(\w+)(\W)([a-z]?)(\d*):([\w/]+)/g;

/**
 * Reads the generated table. Group `Article: "category?a detail?o"` gives `articles.list` at `/api/Article/category`.
 * A row is name, flag, kind of data, place in `shapes` and, where it is not the name in snake_case, `:` and the last path segment.
 * Flags: `?` GET repeated · `-` GET · `~` POST repeated · `!` POST repeated with a key · `.` POST · `^` multipart POST.
 */
export function readOperations(): Operation[] {
  const operations: Operation[] = [];
  for (const [tag, rows] of Object.entries(table)) {
    // Used as a walk over the rows: the groups arrive as arguments, always strings.
    rows.replace(ROW, (_, name: string, flag: string, kind: string, shape: string, path: string) => {
      const method = /[?-]/.test(flag) ? "GET" : "POST";
      operations.push({
        tag,
        name,
        id: `${tag}.${name}`,
        method,
        path: `/api/${path}`,
        flag,
        kind,
        shape: shape ? +shape : -1,
      });
      return "";
    });
  }
  return operations;
}
