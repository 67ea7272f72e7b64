/** Prism, started in this process: the command-line program costs a second process and logs every request. */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const fromCli = createRequire(require.resolve("@stoplight/prism-cli"));
const CONTRACT = fileURLToPath(new URL("../dist/openapi.json", import.meta.url));

/**
 * @param {{ port?: number, host?: string, upstream?: URL }} [options] with `upstream` a validating proxy, otherwise a mock of the named
 *   examples; port 0 takes a free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws {Error} when the contract cannot be read or the port is taken
 */
export async function startPrism({ port = 0, host = "127.0.0.1", upstream } = {}) {
  const { createLogger } = fromCli("@stoplight/prism-core");
  const { getHttpOperationsFromSpec } = fromCli("@stoplight/prism-http");
  const { createServer } = fromCli("@stoplight/prism-http-server");
  const shared = { validateRequest: true, validateResponse: true, checkSecurity: true, errors: false };
  const server = createServer(await getHttpOperationsFromSpec(CONTRACT), {
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
