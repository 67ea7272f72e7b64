/**
 * Runs the examples as a user who copies them would: each in an empty folder, with our packages from their tarballs and
 * everything else from the registry, against a fresh sandbox or the mock; and the programs of the SDK's README. Needs a build.
 *
 *   node scripts/examples.mjs              all of them
 *   node scripts/examples.mjs html vue     some
 */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMock } from "../openapi/mock/server.mjs";
import { chromePath } from "./lib/browser.mjs";
import { npmCommand } from "./lib/npm.mjs";
import { copySources, install, pack, succeed } from "./lib/packed.mjs";
import { printsAsWritten, programsOf, README_SERVER } from "./lib/readme-programs.mjs";
import { root } from "./lib/root.mjs";
import { serveFreshSandbox } from "./lib/serve.mjs";

const FOLDER = join(root, "examples");
const TEST_MS = 5 * 60_000;
/** These examples need the mock: they call each operation once, with ids that only its examples have. */
const ON_THE_MOCK = new Set(["operations"]);
/** The programs of the SDK's README, each as its own file. This name is not a folder. */
const README = "readme";

const wanted = process.argv.slice(2);
const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
// Run the README first, since it shows the output of a fresh sandbox.
const names = [README, ...folders.map(({ name }) => name)].filter(
  (name) => wanted.length === 0 || wanted.includes(name),
);
const work = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-examples-")));
const began = performance.now();
const servers = await Promise.all([startMock(), serveFreshSandbox(join(work, "database"))]);
const [mock, sandbox] = servers;
// Lets an example read mails and play the blockchain, as an operator does.
if (sandbox.adminToken) process.env.SANDBOX_ADMIN_TOKEN = sandbox.adminToken;
let failed = 0;
try {
  const tarballs = new Map([
    ["marketplace-sdk", await pack("packages/marketplace-sdk", work)],
    ["marketplace-react", await pack("packages/marketplace-react", work)],
  ]);
  await succeed([process.execPath, "scripts/operation-examples.mjs"], root);
  // If undefined, Playwright uses its own browser.
  const browser = chromePath();
  if (browser) process.env.CHROME_PATH = browser;
  for (const name of names) {
    const start = performance.now();
    try {
      const output = name === README ? await runReadme(tarballs) : await runExample(name, tarballs);
      console.log(`ok      ${name.padEnd(18)}${seconds(start)}  ${output.trim().split("\n").at(-1)}`);
    } catch (error) {
      failed++;
      console.error(`FAILED  ${name}\n${error instanceof Error ? error.message : error}`);
    }
  }
} finally {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(work, { recursive: true, force: true });
}
const reports = join(root, "scripts", "test-results");
mkdirSync(reports, { recursive: true });
const report = { numPassedTests: names.length - failed, numFailedTests: failed };
writeFileSync(join(reports, "verify-examples.json"), JSON.stringify(report));
console.log(`${names.length - failed} passed, ${failed} failed in ${seconds(began)}`);
process.exitCode = failed > 0 || names.length === 0 ? 1 : 0;

/** @param {number} from */
function seconds(from) {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}

/**
 * @param {string} name folder of the example
 * @param {ReadonlyMap<string, string>} tarballs ours by name
 * @returns {Promise<string>} what its test printed
 */
async function runExample(name, tarballs) {
  const copy = join(work, name);
  copySources(join(FOLDER, name), copy);
  const { dependencies = {} } = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
  const ours = [...tarballs].filter(([packageName]) => packageName in dependencies);
  await install(
    copy,
    ours.map(([, tarball]) => tarball),
  );
  process.env.MARKET_URL = ON_THE_MOCK.has(name) ? mock.url : sandbox.url;
  return succeed([...npmCommand(), "test", "--silent"], copy, TEST_MS);
}

/**
 * @param {ReadonlyMap<string, string>} tarballs ours by name
 * @returns {Promise<string>} how many programs ran
 * @throws {Error} if a program fails, or its output differs from the README
 */
async function runReadme(tarballs) {
  const page = join("packages", "marketplace-sdk", "README.md");
  const folder = join(work, README);
  mkdirSync(folder);
  await install(folder, [tarballs.get("marketplace-sdk") ?? ""]);
  const programs = programsOf(readFileSync(join(root, page), "utf8"));
  for (const { line, code, output } of programs) {
    writeFileSync(join(folder, "program.mjs"), code.replaceAll(README_SERVER, sandbox.url));
    const printed = await succeed([process.execPath, "program.mjs"], folder, TEST_MS);
    if (output !== undefined && !printsAsWritten(printed, output)) {
      throw new Error(`${page}:${line} prints\n${printed}and not\n${output}`);
    }
  }
  if (programs.length === 0) throw new Error(`${page} has no program`);
  return `${programs.length} programs`;
}
