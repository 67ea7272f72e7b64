import {
  cartItemOf,
  MAX_QUANTITY,
  type ProductView,
  packsUp,
  quantityInCart,
  toProductView,
  validateMinimum,
  validatePurchase,
} from "marketplace-react";
import type { Data, Sku } from "marketplace-sdk";
import { type CartItem, type CartLine, isSameLine } from "marketplace-sdk/state";
import { type ListRow, productNumber, readQuantity } from "./order-list";

/** Something that a code names: a product without variants, or one variant. */
export interface Found {
  product: ProductView;
  sku: Sku | undefined;
}

/** What the server knows about the codes of a list. */
export interface Catalog {
  /** By SKU code in lower case. */
  byCode: ReadonlyMap<string, readonly Found[]>;
  /** By product number. */
  byNumber: ReadonlyMap<string, ProductView>;
}

/** One of several products that a row may mean. */
export interface Option {
  value: string;
  label: string;
}

/** The verdict on a row before anything is added to the cart. */
export type Verdict =
  | { kind: "found"; item: CartItem; quantity: number }
  | { kind: "unknown" }
  | { kind: "badQuantity"; item: CartItem }
  /** Several stores use the code, or the product has variants. */
  | { kind: "several"; of: "store" | "variant"; options: readonly Option[] }
  | { kind: "soldOut"; item: CartItem }
  | { kind: "short"; item: CartItem; left: number }
  | { kind: "pack"; item: CartItem; packSize: number }
  /** `missing`: the quantity that all rows of the product lack together. */
  | { kind: "minimum"; item: CartItem; minOrder: number; missing: number };

/** A match of products.lookup as everything else here takes it. */
export function foundOf(match: Data<"products.lookup">[number]): Found {
  const { sku } = match;
  const product = toProductView({ ...match, specs: [], skus: sku ? [sku] : [] });
  return { product, sku: product.skus[0] };
}

/**
 * A verdict for each row, in their order. Rows of the same item count together with the cart: the second of two that are valid
 * alone is short when both together are. A minimum counts all variants of its product, those of other rows too, if these can be added.
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
  const drafts = rows.map((row) => {
    const draft = verdictOf(row, catalog, taken, tag);
    if (draft.kind !== "found") return draft;
    const at = taken.findIndex((line) => isSameLine(line, draft.item));
    const line = taken[at];
    if (line) taken[at] = { ...line, num: line.num + draft.quantity };
    else taken.push({ ...draft.item, num: draft.quantity, checked: true });
    return draft;
  });
  const pieces = (item: CartItem): number =>
    taken.reduce((sum, line) => (`${line.id}` === `${item.id}` ? sum + line.num : sum), 0);
  return drafts.map((draft) => {
    if (draft.kind !== "found") return draft;
    const { item } = draft;
    const counted = pieces(item);
    const problem = validateMinimum({ minOrder: item.minOrder ?? 1 }, counted);
    if (problem?.kind !== "minimum") return draft;
    return { kind: "minimum", item, minOrder: problem.minOrder, missing: problem.minOrder - counted };
  });
}

function verdictOf(row: ListRow, catalog: Catalog, taken: readonly CartLine[], tag: string): Verdict {
  const found = resolve(row, catalog);
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

/** A quantity that would do, where there is one: whole packs that are in stock and reach the minimum. */
export function betterQuantity(verdict: Verdict, written: number | undefined): number | undefined {
  if (!("item" in verdict) || verdict.kind === "found") return undefined;
  const { packSize = 1, stock } = verdict.item;
  const most = typeof stock === "number" ? stock : MAX_QUANTITY;
  if (verdict.kind === "short") {
    const left = Math.floor(verdict.left / packSize) * packSize;
    return left > 0 ? left : undefined;
  }
  if (written === undefined || (verdict.kind !== "pack" && verdict.kind !== "minimum")) return undefined;
  const wanted = packsUp(verdict.kind === "pack" ? written : written + verdict.missing, packSize);
  return wanted <= most ? wanted : undefined;
}

/** What a row means: a SKU code comes before a product number that is written the same. */
function resolve({ code, variant, choice }: ListRow, { byCode, byNumber }: Catalog): Found | Verdict {
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
  const wanted = words(variant);
  const sku =
    skus.find(({ id }) => choice !== undefined && `${id}` === choice) ??
    (wanted === "" ? undefined : skus.find((each) => words(each.spec.join(",")) === wanted)) ??
    (skus.length === 1 && wanted === "" ? skus[0] : undefined);
  if (sku) return { product, sku };
  const options = skus.map(({ id, spec }) => ({ value: `${id}`, label: spec.join(", ") }));
  return { kind: "several", of: "variant", options };
}

const storeOf = ({ shop }: ProductView): string => `${shop.id}`;

/** Normal form of a code. */
export const codeKey = (code: string): string => code.trim().toLowerCase();

/** "sage / 900 ML" and "Sage, 900 ml" are the same variant. */
const words = (variant: string): string =>
  variant
    .split(/[,;/|]/)
    .map((value) => value.trim().toLowerCase().replace(/\s+/g, " "))
    .filter(Boolean)
    .join(",");
