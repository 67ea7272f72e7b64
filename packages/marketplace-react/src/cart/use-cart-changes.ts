"use client";
import { isMarketplaceError } from "marketplace-sdk";
import { useEffect, useState } from "react";
import { useMarketplace } from "../provider.js";
import { type CurrentProduct, type LineChange, revalidateLines } from "./line-changes.js";

/** Products that one visit to the cart asks about. */
export const MAX_PRODUCTS = 100;
const FRESH_MS = 60_000;

/**
 * Asks for today's price and stock of the products in the cart, one after the other, and updates the lines. Offline, and
 * after a failure, the cart stays as it is.
 *
 * @returns what changed, by `lineKey`
 */
export function useCartChanges(): ReadonlyMap<string, LineChange> {
  const { cart, queries, queryClient } = useMarketplace();
  const [changes, setChanges] = useState<ReadonlyMap<string, LineChange>>(new Map());

  useEffect(() => {
    let isMounted = true;
    const load = async (id: string): Promise<CurrentProduct> => {
      try {
        return await queryClient.fetchQuery({ ...queries.products.get({ id }), staleTime: FRESH_MS });
      } catch (error) {
        // Gone for good. A lost connection says nothing about the product.
        if (isMarketplaceError(error) && error.code === 404) return null;
        throw error;
      }
    };
    const loadAll = async (): Promise<void> => {
      const ids = new Set(cart.state.lines.map(({ id }) => String(id)));
      for (const id of [...ids].slice(0, MAX_PRODUCTS)) {
        const product = await load(id);
        if (!isMounted) return;
        let found = revalidateLines(cart.state.lines, id, product);
        if (found.lines !== cart.state.lines) {
          // Another tab may have changed the cart since.
          cart.refresh();
          found = revalidateLines(cart.state.lines, id, product);
          cart.replace(found.lines);
        }
        const { changes } = found;
        if (changes.size > 0) setChanges((known) => new Map([...known, ...changes]));
      }
    };
    if (navigator.onLine) loadAll().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [cart, queries, queryClient]);
  return changes;
}
