import { readFileSync } from "node:fs";
import { SandboxError } from "../../domain/sandbox-error";
import { buildCatalogue, type CatalogueOptions } from "./index";
import { catalogueFromCsv } from "./shopify/catalogue";
import type { Catalogue } from "./types";

/**
 * The catalogue of a Shopify CSV file, or the made-up one without a file.
 * @throws {SandboxError} one sentence that names the file and the row, where the file can't be used
 */
export function loadCatalogue(file: string | undefined, options: CatalogueOptions): Catalogue {
  if (file === undefined) return buildCatalogue(options);
  try {
    return catalogueFromCsv(readFileSync(file, "utf8"), options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SandboxError(`The catalogue ${file} can't be used: ${reason}`);
  }
}
