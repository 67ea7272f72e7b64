import type { MerchantProduct } from "marketplace-sdk";
import { isZero } from "marketplace-sdk/money";
import { textOf } from "../../../shared/forms/stored-text";
import { changes, findVariant, isOwnPicture, newInput, type SaveInput } from "./product-changes";
import type { Column, FileError, FileProduct, ProductDraft } from "./product-file";
import { areTiers } from "./product-file-terms";
import { hasUnreadParts, losesUnread, lowestOf } from "./product-input";

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
        .filter(Boolean)
        .map((code) => [textOf(code).toLowerCase(), product] as const),
    ),
  );
  const byTitle = new Map(stored.map((product) => [textOf(product.title).toLowerCase(), product]));
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
      if (hasUnreadParts(known)) return fail("Product ID", "unread");
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
function fitsOptions(known: MerchantProduct, { variants }: ProductDraft): boolean {
  const [specs, skus] = [known.specs ?? [], known.skus ?? []];
  if (skus.length === 0) return variants.length === 1 && variants[0]?.spec.length === 0;
  return variants.every(
    (variant) =>
      findVariant(skus, variant) || (variant.spec.length === specs.length && !variant.spec.includes("")),
  );
}

/** The price of a single piece: the lowest one of the variants. */
const lowestPrice = ({ price, skus = [] }: SaveInput): string | undefined =>
  lowestOf([...(price === undefined ? [] : [price]), ...skus.map((sku) => sku.price)]);

/** The file name of a picture, as in a folder on the device. */
export const pictureName = (address: string): string =>
  (address.split(/[?#]/)[0] ?? "").split("/").at(-1)?.toLowerCase() ?? "";
