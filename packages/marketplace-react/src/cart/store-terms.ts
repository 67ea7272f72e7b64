import type { FreightZone } from "marketplace-sdk";
import { addDecimals, isAbove, isZero, timesQuantity } from "marketplace-sdk/money";
import type { CartLine } from "marketplace-sdk/state";
import type { ProductView } from "../product/product-view.js";
import { totalsOf } from "./lines.js";

/** What a store asks of an order besides its prices, as far as that is known before there is an address. */
export interface StoreTerms {
  /** Currency of the amounts here. */
  currency: string | undefined;
  /** The store's smallest order before freight and tax, decimal string; undefined without one, and while it is not known. */
  minOrderAmount: string | undefined;
  /** What the lines lack of it, decimal string; undefined where they reach it, and where that is not known. */
  missingAmount: string | undefined;
  /** Freight of the products that have their own, decimal string; undefined while one of them is not known. */
  ownFreight: string | undefined;
  /** The store's freight by country for its other products; empty where none of the lines has it. */
  freightZones: readonly FreightZone[];
}

/** The part of a product that its store's terms are read from. */
type Product = Pick<ProductView, "id" | "currency" | "freight" | "freightZones" | "shop">;

/**
 * The terms of one store for lines that are ordered together.
 *
 * @param lines all of that store
 * @param products those of them that are known
 */
export function storeTerms(lines: readonly CartLine[], products: readonly Product[]): StoreTerms {
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const ordered = [...new Set(lines.map(({ id }) => String(id)))].map((id) => byId.get(id));
  const { currency, shop } = ordered.find((product) => product) ?? {};
  const minOrderAmount = isZero(shop?.min_order_amount) ? undefined : shop?.min_order_amount;
  const [total, ...others] = totalsOf(lines);
  const goods = others.length === 0 && total?.currency === currency ? total?.amount : undefined;
  return {
    currency,
    minOrderAmount,
    missingAmount: isAbove(minOrderAmount, goods)
      ? addDecimals([minOrderAmount, timesQuantity(goods, -1)])
      : undefined,
    ownFreight: addDecimals(ordered.map(freightOf)),
    freightZones: ordered.find((product) => product?.freightZones.length)?.freightZones ?? [],
  };
}

/** A product's freight, charged once; zero where its store's zones apply instead. */
const freightOf = (product: Product | undefined): string | undefined =>
  product?.freightZones.length ? "0" : product?.freight;
