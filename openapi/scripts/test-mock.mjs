#!/usr/bin/env node
// node scripts/test-mock.mjs: installs the packed contract and Prism in an empty folder and starts the mock there. Needs a build.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, execPath } from "node:process";
import { root } from "./source.mjs";

const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const MAX_BYTES = 900_000;

const folder = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-contract-")));
const npm = env.npm_execpath ? [execPath, env.npm_execpath] : ["npm"];
const run = ([command, ...args], cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const expect = (is, message) => {
  if (!is) throw new Error(message);
};

try {
  const [packed] = JSON.parse(
    run([...npm, "pack", "--json", "--ignore-scripts", "--pack-destination", folder], root),
  );
  expect(packed.size < MAX_BYTES, `The tarball has ${packed.size} bytes, more than ${MAX_BYTES}`);
  run([
    ...npm,
    ...["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"],
    `./${name}-${version}.tgz`,
  ]);

  const bin = join(folder, "node_modules", name, "mock", "cli.mjs");
  expect(run([execPath, bin, "--help"]).includes("--port NUMBER"), "--help does not name the options");
  const mock = spawn(execPath, [bin, "--port", "0"], { stdio: ["ignore", "ignore", "pipe"] });
  try {
    const url = await addressOf(mock);
    const rows = await post(`${url}/api/index/pro`, { flag: "hot", limit: 3 });
    expect(rows.data.data.length === 3, `a list answered ${JSON.stringify(rows)}`);
    expect((await post(`${url}/api/index/pro_info`, {})).code === 422, "a request without its id passed");
    const picture = await fetch(url + rows.data.data[0].image);
    // Pictures are rasterized if sharp is installed, which is optional.
    const type = picture.headers.get("content-type") ?? "";
    expect(
      picture.ok && /^image\/(webp|jpeg|svg\+xml)$/.test(type),
      `a picture answered ${picture.status}, ${type}`,
    );
  } finally {
    mock.kill();
  }
  console.log(`packed mock: works; a tarball of ${Math.round(packed.size / 1000)} kB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The address that the mock prints. */
async function addressOf({ stderr }) {
  let text = "";
  for await (const chunk of stderr) {
    text += chunk;
    const url = /http:\/\/[\d.:]+/.exec(text)?.[0];
    if (url) return url;
  }
  throw new Error(`The mock did not start: ${text}`);
}

async function post(url, body) {
  const headers = { "content-type": "application/json" };
  return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).json();
}
