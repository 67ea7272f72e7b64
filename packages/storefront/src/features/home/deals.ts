import { uniqueRows } from "marketplace-react";
import type { Product } from "marketplace-sdk";
import { discountOf } from "../../entities/product/discount";
import type { HomeSections } from "./logic";

/** Products of a row. */
const ROW = 12;

/** The page's products below their list price, each once, the largest discount first. */
export function dealsOf({ daily, hot, recommend, month }: HomeSections): readonly Product[] {
  const discounts = new Map<Product, number>();
  for (const product of uniqueRows([{ data: [...daily, ...hot, ...recommend, ...month] }])) {
    const discount = discountOf(product.price, product.market_price);
    if (discount) discounts.set(product, Number(discount));
  }
  return [...discounts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, ROW)
    .map(([product]) => product);
}

/** By the day they came, the latest first. */
export function newestFirst(products: readonly Product[]): readonly Product[] {
  return [...products].sort((one, other) => (other.createtime ?? 0) - (one.createtime ?? 0));
}
