import { randomBytes, randomUUID } from "node:crypto";
import { type Shot, uploadOf } from "./traffic";

/** What a flood has to know besides its kind. */
export interface Ammunition {
  /** Sessions, of one member or of several. */
  readonly tokens: readonly string[];
  /** A picture in base64. */
  readonly picture: string;
}

const form = (path: string, fields: object): Shot => ({ path, body: JSON.stringify(fields) });
const LIST = "/api/index/pro";
const VIEWS = ["front", "close-up", "group", ...[1, 2, 3, 4, 5, 6].map((number) => `photo-${number}`)];
const WIDTHS = [96, 160, 240, 320, 480, 640, 960, 1280];
/** The demonstration's products. */
const FIRST_PRODUCT = 1_001;
const PRODUCTS = 680;

const at = <Value>(values: readonly Value[], turn: number): Value | undefined => values[turn % values.length];
const productAt = (turn: number) => FIRST_PRODUCT + (turn % PRODUCTS);

/** A body that is made once, by the first that needs it. */
function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
const emptyParts = once(() => Buffer.from("--b\r\n\r\n\r\n".repeat(800_000)));
const manyFields = once(() => Buffer.from("a&".repeat(524_000)));

/** Each combination of the list's filters and orders is another number. */
function filters(turn: number): object {
  const each: readonly object[] = [
    { pid: 1 },
    { shop_id: 1 },
    { flag: "hot" },
    { min_price: "1.00" },
    { max_price: "900.00" },
    { free_shipping: 1 },
    { in_stock: 1 },
    { min_rate: 60 },
    { ships_within: 72 },
  ];
  const chosen = each.filter((_, bit) => (turn >> bit) & 1);
  const sort = at(["default", "sales", "price", "createtime"], turn >> each.length);
  return Object.assign(
    { limit: 20, sort, order: (turn >> (each.length + 2)) & 1 ? "asc" : "desc" },
    ...chosen,
  );
}

/** What strangers do without an account. */
const strangers = (turn: number): Shot | undefined =>
  at(
    [
      () => form("/api/user/login", { account: `nobody-${randomUUID()}`, password: "guess-work-77" }),
      () => form("/api/index/search_pro", { search: "e", page: 1, limit: 20 }),
      () => ({ path: "/api/index/upload", ...uploadOf(Buffer.alloc(1_000_000)) }),
      () => form(LIST, { page: 1 + Math.floor(Math.random() * 90), limit: 20 }),
    ],
    turn,
  )?.();

/** The shots of each flood, one after the other. */
export const SHOTS: Readonly<Record<string, (turn: number, given: Ammunition) => Shot | undefined>> = {
  strangers,
  pages: (turn) => ({ path: `/goods?id=${productAt(turn)}&n=${randomUUID()}`, accept: "text/html" }),
  files: (turn) => ({
    path:
      turn % 2 === 0
        ? `/uploads/files/${randomBytes(16).toString("hex")}.webp`
        : `/api/private/${randomBytes(24).toString("base64url")}`,
  }),
  drawings(turn) {
    const view = at(VIEWS, Math.floor(turn / WIDTHS.length));
    const product = productAt(Math.floor(turn / WIDTHS.length / VIEWS.length));
    return { path: `/uploads/products/${product}/${view}.webp?w=${at(WIDTHS, turn)}`, accept: "image/webp" };
  },
  parts: (_, { tokens: [token = ""] }) => ({
    path: "/api/index/upload",
    token,
    type: "multipart/form-data; boundary=b",
    body: emptyParts(),
  }),
  // 32 of them, a byte in three seconds each.
  trickle: (turn, { tokens }) => ({
    path: "/api/index/upload",
    token: at(tokens, turn) ?? "",
    ...uploadOf(Buffer.alloc(1_000)),
    everyMs: 3_000,
  }),
  bombs: (_, { tokens: [token = ""], picture }) => ({
    path: "/api/index/upload",
    token,
    ...uploadOf(Buffer.from(picture, "base64")),
  }),
  sessions: (turn, { tokens }) => ({
    ...(turn % 2 === 0
      ? form("/api/user/index", {})
      : form("/api/index/search_pro", { search: "e", page: 1, limit: 20 })),
    token: at(tokens, turn >> 1) ?? "",
  }),
  fields: () => ({ path: LIST, type: "application/x-www-form-urlencoded", body: manyFields() }),
  filters: (turn) => form(LIST, filters(turn)),
};
