import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the repository. */
export const root = join(fileURLToPath(import.meta.url), "../../../../..");
