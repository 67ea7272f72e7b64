import { RECENT as KEY } from "../../shared/storage/claim-storage";
import { deviceStorage } from "../../shared/storage/storages";
import { readStoredRows, writeStoredRows } from "../../shared/storage/stored-rows";
import type { CardProduct } from "./product-card";

/** What is stored about a viewed product: public data, enough to render its card. */
export type RecentProduct = Pick<CardProduct, "id" | "title" | "image" | "price" | "from_price" | "currency">;

/** Most products to keep. */
const MAX_ITEMS = 12;

/** Products viewed on this device, latest first. */
export function readRecent(storage: Storage | undefined = deviceStorage()): readonly RecentProduct[] {
  const rows = readStoredRows(KEY, storage);
  return rows.flatMap((row) => parseRow(row) ?? []).slice(0, MAX_ITEMS);
}

/** Moves a product to the front. Only this list is lost if the storage is full or blocked. */
export function rememberProduct(
  { id, title, image, price, from_price, currency }: RecentProduct,
  storage: Storage | undefined = deviceStorage(),
): void {
  const others = readRecent(storage).filter((row) => String(row.id) !== String(id));
  const product: RecentProduct = { id, title, image, price, from_price, currency };
  writeStoredRows(KEY, [product, ...others].slice(0, MAX_ITEMS), storage);
}

/** Parses a stored row; undefined if it isn't one. */
function parseRow(row: unknown): RecentProduct | undefined {
  if (typeof row !== "object" || row === null) return undefined;
  const id: unknown = Reflect.get(row, "id");
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(row, name);
    return typeof value === "string" ? value : undefined;
  };
  const title = text("title");
  if ((typeof id !== "number" && typeof id !== "string") || !title) return undefined;
  return {
    ...{ id, title, image: text("image"), currency: text("currency") },
    ...{ price: text("price"), from_price: text("from_price") },
  };
}
