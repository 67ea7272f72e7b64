/**
 * Measures what twenty calls cost a type checker, compared with other typed clients, and the size of the declarations. Needs a build.
 *
 *   node bench/type-cost.mjs               all figures, about two minutes
 *   node bench/type-cost.mjs --write    also writes them to docs/figures.md
 */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OURS } from "./lib/clients.mjs";
import { declarationBytes } from "./lib/declarations.mjs";
import { writeSection } from "./lib/document.mjs";
import { clientFigure, figureTable, report } from "./lib/figures.mjs";
import { installPeers } from "./lib/peers.mjs";
import { ratioOver } from "./lib/stats.mjs";
import { measureTypeCost, medians, prepareTypeCost } from "./lib/type-cost.mjs";

/** @typedef {import("./lib/figures.mjs").Figure} Figure */

/** The client that ours is compared with. */
const RIVAL = "openapi-fetch";

/** Bytes of declarations that a subpath may have. */
const DECLARATIONS = 150_000;

/**
 * @param {string} version
 * @param {import("./lib/type-cost.mjs").Diagnostics} diagnostics
 * @returns {Figure[]}
 */
function typeFigures(version, { instantiations, types, memory, check, total }) {
  const name = (/** @type {string} */ what) => `TypeScript ${version}: ${what}`;
  const counts = medians(instantiations);
  const megabytes = Object.fromEntries(
    Object.entries(medians(memory)).map(([client, kilobytes]) => [client, kilobytes / 1000]),
  );
  return [
    clientFigure(name("instantiations"), "", counts, { limit: counts[RIVAL] ?? 0 }),
    clientFigure(name("types"), "", medians(types)),
    clientFigure(name("memory"), "MB", megabytes),
    clientFigure(name(`check time over ${RIVAL}'s`), "×", ratioOver(check, RIVAL), { limit: 1 }),
    clientFigure(name(`whole time over ${RIVAL}'s`), "×", ratioOver(total, RIVAL), { limit: 1 }),
  ];
}

installPeers();
const work = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-type-cost-")));
/** @type {Figure[]} */
const figures = [];
/** @type {string[]} */
const times = [];
try {
  await prepareTypeCost(work);
  for (const wanted of ["5.6.3", "latest"]) {
    const { version, diagnostics } = await measureTypeCost(work, wanted);
    figures.push(...typeFigures(version, diagnostics));
    const seconds = Object.entries(medians(diagnostics.check)).map(([name, time]) => `${name} ${time} s`);
    times.push(`Check time by TypeScript ${version} here: ${seconds.join(", ")}.`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const [subpath, value] of Object.entries(declarationBytes())) {
  figures.push({
    name: `declarations of ${subpath}`,
    value,
    unit: "kB",
    limit: DECLARATIONS,
  });
}

report("Type checking", figures);
console.log(times.join("\n"));
if (process.argv.includes("--write")) {
  const method =
    `The same twenty calls by ${OURS}, by openapi-fetch on the types of openapi-typescript and by the client that hey-api generates, ` +
    "each compiled five times in turns; medians, and ratios within a round. The others take `data` out of the envelope with one " +
    "function of their own. Declarations are what a compiler reads of ours for an import, not compressed.";
  writeSection("Type checking", `${figureTable(figures)}\n\n${method} ${times.join(" ")}`);
}
