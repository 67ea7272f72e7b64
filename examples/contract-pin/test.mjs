// Proves that the check is worth its place: upgrades that would break this shop are found, with the line that breaks, and
// those that would not are let through. The upgrades are made from the installed package's own declarations.
import assert from "node:assert/strict";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const SDK = join("node_modules", "marketplace-sdk", "dist");
const KEPT = "kept";

/** An upgrade, and what the check has to name. */
const UPGRADES = [
  ["a price becomes a number", [/^(\s+price): Money;/gm, "$1: number;"], /product:[\s\S]*list:/],
  ["a title may be missing", [/^(\s+title): string;/gm, "$1?: string;"], /product:[\s\S]*list:/],
  ["an error has another name", [/"price_changed"/g, '"total_changed"'], /"price_changed"/],
  [
    "a search needs one field more",
    [/^(\s+)search: string;/gm, "$1search: string;\n$1country: string;"],
    /search:/,
  ],
  ["a list has one field more", [/^(\s+)per_page/gm, "$1facets?: string[];\n$1per_page"], undefined],
  ["there is one error more", [/"price_changed"/g, '"price_changed" | "closed"'], undefined],
];

const OPTIONS = ts.parseJsonConfigFileContent(
  ts.readConfigFile("tsconfig.json", ts.sys.readFile).config,
  ts.sys,
  ".",
).options;
const host = ts.createCompilerHost(OPTIONS);
const { getSourceFile } = host;
const parsed = new Map();
// Everything but the package stays as it is, and is read once.
host.getSourceFile = (name, ...rest) => {
  if (name.includes("marketplace-sdk")) return getSourceFile(name, ...rest);
  if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
  return parsed.get(name);
};

/** What `npm run check` would say, with the lines it means; nothing when it is content. */
function check() {
  const found = ts.getPreEmitDiagnostics(ts.createProgram(["uses.ts"], OPTIONS, host));
  const words = found.map(({ file, start, messageText }) => {
    const line = file?.text.slice(0, start).split("\n").length ?? 0;
    return `${file?.text.split("\n")[line - 1]}\n${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
  return words.length > 0 ? words.join("\n") : undefined;
}

assert.equal(check(), undefined);
cpSync(SDK, KEPT, { recursive: true });
for (const [what, [pattern, replacement], expected] of UPGRADES) {
  let edits = 0;
  for (const name of readdirSync(KEPT, { recursive: true }).filter((file) => file.endsWith(".d.ts"))) {
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
