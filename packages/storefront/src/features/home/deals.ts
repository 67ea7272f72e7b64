import { uniqueRows } from "marketplace-react";
import type { Product } from "marketplace-sdk";
import { discountOf } from "../../entities/product/card-facts";
import type { HomeSections } from "./logic";

/** Most products of a row. */
const MAX_DEALS = 12;

/** Products below their list price, without duplicates, largest discount first. */
export function dealsOf({ daily, hot, recommend, month }: HomeSections): readonly Product[] {
  const discounts = new Map<Product, number>();
  for (const product of uniqueRows([{ data: [...daily, ...hot, ...recommend, ...month] }])) {
    const discount = discountOf(product.price, product.market_price);
    if (discount) discounts.set(product, Number(discount));
  }
  return [...discounts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_DEALS)
    .map(([product]) => product);
}

/** Sorts by creation date, newest first. */
export function newestFirst(products: readonly Product[]): readonly Product[] {
  return [...products].sort((one, other) => (other.createtime ?? 0) - (one.createtime ?? 0));
}
