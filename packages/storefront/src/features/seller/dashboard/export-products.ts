import { pictureList } from "marketplace-react";
import type { MerchantProduct } from "marketplace-sdk";
import { textOf } from "../../../shared/forms/stored-text";
import { COLUMNS, type Column, OPTIONS } from "./product-file";
import { factCells } from "./product-file-facts";
import { termCells } from "./product-file-terms";
import { OPTION_INDEXES } from "./product-input";

type Cells = Readonly<Partial<Record<Column, string>>>;

/** The rows of a file with all variants of these products. */
export function exportRows(products: readonly MerchantProduct[]): string[][] {
  return [[...COLUMNS], ...products.flatMap(productRows)];
}

function productRows(product: MerchantProduct): string[][] {
  const { id, version, title, content, category_id = "", market_price = "", status } = product;
  const { price, stock, sku_code = "" } = product;
  const [specs, skus] = [product.specs ?? [], product.skus ?? []];
  const images = pictureList(product.images);
  const single = { id: "", spec: [] as readonly string[], price, stock, sku_code };
  const variants = skus.length > 0 ? skus : [single];
  // Pictures in excess of the variants get rows of their own, as in Shopify's files.
  return Array.from({ length: Math.max(variants.length, images.length) }, (_, at) => {
    const variant = variants[at];
    const cells: Cells = {
      "Product ID": `${id}`,
      Handle: `p${id}`,
      "Image Src": images[at] ?? "",
      ...(at === 0 && {
        Version: textOf(version),
        Title: textOf(title),
        "Body (HTML)": textOf(content),
        "Category ID": `${category_id}`,
        "Variant Compare At Price": market_price,
        Status: status,
        ...termCells(product),
        ...factCells(product),
      }),
      ...(variant && {
        "Variant ID": `${variant.id}`,
        "Variant SKU": textOf(variant.sku_code),
        "Variant Price": variant.price,
        "Variant Inventory Qty": `${variant.stock ?? ""}`,
        "Exported Qty": `${variant.stock ?? ""}`,
        ...optionCells(
          specs.map(({ name }) => textOf(name)),
          (variant.spec ?? []).map(textOf),
          at === 0,
        ),
      }),
    };
    return COLUMNS.map((column) => cells[column] ?? "");
  });
}

function optionCells(names: readonly string[], spec: readonly string[], isFirst: boolean): Cells {
  return Object.fromEntries(
    OPTION_INDEXES.flatMap((at) => {
      const [name, value] = OPTIONS[at];
      return [
        [name, isFirst ? (names[at] ?? "") : ""],
        [value, spec[at] ?? ""],
      ];
    }),
  );
}
