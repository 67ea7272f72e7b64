// Indents the built declarations by a tab instead of the bundler's four spaces: compilers and editors have less to read.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const DIST = new URL("../dist/", import.meta.url);

for (const name of readdirSync(DIST)) {
  if (!/\.d\.c?ts$/.test(name)) continue;
  const file = new URL(name, DIST);
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4)),
  );
}
