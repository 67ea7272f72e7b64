import { pictureList } from "marketplace-react";
import { isZero } from "marketplace-react/money";
import type { Input, MerchantProduct } from "marketplace-sdk";

/**
 * A product as input of merchantProducts.save, unchanged. Whatever the server keeps when it is left out, such as stock, tiers
 * and codes, is left out, so that nothing changed in the meantime is overwritten.
 */
export function unchangedInput(product: MerchantProduct): Input<"merchantProducts.save"> {
  const { id, version, category_id = "", title, description = "", content = "" } = product;
  const {
    market_price,
    freight_price = "0",
    tax_rate = "0",
    ship_hours = 24,
    specs = [],
    skus = [],
  } = product;
  return {
    id,
    version,
    category_id,
    title,
    images: [...pictureList(product.images)],
    description,
    content,
    ...(market_price && !isZero(market_price) && { market_price }),
    freight_price,
    tax_rate,
    ship_hours,
    ...(skus.length === 0
      ? { price: product.price }
      : {
          specs: specs.map(({ name, items }) => ({ name, items: [...items] })),
          skus: skus.map(({ id, spec, price, image }) => ({
            id,
            spec: [...spec],
            price,
            ...(image && { image }),
          })),
        }),
  };
}
