import { RECENT as KEY } from "../../shared/storage/claim-storage";
import { deviceStorage } from "../../shared/storage/storages";
import type { CardProduct } from "./product-card";

/** What is stored of a viewed product: public data, enough to render its card. */
export type RecentProduct = Pick<CardProduct, "id" | "title" | "image" | "price" | "from_price" | "currency">;

/** Products kept. */
const MAX_ITEMS = 12;

/** Products looked at on this device, the latest first. */
export function readRecent(storage: Storage | undefined = deviceStorage()): readonly RecentProduct[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.flatMap((row) => product(row) ?? []).slice(0, MAX_ITEMS) : [];
  } catch {
    // Ignore a value written by another program.
    return [];
  }
}

/** Moves a product to the front. Only this list is lost if the storage is full or blocked. */
export function rememberProduct(
  { id, title, image, price, from_price, currency }: RecentProduct,
  storage: Storage | undefined = deviceStorage(),
): void {
  const others = readRecent(storage).filter((row) => String(row.id) !== String(id));
  try {
    storage?.setItem(
      KEY,
      JSON.stringify([{ id, title, image, price, from_price, currency }, ...others].slice(0, MAX_ITEMS)),
    );
  } catch {
    // See above.
  }
}

/** A stored row, if it is one. */
function product(row: unknown): RecentProduct | undefined {
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
