/**
 * Serves the storefront and its API on one origin.
 *
 *   npm start                   the built storefront on the sandbox and its database in `.sandbox` (PORT, usually 4173)
 *   npm run dev                 the sources with hot reload (PORT, usually 5173) on Prism's mock (MOCK_PORT, usually 4010):
 *                               no database, nothing is stored
 *   npm run dev -- --sandbox    the same on the sandbox (SANDBOX_PORT, usually 4020), which remembers
 *
 * HOST=0.0.0.0 opens the storefront to other devices, and then without the admin console.
 */
import { build, serveMock, serveSandbox, serveStorefront } from "./lib/serve.mjs";

const dev = process.argv.includes("--dev");
const onMock = dev && !process.argv.includes("--sandbox");
/** @type {import("./lib/serve.mjs").Running[]} */
const running = [];
let ending = false;

async function end() {
  // A second Ctrl-C exits immediately.
  if (ending) process.exit(130);
  ending = true;
  // Stop the shop before the API behind it.
  for (const server of running.reverse()) await server.close();
  process.exit();
}

process.on("SIGINT", end).on("SIGTERM", end);
// A SIGTERM to npm reaches npm alone: without this, the shop and its database would go on without it.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end(), 1_000).unref();

try {
  console.log(`Building the ${dev ? "SDK" : "storefront"} and the ${onMock ? "mock" : "sandbox"} …`);
  build(dev ? "marketplace-sdk" : "storefront", onMock ? "marketplace-contract" : "marketplace-sandbox");
  await (onMock ? startOnMock() : startOnSandbox());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await end();
}

async function startOnSandbox() {
  const sandbox = await serveSandbox({ shop: !dev });
  running.push(sandbox);
  const shop = dev ? await serveStorefront("dev", sandbox.url) : sandbox;
  if (shop !== sandbox) running.push(shop);
  const { origin } = new URL(shop.url);
  const accounts = sandbox.accounts.map(
    ({ username, password, fundPassword }) =>
      `Sign in as:         ${username}, password ${password} (to pay: ${fundPassword})`,
  );
  const admin = `Admin console:      ${origin}/_dev?token=${sandbox.adminToken}  (e-mail codes, decisions, the clock)`;
  const isOpen = "Open to the network: whoever can reach this address can sign in with these passwords.";
  announce(origin, [...accounts, sandbox.dev ? admin : isOpen]);
}

async function startOnMock() {
  const mock = await serveMock();
  running.push(mock);
  const shop = await serveStorefront("dev", mock.url);
  running.push(shop);
  announce(new URL(shop.url).origin, [
    "Sign in as:         anyone, with any password but wrong-password",
    `Mock:               ${mock.url}  (Prism with the contract's examples; nothing is stored)`,
  ]);
}

/** @param {string} origin @param {string[]} lines */
function announce(origin, lines) {
  const all = [`The shop is open:   ${origin}/`, ...lines, "Stop with Ctrl-C."];
  console.log(`\n${all.map((line) => `  ${line}`).join("\n")}\n`);
}
