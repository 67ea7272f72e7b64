/**
 * Measures the sizes of the built SDK, marketplace-react and shop, and counts the lines of their sources. Fails if a size exceeds its
 * limit.
 *
 *   npm run size                        builds, then all figures
 *   npm run size -- --peers             compared with other clients, which it installs on first use
 *   npm run size -- --peers --write     also writes them to docs/figures.md
 */
import { writeSection } from "./lib/document.mjs";
import { figureTable, report } from "./lib/figures.mjs";
import { havePeers, installPeers, peerVersions } from "./lib/peers.mjs";
import { reactSizes } from "./lib/react-sizes.mjs";
import { sdkSizes } from "./lib/sdk-sizes.mjs";
import { sourceSizes } from "./lib/source-sizes.mjs";
import { storefrontSizes } from "./lib/storefront-sizes.mjs";

if (process.argv.includes("--peers")) installPeers();
const withPeers = havePeers();
const sdk = await sdkSizes(withPeers);
const react = await reactSizes();
const storefront = await storefrontSizes();
report("Bytes of the SDK (gzip)", sdk);
report("Bytes of marketplace-react (gzip)", react);
report("Bytes of the storefront (gzip)", storefront);
const sources = sourceSizes();
report("Source to read", sources);

if (process.argv.includes("--write")) {
  const versions = withPeers ? ` ${peerVersions()}.` : "";
  const note =
    "Bundled for browsers, minified, `gzip -9`; 1 kB is 1,000 bytes. React, TanStack and MSW are not counted in a subpath.";
  writeSection("Bytes of the SDK", `${figureTable(sdk)}\n\n${note}${versions}`);
  writeSection(
    "Bytes of marketplace-react",
    `${figureTable(react)}\n\nBundled for browsers from the built package, minified, \`gzip -9\`, beside provider, session and cart. React, TanStack, valtio and the SDK are not counted.`,
  );
  writeSection(
    "Bytes of the storefront",
    `${figureTable(storefront)}\n\nEvery file of the production build, \`gzip -9\`, file by file. A chunk counts alone: shared files and class names are loaded once, with the first screen beyond the home page.`,
  );
  writeSection(
    "Source to read",
    `${figureTable(sources)}\n\nWithout tests, and without the texts in thirteen languages.`,
  );
}
