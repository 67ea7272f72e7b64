/** Prism, started in this process: the command-line program costs a second process and logs every request. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const CONTRACT = fileURLToPath(new URL("../dist/openapi.json", import.meta.url));

/** The built contract's file. @throws {Error} when it has not been built */
function contractFile() {
  if (existsSync(CONTRACT)) return CONTRACT;
  throw new Error("The contract has not been built: npm run build -w marketplace-contract");
}

/** @returns {Map<string, string>} operationIds by `METHOD path` @throws {Error} when the contract has not been built */
export function readOperationIds() {
  const { paths } = JSON.parse(readFileSync(contractFile(), "utf8"));
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { operationId }]) =>
        operationId === undefined ? [] : [[`${method.toUpperCase()} ${path}`, operationId]],
      ),
    ),
  );
}

/**
 * @param {{ port?: number, host?: string, upstream?: URL }} [options] with `upstream` a validating proxy, otherwise a mock of the named
 *   examples; port 0 takes a free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws {Error} when the contract has not been built or the port is taken
 */
export async function startPrism({ port = 0, host = "127.0.0.1", upstream } = {}) {
  const { createLogger } = require("@stoplight/prism-core");
  const { getHttpOperationsFromSpec } = require("@stoplight/prism-http");
  const { createServer } = require("@stoplight/prism-http-server");
  const shared = { validateRequest: true, validateResponse: true, checkSecurity: true, errors: false };
  const server = createServer(await getHttpOperationsFromSpec(contractFile()), {
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
    // Prism rejects with a bare string.
    throw reason instanceof Error ? reason : new Error(String(reason));
  }
}
