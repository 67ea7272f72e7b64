import {
  cartItemOf,
  MAX_QUANTITY,
  type ProductView,
  packsUp,
  quantityInCart,
  type Total,
  toProductView,
  validatePurchase,
} from "marketplace-react";
import type { Data, Sku } from "marketplace-sdk";
import { addDecimals, timesQuantity } from "marketplace-sdk/money";
import { priceAt } from "marketplace-sdk/prices";
import { type CartItem, type CartLine, isSameLine, isSelected } from "marketplace-sdk/state";
import { readQuantity } from "../../entities/product/quantity";
import { typedItemCode, typedWords } from "../../shared/typed";
import { type ListRow, productNumber } from "./order-list";

/** What a code stands for: a product without variants, or one variant. */
export interface CodeMatch {
  product: ProductView;
  sku: Sku | undefined;
}

/** What the server knows about the codes of a list. */
export interface Catalog {
  /** By SKU code in lower case. */
  byCode: ReadonlyMap<string, readonly CodeMatch[]>;
  /** By product number. */
  byNumber: ReadonlyMap<string, ProductView>;
}

/** A store or variant to choose from when a row is ambiguous. */
export interface Option {
  value: string;
  label: string;
}

/** The verdict on a row before anything is added to the cart. */
export type Verdict =
  /** `unitPrice`: at the quantity of its product in the cart and in all rows; undefined where it is not known. */
  | { kind: "found"; item: CartItem; quantity: number; unitPrice: string | undefined }
  | { kind: "unknown" }
  | { kind: "badQuantity"; item: CartItem }
  /** Several stores use the code, or the product has variants. */
  | { kind: "several"; of: "store" | "variant"; options: readonly Option[] }
  | { kind: "soldOut"; item: CartItem }
  | { kind: "short"; item: CartItem; left: number }
  | { kind: "pack"; item: CartItem; packSize: number }
  /** `missing`: the quantity that all rows of the product lack together. */
  | { kind: "minimum"; item: CartItem; minOrder: number; missing: number };

/** Converts a match of products.lookup. */
export function toCodeMatch(match: Data<"products.lookup">[number]): CodeMatch {
  const { sku } = match;
  const product = toProductView({ ...match, specs: [], skus: sku ? [sku] : [] });
  return { product, sku: product.skus[0] };
}

/**
 * One verdict per row, in the rows' order. Rows of the same item add up, together with the cart: each may be in stock alone and
 * the second still be short. A minimum counts all variants of its product, including those of other rows that can be added.
 *
 * @param lines of the cart
 * @param tag of the reader's language
 */
export function verdicts(
  rows: readonly ListRow[],
  catalog: Catalog,
  lines: readonly CartLine[],
  tag: string,
): readonly Verdict[] {
  const taken: CartLine[] = [...lines];
  const drafts = rows.map((row): Draft => {
    const draft = verdictOf(row, catalog, taken, tag);
    if (draft.kind !== "found") return draft;
    const at = taken.findIndex((line) => isSameLine(line, draft.item));
    const line = taken[at];
    if (line) taken[at] = { ...line, num: line.num + draft.quantity };
    else taken.push({ ...draft.item, num: draft.quantity, checked: true });
    return draft;
  });
  const pieces = (item: CartItem, counted: readonly CartLine[]): number =>
    counted.reduce((sum, line) => (`${line.id}` === `${item.id}` ? sum + line.num : sum), 0);
  const selected = taken.filter(isSelected);
  return drafts.map((draft) => {
    if (draft.kind !== "found") return draft;
    const { item } = draft;
    const counted = pieces(item, taken);
    const { minOrder = 1 } = item;
    if (counted >= minOrder) {
      const unitPrice = priceAt(item.priceTiers, item.price, pieces(item, selected));
      return { ...draft, unitPrice };
    }
    return { kind: "minimum", item, minOrder, missing: minOrder - counted };
  });
}

/** A verdict before the other rows are known. */
type Draft =
  | Exclude<Verdict, { kind: "found" | "minimum" }>
  | { kind: "found"; item: CartItem; quantity: number };

/** What rows that were found cost together, one total per currency. */
export function totalsOfFound(found: readonly Extract<Verdict, { kind: "found" }>[]): readonly Total[] {
  const currencies = [...new Set(found.map(({ item }) => item.currency ?? ""))];
  return currencies.map((currency) => {
    const costs = found
      .filter(({ item }) => (item.currency ?? "") === currency)
      .map(({ unitPrice, quantity }) => timesQuantity(unitPrice, quantity));
    return { currency, amount: addDecimals(costs) };
  });
}

function verdictOf(row: ListRow, catalog: Catalog, taken: readonly CartLine[], tag: string): Draft {
  const found = findItem(row, catalog);
  if ("kind" in found) return found;
  const { product, sku } = found;
  const selection = sku?.spec ?? [];
  const item = cartItemOf(product, selection);
  const quantity = readQuantity(row.quantity, tag);
  if (quantity === undefined) return { kind: "badQuantity", item };
  const problem = validatePurchase(product, selection, quantity, quantityInCart(taken, item));
  switch (problem?.kind) {
    case undefined:
      return { kind: "found", item, quantity };
    case "short":
      return { kind: "short", item, left: problem.left };
    case "pack":
      return { kind: "pack", item, packSize: problem.packSize };
    case "soldOut":
      return { kind: "soldOut", item };
    default:
      return { kind: "unknown" };
  }
}

/** The nearest quantity that can be ordered, if any: whole packs that are in stock and reach the minimum. */
export function betterQuantity(verdict: Verdict, written: number | undefined): number | undefined {
  if (!("item" in verdict) || verdict.kind === "found") return undefined;
  const { packSize = 1, stock } = verdict.item;
  const maxQuantity = typeof stock === "number" ? stock : MAX_QUANTITY;
  if (verdict.kind === "short") {
    const left = Math.floor(verdict.left / packSize) * packSize;
    return left > 0 ? left : undefined;
  }
  if (written === undefined || (verdict.kind !== "pack" && verdict.kind !== "minimum")) return undefined;
  const wanted = packsUp(verdict.kind === "pack" ? written : written + verdict.missing, packSize);
  return wanted <= maxQuantity ? wanted : undefined;
}

/** Finds the item of a row. A SKU code wins over a product number that is written the same way. */
function findItem({ code, variant, choice }: ListRow, { byCode, byNumber }: Catalog): CodeMatch | Draft {
  const matches = byCode.get(codeKey(code)) ?? [];
  if (matches.length > 0) {
    const chosen =
      matches.length === 1 ? matches[0] : matches.find(({ product }) => storeOf(product) === choice);
    if (chosen) return chosen;
    const options = matches.map(({ product }) => ({ value: storeOf(product), label: product.shop.shopname }));
    return { kind: "several", of: "store", options };
  }
  const product = byNumber.get(productNumber(code) ?? "");
  if (!product) return { kind: "unknown" };
  const { skus } = product;
  if (skus.length === 0) return { product, sku: undefined };
  const wanted = variantKey(variant);
  const sku =
    skus.find(({ id }) => choice !== undefined && `${id}` === choice) ??
    (wanted === "" ? undefined : skus.find((each) => variantKey(each.spec.join(",")) === wanted)) ??
    (skus.length === 1 && wanted === "" ? skus[0] : undefined);
  if (sku) return { product, sku };
  const options = skus.map(({ id, spec }) => ({ value: `${id}`, label: spec.join(", ") }));
  return { kind: "several", of: "variant", options };
}

const storeOf = ({ shop }: ProductView): string => `${shop.id}`;

/** Key of a code: case, kinds of dashes, and what can't be seen don't matter. */
export const codeKey = (code: string): string => typedItemCode(code).toLowerCase();

/** Normal form of a variant: "sage / 900 ML" and "Sage, 900 ml" are the same. */
const variantKey = (variant: string): string =>
  variant
    .split(/[,;/|]/)
    .map((value) => typedWords(value, value.length).toLowerCase())
    .filter(Boolean)
    .join(",");
