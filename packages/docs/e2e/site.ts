import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const docs = join(fileURLToPath(import.meta.url), "../..");
const dist = process.env.DOCS_DIST ?? join(docs, "dist");

/** Folder of this package. */
export const folder = docs;

/** Every page of the built site but the gallery, which has its own tests. */
export const pages = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => !name.startsWith("gallery/"))
  .sort();

/** A page of the built site, opened as a file: no server, no network. */
export const address = (page: string): string => {
  const [path = "", anchor] = page.split("#");
  return pathToFileURL(join(dist, path)).href + (anchor ? `#${anchor}` : "");
};

/** The server that the forms of operations call. */
export const sandbox = `http://127.0.0.1:${process.env.E2E_SANDBOX_PORT ?? "4440"}`;
