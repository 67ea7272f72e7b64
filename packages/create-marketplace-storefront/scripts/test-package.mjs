/**
 * Packs the initializer, makes a folder with it as `npm create` does, and runs what its message says there against a fresh
 * sandbox. Needs a build, and the registry for what the storefront is made of.
 */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromePath } from "../../../scripts/lib/browser.mjs";
import { npmCommand } from "../../../scripts/lib/npm.mjs";
import { install, pack, succeed } from "../../../scripts/lib/packed.mjs";
import { serveFreshSandbox } from "../../../scripts/lib/serve.mjs";

const work = realpathSync(mkdtempSync(join(tmpdir(), "create-marketplace-storefront-")));
const TEST_MS = 3 * 60_000;
const sandbox = await serveFreshSandbox(join(work, "database"));
try {
  const tarball = await pack("packages/create-marketplace-storefront", work);
  const create = (/** @type {string[]} */ ...args) =>
    succeed(
      [
        ...npmCommand(),
        "exec",
        "--yes",
        `--package=${tarball}`,
        "--",
        "create-marketplace-storefront",
        ...args,
      ],
      work,
    );

  await assert.rejects(create(), /Usage/);
  const full = join(work, "full");
  mkdirSync(full);
  writeFileSync(join(full, "mine.txt"), "mine");
  await assert.rejects(create("full"), /not empty/);

  assert.match(await create("My Shop"), /npm start/);
  const folder = join(work, "My Shop");
  const { name, dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  assert.equal(name, "my-shop");
  assert.equal(dependencies["marketplace-react"], "file:vendor/marketplace-react.tgz");

  await install(folder, []);
  const browser = chromePath();
  if (browser) process.env.CHROME_PATH = browser;
  process.env.MARKET_URL = sandbox.url;
  const output = await succeed([...npmCommand(), "test", "--silent"], folder, TEST_MS);
  console.log(`The packed initializer makes a storefront that ${output.trim().split("\n").at(-1)}.`);
} finally {
  await sandbox.close();
  rmSync(work, { recursive: true, force: true });
}
