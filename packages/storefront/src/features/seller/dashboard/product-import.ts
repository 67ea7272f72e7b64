import { pictureList } from "marketplace-react";
import type { Input, MerchantProduct } from "marketplace-sdk";
import { compareDecimals, isZero } from "marketplace-sdk/money";
import type { Column, FileError, FileProduct, ProductDraft, VariantDraft } from "./product-file";
import { areTiers, changeTerms, newTerms } from "./product-file-terms";
import { losesUnread, lowestOf, unchangedInput } from "./product-input";

type SaveInput = Input<"merchantProducts.save">;
type SkuInput = NonNullable<SaveInput["skus"]>[number];

/** What the import will do with a product of the file. */
export type ImportVerdict = { row: number; title: string } & (
  | { kind: "new"; input: SaveInput; pictures: readonly string[] }
  | { kind: "changed"; input: SaveInput; columns: readonly Column[] }
  | { kind: "same" }
  | { kind: "error"; error: Omit<FileError, "row"> }
);

/** What a verdict depends on, besides the file. */
export interface ImportContext {
  /** All products of the store, with their variants. */
  stored: readonly MerchantProduct[];
  /** Category for new products whose row has none; empty until it is chosen. */
  category: string;
  /** Names of the chosen picture files, which replace pictures on other sites. */
  files: ReadonlySet<string>;
}

/** A verdict for each product of a file, in the file's order. Saves nothing. */
export function importVerdicts(
  products: readonly FileProduct[],
  { stored, category, files }: ImportContext,
): readonly ImportVerdict[] {
  const byId = new Map(stored.map((product) => [`${product.id}`, product]));
  const byCode = new Map(
    stored.flatMap((product) =>
      [product.sku_code, ...(product.skus ?? []).map(({ sku_code }) => sku_code)]
        .filter((code): code is string => Boolean(code))
        .map((code) => [code.toLowerCase(), product] as const),
    ),
  );
  const byTitle = new Map(stored.map((product) => [product.title.toLowerCase(), product]));
  return products.map((product): ImportVerdict => {
    if ("error" in product) {
      const { row, ...error } = product.error;
      return { row, title: product.title, kind: "error", error };
    }
    const { draft } = product;
    const codes = draft.variants.flatMap(({ code }) => code?.toLowerCase() ?? []);
    const known = draft.id
      ? byId.get(draft.id)
      : (codes.map((code) => byCode.get(code)).find(Boolean) ??
        // Without a code, the title keeps a second import from adding the product again.
        (codes.length === 0 ? byTitle.get(draft.title?.toLowerCase() ?? "") : undefined));
    const head = { row: draft.row, title: draft.title ?? known?.title ?? "" };
    const fail = (column: Column, reason: FileError["reason"]): ImportVerdict => ({
      ...head,
      kind: "error",
      error: { column, reason },
    });
    if (draft.id && !known) return fail("Product ID", "unknown");
    if (known) {
      const other = codes.map((code) => byCode.get(code)).find((owner) => owner && owner !== known);
      if (other) return fail("Variant SKU", "repeated");
      if (!fitsOptions(known, draft)) return fail("Option1 Value", "variants");
      const { input, columns } = changes(known, draft);
      if (columns.length === 0) return { ...head, kind: "same" };
      if (losesUnread(known, input)) return fail("Product ID", "unread");
      if (draft.version !== undefined && draft.version !== known.version) return fail("Version", "changed");
      const faulty =
        (input.skus ?? []).find(({ price }) => isZero(price)) ?? (input.price && isZero(input.price));
      if (faulty) return fail("Variant Price", "amount");
      if (!areTiers(input.price_tiers ?? known.price_tiers ?? [], lowestPrice(input))) {
        return fail("Price Tiers", "tiers");
      }
      return { ...head, kind: "changed", input, columns };
    }
    if (!draft.title) return fail("Title", "missing");
    if (!(draft.category ?? category)) return fail("Category ID", "missing");
    if (draft.images.length === 0) return fail("Image Src", "missing");
    if (draft.variants.some(({ price }) => !price || isZero(price))) return fail("Variant Price", "missing");
    if (draft.variants.some(({ spec }) => spec.includes(""))) return fail("Option1 Value", "missing");
    const foreign = draft.images.filter((image) => !isOwnPicture(image));
    if (foreign.some((image) => !files.has(pictureName(image)))) return fail("Image Src", "picture");
    const input = newInput(draft, draft.category ?? category);
    if (!areTiers(input.price_tiers ?? [], lowestPrice(input))) return fail("Price Tiers", "tiers");
    return { ...head, kind: "new", input, pictures: foreign };
  });
}

/** Whether each variant of the file exists or could be added to the product. Other options can only be changed in the form. */
function fitsOptions({ specs = [], skus = [] }: MerchantProduct, { variants }: ProductDraft): boolean {
  if (skus.length === 0) return variants.length === 1 && variants[0]?.spec.length === 0;
  return variants.every(
    (variant) =>
      findVariant(skus, variant) || (variant.spec.length === specs.length && !variant.spec.includes("")),
  );
}

function findVariant(skus: NonNullable<MerchantProduct["skus"]>, { id, code, spec }: VariantDraft) {
  return (
    skus.find((sku) => id === `${sku.id}`) ??
    skus.find(({ sku_code }) => code && sku_code?.toLowerCase() === code.toLowerCase()) ??
    skus.find((sku) => sku.spec.join("\n") === spec.join("\n"))
  );
}

/** The price of a single piece: the lowest one of the variants. */
const lowestPrice = ({ price, skus = [] }: SaveInput): string | undefined =>
  lowestOf([...(price === undefined ? [] : [price]), ...skus.map((sku) => sku.price)]);

/** Whether it is a path on this site, as uploads.image returns. */
const isOwnPicture = (address: string): boolean => address.startsWith("/") && !address.startsWith("//");

/** The file name of a picture, as in a folder on the device. */
export const pictureName = (address: string): string =>
  (address.split(/[?#]/)[0] ?? "").split("/").at(-1)?.toLowerCase() ?? "";

const specsOf = (names: readonly string[], specs: readonly (readonly string[])[]) =>
  names.map((name, at) => ({ name, items: [...new Set(specs.map((spec) => spec[at] ?? ""))] }));

function newInput(draft: ProductDraft, category: string): SaveInput {
  const { title = "", content, listPrice, images, specs, terms, variants } = draft;
  const [only] = variants;
  const coded = ({ code }: VariantDraft) => (code ? { sku_code: code } : {});
  return {
    title,
    category_id: category,
    images: [...images],
    ...(content && { content }),
    ...(listPrice && { market_price: listPrice }),
    ...newTerms(terms),
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
function changes(known: MerchantProduct, draft: ProductDraft): { input: SaveInput; columns: Column[] } {
  const input = unchangedInput(known);
  const columns = new Set<Column>();
  const { title, content, category, listPrice, images } = draft;
  if (title !== undefined && title !== known.title) {
    columns.add("Title");
    input.title = title;
  }
  if (content !== undefined && words(content) !== words(known.content ?? "")) {
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
