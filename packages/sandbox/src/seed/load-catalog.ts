import { readFileSync } from "node:fs";
import { buildCatalog, type CatalogOptions } from "marketplace-sandbox-data/catalog";
import { catalogFromCsv } from "marketplace-sandbox-data/shopify/catalog";
import type { Catalog } from "marketplace-sandbox-data/types";
import { cleanHtml } from "../domain/clean-html";
import { SandboxError } from "../domain/sandbox-error";

/**
 * The catalog of a Shopify CSV file, or the made-up one without a file.
 * @throws {SandboxError} with one sentence that names file and row, if the file can't be used
 */
export function loadCatalog(file: string | undefined, options: CatalogOptions): Catalog {
  if (file === undefined) return buildCatalog(options);
  try {
    return catalogFromCsv(readFileSync(file, "utf8"), options, cleanHtml);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SandboxError(`The catalog ${file} can't be used: ${reason}`);
  }
}
