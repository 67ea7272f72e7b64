import { pictureList } from "marketplace-react";
import type { Input, MerchantProduct } from "marketplace-sdk";
import { compareDecimals } from "marketplace-sdk/money";
import { textOf } from "../../../shared/forms/stored-text";
import type { Column, ProductDraft, VariantDraft } from "./product-file";
import { changeFacts, newFacts } from "./product-file-facts";
import { changeTerms, newTerms } from "./product-file-terms";
import { unchangedInput } from "./product-input";

/** What saves a product. */
export type SaveInput = Input<"merchantProducts.save">;
type SkuInput = NonNullable<SaveInput["skus"]>[number];

/** The stored variant that a row means: by its id, its code, or its options. */
export function findVariant(skus: NonNullable<MerchantProduct["skus"]>, { id, code, spec }: VariantDraft) {
  return (
    skus.find((sku) => id === `${sku.id}`) ??
    skus.find(({ sku_code }) => code && textOf(sku_code).toLowerCase() === code.toLowerCase()) ??
    skus.find((sku) => sku.spec.join("\n") === spec.join("\n"))
  );
}

/** Whether it is a path on this site, as uploads.image returns. */
export const isOwnPicture = (address: string): boolean =>
  address.startsWith("/") && !address.startsWith("//");

const specsOf = (names: readonly string[], specs: readonly (readonly string[])[]) =>
  names.map((name, at) => ({ name, items: [...new Set(specs.map((spec) => spec[at] ?? ""))] }));

/** The input that adds a product of the file. */
export function newInput(draft: ProductDraft, category: string): SaveInput {
  const { title = "", content, listPrice, images, specs, terms, facts, variants } = draft;
  const [only] = variants;
  const coded = ({ code }: VariantDraft) => (code ? { sku_code: code } : {});
  return {
    title,
    category_id: category,
    images: [...images],
    ...(content && { content }),
    ...(listPrice && { market_price: listPrice }),
    ...newTerms(terms),
    ...newFacts(facts),
    ...(specs.length === 0 && only
      ? { price: only.price ?? "0", stock: only.stock ?? 0, ...coded(only) }
      : {
          specs: specsOf(
            specs,
            variants.map(({ spec }) => spec),
          ),
          skus: variants.map((variant) => ({
            spec: [...variant.spec],
            price: variant.price ?? "0",
            stock: variant.stock ?? 0,
            ...coded(variant),
          })),
        }),
  };
}

const isOther = (typed: string | undefined, stored = "0"): typed is string =>
  typed !== undefined && compareDecimals(typed, stored) !== 0;

/** The text of HTML. The server removes unsafe parts, so only the text can be compared. */
const words = (html: string): string =>
  html
    .replace(/<[^>]*>|&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The file's changes to a stored product. Variants that the file doesn't name stay unchanged. */
export function changes(
  known: MerchantProduct,
  draft: ProductDraft,
): { input: SaveInput; columns: Column[] } {
  const input = unchangedInput(known);
  const columns = new Set<Column>();
  const { title, content, category, listPrice, images } = draft;
  if (title !== undefined && title !== textOf(known.title)) {
    columns.add("Title");
    input.title = title;
  }
  if (content !== undefined && words(content) !== words(textOf(known.content))) {
    columns.add("Body (HTML)");
    input.content = content;
  }
  if (category !== undefined && category !== `${known.category_id ?? ""}`) {
    columns.add("Category ID");
    input.category_id = category;
  }
  if (isOther(listPrice, known.market_price)) {
    columns.add("Variant Compare At Price");
    input.market_price = listPrice;
  }
  changeTerms(known, draft.terms, input, (column) => columns.add(column));
  changeFacts(known, draft.facts, input, (column) => columns.add(column));
  const own = images.filter(isOwnPicture);
  if (
    own.length > 0 &&
    own.length === images.length &&
    own.join("\n") !== pictureList(known.images).join("\n")
  ) {
    columns.add("Image Src");
    input.images = own;
  }
  const skus = known.skus ?? [];
  if (skus.length === 0) {
    const [only] = draft.variants;
    if (only) singleChange(known, only, input, columns);
  } else variantChanges(known, draft, input, columns);
  return { input, columns: [...columns] };
}

function singleChange(
  known: MerchantProduct,
  variant: VariantDraft,
  input: SaveInput,
  columns: Set<Column>,
): void {
  if (isOther(variant.price, known.price)) {
    columns.add("Variant Price");
    input.price = variant.price;
  }
  if (variant.stock !== undefined && variant.stock !== known.stock) {
    columns.add("Variant Inventory Qty");
    input.stock = variant.stock;
  }
  if (variant.code !== undefined && variant.code !== known.sku_code) {
    columns.add("Variant SKU");
    input.sku_code = variant.code;
  }
}

function variantChanges(
  known: MerchantProduct,
  draft: ProductDraft,
  input: SaveInput,
  columns: Set<Column>,
): void {
  const skus = known.skus ?? [];
  const next: SkuInput[] = [...(input.skus ?? [])];
  for (const variant of draft.variants) {
    const found = findVariant(skus, variant);
    const at = found ? skus.indexOf(found) : -1;
    const before = next[at];
    if (!found || !before) {
      columns.add("Option1 Value");
      const code = variant.code ? { sku_code: variant.code } : {};
      next.push({ spec: [...variant.spec], price: variant.price ?? "0", stock: variant.stock ?? 0, ...code });
      continue;
    }
    const after: SkuInput = { ...before };
    if (isOther(variant.price, found.price)) {
      columns.add("Variant Price");
      after.price = variant.price;
    }
    if (variant.stock !== undefined && variant.stock !== found.stock) {
      columns.add("Variant Inventory Qty");
      after.stock = variant.stock;
    }
    if (variant.code !== undefined && variant.code !== found.sku_code) {
      columns.add("Variant SKU");
      after.sku_code = variant.code;
    }
    next[at] = after;
  }
  input.skus = next;
  const names = (known.specs ?? []).map(({ name }) => name);
  if (columns.has("Option1 Value")) {
    input.specs = specsOf(
      names,
      next.map(({ spec }) => spec),
    );
  }
}
