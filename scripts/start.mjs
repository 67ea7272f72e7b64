/**
 * Serves the shop and its API on one origin, from the sandbox and its database in `.sandbox`.
 *
 *   npm start        the built storefront (PORT, usually 4173)
 *   npm run dev      the sources with hot reload (PORT, usually 5173) in front of the sandbox (SANDBOX_PORT, usually 4020)
 *
 * HOST=0.0.0.0 opens the shop to other devices, and then without the admin console.
 */
import { build, serveSandbox, serveStorefront } from "./lib/serve.mjs";

const dev = process.argv.includes("--dev");
/** @type {import("./lib/serve.mjs").Running[]} */
const running = [];
let ending = false;

async function end() {
  // A second Ctrl-C means: now.
  if (ending) process.exit(130);
  ending = true;
  // The shop before the API behind it.
  for (const server of running.reverse()) await server.close();
  process.exit();
}

process.on("SIGINT", end).on("SIGTERM", end);

try {
  console.log(dev ? "Building the SDK and the sandbox …" : "Building the shop and the sandbox …");
  build(dev ? "marketplace-sdk" : "storefront", "marketplace-sandbox");
  const sandbox = await serveSandbox({ shop: !dev });
  running.push(sandbox);
  const shop = dev ? await serveStorefront("dev", sandbox.url) : sandbox;
  if (shop !== sandbox) running.push(shop);
  const origin = new URL(shop.url).origin;
  const accounts = sandbox.accounts.map(
    ({ username, password, fundPassword }) =>
      `  Sign in as:         ${username}, password ${password} (to pay: ${fundPassword})\n`,
  );
  console.log(`
  The shop is open:   ${origin}/
${accounts.join("")}${sandbox.dev ? `  Admin console:      ${origin}/_dev  (e-mail codes, decisions, the clock)\n` : ""}  Stop with Ctrl-C.
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await end();
}
