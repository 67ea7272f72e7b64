import type { Data, Order, OrderItem } from "marketplace-sdk";
import type { CartItem } from "marketplace-sdk/state";
import { toProductView } from "../product/product-view.js";
import { quantityTerms } from "../product/purchase.js";

/** What a buyer can do with an order. */
export type OrderAction = "pay" | "confirmReceipt" | "review" | "buyAgain" | "cancel";

const KNOWN = new Set(["unpaid", "paid", "shipped", "received", "completed", "cancelled"]);
const ENDED = new Set(["received", "completed", "cancelled"]);

/**
 * What a buyer can do with an order, the most likely first: what the server allows (`can`), and buying the same again once
 * the order is over. An order in a state that this client does not know has no actions (contract).
 */
export function orderActions({
  status,
  can,
  pay_no,
}: Pick<Order, "status" | "can" | "pay_no">): OrderAction[] {
  if (!KNOWN.has(status)) return [];
  const actions: OrderAction[] = [];
  if (can?.pay && pay_no) actions.push("pay");
  if (can?.receipt) actions.push("confirmReceipt");
  if (can?.comment) actions.push("review");
  if (ENDED.has(status)) actions.push("buyAgain");
  if (can?.cancel) actions.push("cancel");
  return actions;
}

/** A line of an order as it can be bought now. */
export interface BuyAgainLine {
  /** For `useCart().add`, with today's price and stock. */
  item: CartItem;
  /** As many as then, or as many as there are. */
  quantity: number;
}

/**
 * The line with today's price and stock.
 *
 * @param product undefined when no longer sold
 * @returns undefined when the product, or its variant, can't be bought any more
 */
export function buyAgainLine(
  line: OrderItem,
  product: Data<"products.get"> | undefined,
): BuyAgainLine | undefined {
  if (!product) return undefined;
  const { skus = [], specs = [] } = product;
  const sku = skus.find(({ id }) => String(id) === String(line.sku_id));
  if (!sku && specs.length > 0) return undefined;
  const stock = sku?.stock ?? product.stock;
  const skuCode = sku ? sku.sku_code : product.sku_code;
  if (stock === 0) return undefined;
  const item: CartItem = {
    id: product.id,
    shopId: product.shop_id,
    shopName: product.shopname,
    title: product.title,
    image: sku?.image || product.image,
    price: sku?.price || product.price,
    ...(product.currency && { currency: product.currency }),
    ...(sku && specs.length > 0 && { skuId: sku.id }),
    ...(line.spec && { spec: line.spec }),
    ...(skuCode && { skuCode }),
    ...(stock !== undefined && { stock }),
    ...quantityTerms(toProductView(product), sku?.price),
  };
  return { item, quantity: Math.min(line.num, stock ?? line.num) };
}
