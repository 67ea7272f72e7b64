/** Writes the sizes that size-limit finds to docs/figures.md, next to those of others: `node bench/write-sizes.mjs`, after a build. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { figureTable, writeSection } from "./lib/figures.mjs";

/** As measured in November 2026: by the same method, the shops from their own production builds. @type {Record<string, Record<string, number>>} */
const OTHERS = {
  "marketplace-sdk: one GET + one POST": {
    "openapi-fetch": 2690,
    ky: 5150,
    axios: 22_370,
    medusa: 25_800,
    openai: 36_070,
  },
  "shop: JavaScript before / is usable": {
    Hydrogen: 111e3,
    litemall: 129e3,
    Vercel: 175e3,
    Saleor: 244e3,
    Medusa: 421e3,
  },
};

const program = fileURLToPath(new URL("../node_modules/size-limit/bin.js", import.meta.url));
const config = fileURLToPath(new URL("size-limit.config.mjs", import.meta.url));
const { stdout, stderr } = spawnSync(process.execPath, [program, "--config", config, "--json"], {
  // The workspace that names its plug-ins.
  cwd: fileURLToPath(new URL("../scripts/", import.meta.url)),
  encoding: "utf8",
});
/** @type {{ name: string, size: number, sizeLimit?: number }[]} */
const sizes = stdout ? JSON.parse(stdout) : [];
if (sizes.length === 0) throw new Error(`size-limit measured nothing:\n${stderr}`);
const figures = sizes
  .filter(({ sizeLimit }) => sizeLimit !== undefined)
  .map(({ name, size, sizeLimit = 0 }) => ({
    name,
    value: size,
    unit: /** @type {const} */ ("kB"),
    alarm: sizeLimit,
    others: OTHERS[name] ?? {},
  }));
writeSection(
  "Bytes",
  `${figureTable(figures)}\n\nBundled for browsers, minified, \`gzip -9\`; 1 kB is 1,000 bytes. React, TanStack, valtio and the SDK are not counted in marketplace-react; what loads only when it is first needed is not counted.`,
);
