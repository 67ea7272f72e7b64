/**
 * Measures the bytes of the SDK and the shop and fails past a limit. Both must be built.
 *
 *   npm run size                        builds, then all figures
 *   npm run size -- --peers             beside other clients, which it installs on first use
 *   npm run size -- --peers --write     also writes them to docs/figures.md
 */
import { writeSection } from "./lib/document.mjs";
import { figureTable, report } from "./lib/figures.mjs";
import { havePeers, installPeers, peerVersions } from "./lib/peers.mjs";
import { sdkSizes } from "./lib/sdk-sizes.mjs";
import { storefrontSizes } from "./lib/storefront-sizes.mjs";

if (process.argv.includes("--peers")) installPeers();
const withPeers = havePeers();
const sdk = await sdkSizes(withPeers);
const storefront = await storefrontSizes();
report("Bytes of the SDK (gzip)", sdk);
report("Bytes of the storefront (gzip)", storefront);

if (process.argv.includes("--write")) {
  const versions = withPeers ? ` ${peerVersions()}.` : "";
  const note =
    "Bundled for browsers, minified, `gzip -9`; 1 kB is 1,000 bytes. React, TanStack and MSW are not counted in a subpath.";
  writeSection("Bytes of the SDK", `${figureTable(sdk)}\n\n${note}${versions}`);
  writeSection(
    "Bytes of the storefront",
    `${figureTable(storefront)}\n\nEvery file of the production build, \`gzip -9\`, file by file. The sets of wallet and merchant have limits of their own and are not in the row before the last; with them and their texts the app is what the last row says, which is more than the 180 kB that were aimed at. A chunk counts alone: parts and forms are shared by the screens beyond the home page.`,
  );
}
