import type { Id, Preview, PreviewGroup, PreviewItem, PreviewProblem } from "marketplace-sdk";
import { timesQuantity } from "marketplace-sdk/money";
import { type CartLine, groupLines } from "marketplace-sdk/state";
import { type ProductPieces, piecesOf, unitPriceIn } from "../cart/lines.js";
import { orderItemKey, previewItemKey } from "./order.js";

/** What is ordered. */
export interface CheckoutItem extends Pick<PreviewItem, "title" | "image" | "spec" | "num"> {
  /** Price of one piece, a decimal string; undefined where it is not known. */
  price: string | undefined;
  /** What the line costs; undefined where that is not known. */
  amount: string | undefined;
}

/** A line of the order as the buyer sees it. */
export interface CheckoutLine {
  /** The line as it was given to `start`: product, variant and quantity. */
  line: CartLine;
  /** Title, picture and price of the server; until it has answered, those of the cart. */
  item: CheckoutItem;
  /** Why it can't be ordered. */
  problem: PreviewProblem | undefined;
}

/** What one store sends. */
export interface CheckoutGroup {
  /** The store's id; compare as strings. */
  shopId: Id;
  /** The server's; until it has answered, the cart's. */
  shopName: string;
  /** In the order of the cart. */
  lines: readonly CheckoutLine[];
  /** Why this store takes no order as it is, such as `order_below_minimum`. What the whole order has is in `useCheckoutSession().problem`. */
  problem: PreviewProblem | undefined;
  /** Undefined until the server has priced it. */
  sums: Pick<PreviewGroup, "goods_amount" | "freight" | "freight_detail" | "tax" | "total"> | undefined;
}

/** Whether a problem is not one of a line. Ids may be numbers or texts. */
const isOfGroup = ({ id }: PreviewProblem): boolean => !Number(id);

/**
 * What keeps the whole order from being placed, such as its address.
 *
 * @param rejection why the server rejected the whole preview
 */
export function orderProblem(
  preview: Preview | undefined,
  rejection?: PreviewProblem,
): PreviewProblem | undefined {
  const groups = preview?.groups ?? [];
  const isEverywhere = (name: string): boolean =>
    groups.every(({ problems }) => problems?.some(({ error }) => error === name));
  return [...groups.flatMap(({ problems }) => problems ?? []), ...(rejection ? [rejection] : [])].find(
    (problem) =>
      isOfGroup(problem) &&
      (problem.error === "address_required" ||
        // Each store has its own minimum, but all of them send to the same address.
        (problem.error !== "order_below_minimum" && isEverywhere(problem.error)) ||
        problem === rejection),
  );
}

const problemKey = ({ id, sku_id }: PreviewProblem): string => `${id}/${sku_id || 0}`;

/** What {@link checkoutGroups} reads of a checkout session. */
export interface PricedLines {
  /** What is ordered. */
  lines: readonly CartLine[];
  /** Of `orders.preview`; undefined until it has answered. */
  preview?: Preview | undefined;
  /** Why the server rejected the whole preview. */
  rejection?: PreviewProblem | undefined;
}

/**
 * The order by store: the buyer's lines, with the server's prices and problems as far as it has answered.
 *
 * @param checkout from `useCheckoutSession()`
 */
export function checkoutGroups({ lines, preview, rejection }: PricedLines): readonly CheckoutGroup[] {
  const pieces = piecesOf(lines);
  const ofOrder = orderProblem(preview, rejection);
  const priced = new Map(preview?.groups?.map((group) => [`${group.shop_id}`, group]));
  return groupLines(lines).map(({ shopId, shopName, goods }) => {
    const group = priced.get(`${shopId}`);
    const problems = [...(group?.problems ?? []), ...(rejection ? [rejection] : [])];
    return {
      shopId,
      shopName: group?.shopname || shopName,
      sums: group,
      problem: group?.problems?.find((problem) => isOfGroup(problem) && problem.error !== ofOrder?.error),
      lines: goods.map((line) => ({
        line,
        item: group?.goods?.find((row) => previewItemKey(row) === orderItemKey(line)) ?? itemOf(line, pieces),
        problem: problems.find((problem) => problemKey(problem) === orderItemKey(line)),
      })),
    };
  });
}

/** A line as it was added to the cart, at the price tier its product's total quantity reaches. */
function itemOf(line: CartLine, pieces: ProductPieces): CheckoutItem {
  const { id, title, image, spec, num } = line;
  const price = unitPriceIn(line, pieces);
  return {
    title: title ?? `${id}`,
    ...(image !== undefined && { image }),
    ...(spec !== undefined && { spec }),
    price,
    num,
    amount: timesQuantity(price, num),
  };
}
