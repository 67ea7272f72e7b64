/**
 * Writes what the checker of clients has found of each generator's client into the documentation, from the reports in `generated/reports`:
 *
 *   node proofs/generators/table.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {{ rule: string, outcome: "passed" | "failed" | "not seen" }} Result */
/** @typedef {{ contract: string, startedAt: string, results: Result[] }} Report */

const folder = import.meta.dirname;
const PAGE = join(folder, "..", "..", "packages", "docs", "content", "guides", "generated-clients.md");
const START = "<!-- table of proofs/generators/table.mjs -->";
const END = "<!-- end of the table -->";
const SIGNS = { passed: "yes", failed: "**no**", "not seen": "–" };

/** The story has no offer, and is about as short as what is looked at for a flood. */
const UNTOLD = ["read-after-offer-change", "no-flood"];

/** Programs, with the packages that their clients are from. */
export const CLIENTS = {
  "openapi-fetch-careful": { title: "openapi-fetch, with care", packages: ["openapi-fetch"] },
  "openapi-fetch": { title: "openapi-fetch", packages: ["openapi-fetch"] },
  "hey-api": { title: "hey-api", packages: ["@hey-api/openapi-ts"] },
  orval: { title: "Orval", packages: ["orval"] },
  kubb: { title: "Kubb", packages: ["@kubb/plugin-client"] },
};

/** @param {string} name of a program */
export const reportFile = (name) => join(folder, "generated", "reports", `${name}.json`);

/** The table in Markdown, of the reports that were written last. */
export function clientTable() {
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const columns = Object.entries(CLIENTS).map(([name, { title, packages }]) => {
    /** @type {Report} */
    const report = JSON.parse(readFileSync(reportFile(name), "utf8"));
    const broken = report.results.filter(({ outcome }) => outcome === "failed").length;
    const versions = packages.map((one) => dependencies[one]).join(", ");
    return { head: `${title} ${versions}`, report, broken };
  });
  const rules = columns[0]?.report.results.map(({ rule }) => rule) ?? [];
  const told = rules.filter((rule) => !UNTOLD.includes(rule));
  /** @param {string} rule */
  const row = (rule) =>
    columns.map(({ report }) => {
      const outcome = report.results.find((one) => one.rule === rule)?.outcome ?? "not seen";
      return SIGNS[outcome];
    });
  return [
    ["Rule", ...columns.map(({ head }) => head)],
    ["---", ...columns.map(() => "---")],
    ...told.map((rule) => [`\`${rule}\``, ...row(rule)]),
    ["rules broken", ...columns.map(({ broken }) => String(broken))],
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** The table as the page shows it. */
export function shownTable() {
  const [, shown = ""] = readFileSync(PAGE, "utf8").split(START);
  return shown.split(END)[0]?.trim() ?? "";
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = readFileSync(PAGE, "utf8");
  const [before = "", rest = ""] = page.split(START);
  writeFileSync(PAGE, `${before}${START}\n\n${clientTable()}\n\n${END}${rest.split(END)[1] ?? ""}`);
}
