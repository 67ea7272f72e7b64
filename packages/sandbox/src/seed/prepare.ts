import type { Catalog } from "marketplace-sandbox-data/types";

/**
 * Builds the catalog while its database is still being created, by this machine's clock, which is also that database's. Errors
 * reject the returned promise.
 */
export function prepareCatalog(file: string | undefined, seed: number): Promise<Catalog> {
  const now = Math.floor(Date.now() / 1_000);
  const catalog = import("./load-catalog").then(({ loadCatalog }) => loadCatalog(file, { seed, now }));
  catalog.catch(() => undefined);
  return catalog;
}
