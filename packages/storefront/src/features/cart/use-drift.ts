import { useQueryClient } from "@tanstack/react-query";
import { isMarketplaceError } from "marketplace-sdk";
import { useEffect, useState } from "react";
import { STALE, useShop } from "../../app/market";
import { type Asked, type Drift, freshen } from "./fresh";

/** Products that are asked about in one visit of the cart. */
const MOST = 100;

/**
 * Asks what became of the products in the cart, one after the other behind the reader's back, and gives the lines their
 * price and stock of today. Without a connection the cart stays as it is.
 *
 * @returns what is to be said about lines
 */
export function useDrift(): ReadonlyMap<string, Drift> {
  const { cart, queries } = useShop();
  const queryClient = useQueryClient();
  const [drift, setDrift] = useState<ReadonlyMap<string, Drift>>(new Map());

  useEffect(() => {
    let current = true;
    const ask = async (id: string): Promise<Asked> => {
      try {
        return await queryClient.fetchQuery({ ...queries.products.get({ id }), staleTime: STALE.minute });
      } catch (error) {
        // Refused for good; a lost connection says nothing about the product.
        if (isMarketplaceError(error) && error.code === 404) return null;
        throw error;
      }
    };
    const askAll = async (): Promise<void> => {
      const ids = new Set(cart.state.lines.map(({ id }) => String(id)));
      for (const id of [...ids].slice(0, MOST)) {
        const asked = await ask(id);
        if (!current) return;
        const before = cart.state.lines;
        const { lines, drift: found } = freshen(before, id, asked);
        if (lines !== before) cart.replace(lines);
        if (found.size > 0) setDrift((known) => new Map([...known, ...found]));
      }
    };
    if (navigator.onLine) askAll().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [cart, queries, queryClient]);
  return drift;
}
