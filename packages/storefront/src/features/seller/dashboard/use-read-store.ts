import type { MerchantProduct } from "marketplace-sdk";
import { useServices } from "../../../shared/services";

/** Most products to read at a time. */
const MAX_CONCURRENT = 4;

/** Products per page of the list. */
const PAGE_SIZE = 100;

/** Progress of a long task, in items. */
export interface Progress {
  done: number;
  total: number;
}

/** Reads every product of the store with its variants, which lists leave out. */
export function useReadStore(): (onProgress: (progress: Progress) => void) => Promise<MerchantProduct[]> {
  const { market } = useServices();
  return async (onProgress) => {
    const ids = new Set<string>();
    // Sorted by title, so that a product changed in the meantime doesn't move to another page.
    for (let page = 1, isMore = true; isMore; page += 1) {
      const rows = await market.merchantProducts.list(
        { page, limit: PAGE_SIZE, sort: "title" },
        { notify: false },
      );
      const before = ids.size;
      for (const { id } of rows.data) ids.add(`${id}`);
      isMore = page < rows.last_page && ids.size > before;
    }
    const products = new Map<string, MerchantProduct>();
    const left = [...ids];
    const next = async (): Promise<void> => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) {
        products.set(id, await market.merchantProducts.get({ id }, { notify: false }));
        onProgress({ done: products.size, total: ids.size });
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, next));
    return [...ids].flatMap((id) => products.get(id) ?? []);
  };
}
