import type { Catalog } from "./catalog/types";

/**
 * Makes the catalog ahead of its database, from the time of this machine, where that database will be, too. What goes wrong is
 * thrown to whoever waits for it.
 */
export function prepareCatalog(file: string | undefined, seed: number): Promise<Catalog> {
  const now = Math.floor(Date.now() / 1_000);
  const catalog = import("./catalog/load").then(({ loadCatalog }) => loadCatalog(file, { seed, now }));
  catalog.catch(() => undefined);
  return catalog;
}
