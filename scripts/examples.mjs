/**
 * Runs the examples as a user who copies them would: each in an empty folder, with our packages from their tarballs and
 * everything else from the registry, against a fresh sandbox or the mock. Needs a build.
 *
 *   node scripts/examples.mjs              all of them
 *   node scripts/examples.mjs html vue     some
 */
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMock } from "../openapi/mock/server.mjs";
import { chromePath } from "./lib/browser.mjs";
import { npmCommand } from "./lib/npm.mjs";
import { copySources, install, pack, succeed } from "./lib/packed.mjs";
import { root } from "./lib/root.mjs";
import { serveFreshSandbox } from "./lib/serve.mjs";

const FOLDER = join(root, "examples");
const TEST_MS = 2 * 60_000;
/** They show each operation once, with made-up ids: only the mock knows them. */
const ON_THE_MOCK = new Set(["operations"]);

const wanted = process.argv.slice(2);
const names = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => wanted.length === 0 || wanted.includes(name));
const work = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-examples-")));
const began = performance.now();
const servers = await Promise.all([startMock(), serveFreshSandbox(join(work, "database"))]);
const [mock, sandbox] = servers;
let failed = 0;
try {
  const tarballs = new Map([
    ["marketplace-sdk", await pack("packages/marketplace-sdk", work)],
    ["marketplace-react", await pack("packages/marketplace-react", work)],
  ]);
  await succeed([process.execPath, "scripts/operation-examples.mjs"], root);
  // Without one, Playwright takes its own.
  const browser = chromePath();
  if (browser) process.env.CHROME_PATH = browser;
  for (const name of names) {
    const start = performance.now();
    try {
      const copy = join(work, name);
      copySources(join(FOLDER, name), copy);
      const { dependencies = {} } = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
      const ours = [...tarballs].filter(([packageName]) => packageName in dependencies);
      await install(
        copy,
        ours.map(([, tarball]) => tarball),
      );
      process.env.MARKET_URL = ON_THE_MOCK.has(name) ? mock.url : sandbox.url;
      const output = await succeed([...npmCommand(), "test", "--silent"], copy, TEST_MS);
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
console.log(`${names.length - failed} passed, ${failed} failed in ${seconds(began)}`);
process.exitCode = failed > 0 || names.length === 0 ? 1 : 0;

/** @param {number} from */
function seconds(from) {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}
