/** Starts Prism in this process, since its command-line program needs a second process and logs every request. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const DIST = new URL("../dist/", import.meta.url);

/** The path of a file of the built contract. @throws {Error} if it has not been built */
function builtFile(name) {
  const file = fileURLToPath(new URL(name, DIST));
  if (existsSync(file)) return file;
  throw new Error("the contract has not been built (npm run build -w marketplace-contract)");
}

/** @returns {Map<string, string>} operationIds by `METHOD path` @throws {Error} when the contract has not been built */
export function readOperationIds() {
  const operations = JSON.parse(readFileSync(builtFile("operations.json"), "utf8"));
  return new Map(operations.map(({ method, path, id }) => [`${method} ${path}`, id]));
}

/** Loads one of Prism's packages. @throws {Error} if it is not installed */
function requirePrism(name) {
  try {
    return require(`@stoplight/${name}`);
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND") throw error;
    throw new Error("Prism is missing: it is an optional dependency, so install without --omit=optional");
  }
}

/**
 * @param {{ port?: number, host?: string, upstream?: URL }} [options] with `upstream` a validating proxy, otherwise a mock of the named
 *   examples; port 0 takes a free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws {Error} when the contract has not been built or the port is taken
 */
export async function startPrism({ port = 0, host = "127.0.0.1", upstream } = {}) {
  const { createLogger } = requirePrism("prism-core");
  const { getHttpOperationsFromSpec } = requirePrism("prism-http");
  const { createServer } = requirePrism("prism-http-server");
  const shared = { validateRequest: true, validateResponse: true, checkSecurity: true, errors: false };
  const server = createServer(await getHttpOperationsFromSpec(builtFile("openapi.json")), {
    cors: true,
    config: upstream
      ? { ...shared, isProxy: true, upstream, mock: { dynamic: false } }
      : { ...shared, isProxy: false, mock: { dynamic: false } },
    components: { logger: createLogger("prism", { level: "silent" }) },
  });
  try {
    const url = await server.listen(port, host);
    return { url, close: () => server.close() };
  } catch (reason) {
    // Prism rejects with a plain string.
    throw reason instanceof Error ? reason : new Error(String(reason));
  }
}
