// Proves that the check is worth its place: upgrades that would break this shop are found, with the line that breaks, and
// those that would not are let through. The upgrades are made from the installed package's own declarations.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SDK = join("node_modules", "marketplace-sdk", "dist");
const TSC = join("node_modules", "typescript", "bin", "tsc");
const KEPT = "kept";

/** An upgrade, and what the check has to name. */
const UPGRADES = [
  [
    "a price becomes a number",
    [/^( +price): components\["schemas"\]\["Money"\];/gm, "$1: number;"],
    /product:[\s\S]*list:/,
  ],
  ["a title may be missing", [/^( +title): string;/gm, "$1?: string;"], /product:[\s\S]*list:/],
  ["a refusal has another name", [/"price_changed"/g, '"total_changed"'], /"price_changed"/],
  [
    "a search needs one field more",
    [/^( +)search: string;/gm, "$1search: string;\n$1country: string;"],
    /search:/,
  ],
  ["a list has one field more", [/^( +)per_page/gm, "$1facets?: string[];\n$1per_page"], undefined],
  ["there is a refusal more", [/"price_changed"/g, '"price_changed" | "closed"'], undefined],
];

/** What the check prints, with the lines it means; nothing when it is content. */
function check() {
  const { status, stdout } = spawnSync(process.execPath, [TSC, "-p", ".", "--pretty", "false"], {
    encoding: "utf8",
  });
  if (status === 0) return undefined;
  const lines = readFileSync("uses.ts", "utf8").split("\n");
  const named = [...stdout.matchAll(/^uses\.ts\((\d+),/gm)].map(([, line]) => lines[Number(line) - 1]);
  assert.ok(named.length > 0, stdout);
  return `${named.join("\n")}\n${stdout}`;
}

assert.equal(check(), undefined);
cpSync(SDK, KEPT, { recursive: true });
for (const [what, [pattern, replacement], expected] of UPGRADES) {
  let edits = 0;
  for (const name of readdirSync(KEPT).filter((file) => file.endsWith(".d.ts"))) {
    const text = readFileSync(join(KEPT, name), "utf8");
    const edited = text.replace(pattern, replacement);
    if (edited !== text) edits++;
    writeFileSync(join(SDK, name), edited);
  }
  assert.ok(edits > 0, `${what}: there is nothing to change in the package any more`);
  const found = check();
  if (expected) assert.match(found ?? "", expected, what);
  else assert.equal(found, undefined, what);
}
cpSync(KEPT, SDK, { recursive: true });
rmSync(KEPT, { recursive: true });
console.log(`${UPGRADES.length} upgrades judged rightly`);
