import { ScrollRow } from "marketplace-react/ui";
import { useId, useState } from "react";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { deviceStorage, RECENT as KEY, readStoredRows, writeStoredRows } from "../../shared/storage";
import { SectionHeading } from "../../shared/ui/section-heading";
import { type CardProduct, ProductCard } from "./product-card";

/** A row of the products last viewed on this device; nothing if there are none. */
export function RecentProducts() {
  const { t } = useI18n();
  const id = useId();
  const [products] = useState(() => readRecent());
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t("search.recent")} />
      <ScrollRow label={t("search.recent")}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} href={paths.goods(product.id)} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}

/** What is stored about a viewed product: public data, enough to render its card. */
type RecentProduct = Pick<CardProduct, "id" | "title" | "image" | "price" | "from_price" | "currency">;

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
