/**
 * Serves the shop with the contract's mock behind it, on one origin.
 *
 *   npm start        the built storefront (PORT, usually 4173)
 *   npm run dev      the sources with hot reload (PORT, usually 5173)
 *
 * MOCK_PORT chooses the port of the mock (usually 4010), HOST=0.0.0.0 opens the shop to other devices.
 */
import { build, serveMock, serveStorefront } from "./lib/serve.mjs";

const dev = process.argv.includes("--dev");
/** @type {import("./lib/serve.mjs").Running[]} */
const running = [];
let ending = false;

async function end() {
  // A second Ctrl-C means: now.
  if (ending) process.exit(130);
  ending = true;
  await Promise.allSettled(running.map((server) => server.close()));
  process.exit();
}

process.on("SIGINT", end).on("SIGTERM", end);

try {
  console.log(dev ? "Building the SDK …" : "Building the shop …");
  build(dev ? "marketplace-sdk" : "storefront");
  const mock = await serveMock({ watch: dev });
  running.push(mock);
  const shop = await serveStorefront(dev ? "dev" : "built", mock.url);
  running.push(shop);
  console.log(`
  The shop is open:   ${shop.url}
  API mock (Prism):   ${mock.url}
  Stop with Ctrl-C.
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await end();
}
