"use client";
import { useQueries } from "@tanstack/react-query";
import type { CartLine } from "marketplace-sdk/state";
import { toProductView } from "../product/product-view.js";
import { useMarketplace } from "../provider.js";
import { type StoreTerms, storeTerms } from "./store-terms.js";
import { MAX_PRODUCTS } from "./use-cart-changes.js";

/**
 * What a store asks of an order besides its prices. Asks for nothing: it reads the products that {@link useCartChanges} has loaded.
 *
 * @param lines of one store that are ordered together
 */
export function useStoreTerms(lines: readonly CartLine[]): StoreTerms {
  const { queries } = useMarketplace();
  const ids = [...new Set(lines.map(({ id }) => String(id)))].slice(0, MAX_PRODUCTS);
  const found = useQueries({
    queries: ids.map((id) => ({ ...queries.products.get({ id }), enabled: false })),
  });
  return storeTerms(
    lines,
    found.flatMap(({ data }) => (data ? [toProductView(data)] : [])),
  );
}
