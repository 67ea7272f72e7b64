import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadCatalog } from "../../src/seed/load-catalog";

describe("loading a catalog", () => {
  const options = { seed: 1, now: 1_795_175_706 };
  const file = fileURLToPath(new URL("../../../sandbox-data/test/products.csv", import.meta.url));

  it("takes the file where there is one, else the made-up products", () => {
    expect(loadCatalog(file, options).products).toHaveLength(2);
    expect(loadCatalog(undefined, options).products.length).toBeGreaterThanOrEqual(190);
  });

  it("says in one sentence which file can't be used, and why", () => {
    expect(() => loadCatalog("/nowhere/goods.csv", options)).toThrow(
      /^The catalog \/nowhere\/goods\.csv can't be used: .*no such file/,
    );
    const other = fileURLToPath(import.meta.url);
    expect(() => loadCatalog(other, options)).toThrow(/test\.ts can't be used: row \d+: /);
  });
});
