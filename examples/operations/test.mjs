// Runs every program against the mock of the contract, or MARKET_URL, as a signed-in user. The mock knows every id.
import { readdirSync } from "node:fs";
import { build } from "esbuild";

process.env.MARKET_URL ??= "http://127.0.0.1:4010";
process.env.MARKET_TOKEN ??= "6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13";
const files = readdirSync("programs").filter((name) => name.endsWith(".ts"));
await build({
  entryPoints: files.map((file) => `programs/${file}`),
  outdir: "out",
  outExtension: { ".js": ".mjs" },
  format: "esm",
  logLevel: "error",
});

const { log, error } = console;
const problems = [];
for (const file of files) {
  const printed = [];
  const refused = [];
  console.log = (value) => printed.push(value);
  console.error = (...words) => refused.push(words.join(" "));
  await import(`./out/${file.replace(".ts", ".mjs")}`).catch((reason) => refused.push(reason));
  if (refused.length > 0 || printed.length === 0)
    problems.push(`${file}: ${refused.join() || "printed nothing"}`);
}
Object.assign(console, { log, error });
for (const problem of problems) console.error(problem);
console.log(`${files.length - problems.length} of ${files.length} operations answered`);
process.exitCode = problems.length > 0 ? 1 : 0;
