import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { packRelease } from "../lib/pack-release.mjs";
import { checkScope, scopedManifest, scopedText, withRepository } from "../lib/scoped.mjs";

const OURS = ["marketplace-sdk", "marketplace-contract"];

test("a scope looks like npm's", () => {
  assert.equal(checkScope("@acme"), "@acme");
  for (const wrong of ["acme", "@", "@Acme", "@acme/sdk"]) assert.throws(() => checkScope(wrong), /no scope/);
});

test("our names get the scope, commands and other packages keep theirs", () => {
  const scoped = scopedManifest(
    {
      name: "marketplace-sdk",
      bin: { "marketplace-sdk": "cli.js" },
      dependencies: { "marketplace-contract": "1.0.0", valtio: "2.3.2" },
      peerDependencies: { "marketplace-sdk": "^1.0.0" },
    },
    "@acme",
    OURS,
  );
  assert.deepEqual(scoped, {
    name: "@acme/marketplace-sdk",
    bin: { "marketplace-sdk": "cli.js" },
    dependencies: { "@acme/marketplace-contract": "1.0.0", valtio: "2.3.2" },
    peerDependencies: { "@acme/marketplace-sdk": "^1.0.0" },
  });
});

test("imports, names of subpaths and installations get the scope; plain words and commands do not", () => {
  const text = [
    'import { ok } from "marketplace-sdk/testing";',
    "import('marketplace-sdk');",
    'require("marketplace-contract")',
    "`marketplace-sdk/query` is a subpath",
    "npm install ../marketplace/packed/marketplace-sdk.tgz",
    "npx --no -- marketplace-sdk --help",
    'const folder = "marketplace-sdk";',
    'from "marketplace-sdk-extra"',
  ].join("\n");
  assert.equal(
    scopedText(text, "@acme", OURS),
    [
      'import { ok } from "@acme/marketplace-sdk/testing";',
      "import('@acme/marketplace-sdk');",
      'require("@acme/marketplace-contract")',
      "`@acme/marketplace-sdk/query` is a subpath",
      "npm install @acme/marketplace-sdk",
      "npx --no -- marketplace-sdk --help",
      'const folder = "marketplace-sdk";',
      'from "marketplace-sdk-extra"',
    ].join("\n"),
  );
});

test("the addresses become those of the releasing repository", () => {
  const manifest = { name: "a", repository: { type: "git", url: "x", directory: "packages/a" } };
  assert.deepEqual(withRepository(manifest, "https://host.example/o/n"), {
    name: "a",
    homepage: "https://host.example/o/n#readme",
    bugs: { url: "https://host.example/o/n/issues" },
    repository: { type: "git", url: "git+https://host.example/o/n.git", directory: "packages/a" },
  });
});

test("a packed package carries scope and repository, and its sources stay as they are", async () => {
  const work = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-scoped-test-")));
  try {
    const folder = join(work, "source");
    mkdirSync(join(folder, "dist"), { recursive: true });
    const manifest = {
      name: "marketplace-sdk",
      version: "1.2.3",
      files: ["dist"],
      type: "module",
      exports: "./dist/a.js",
    };
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    writeFileSync(join(folder, "dist", "a.js"), 'export * from "marketplace-contract";\n');
    const out = join(work, "out");
    mkdirSync(out);
    const tarball = await packRelease(folder, out, {
      scope: "@acme",
      repository: "https://host.example/o/n",
      ours: OURS,
    });
    assert.equal(tarball, join(out, "marketplace-sdk.tgz"));
    const read = (/** @type {string} */ name) =>
      execFileSync("tar", ["-xzOf", tarball, `package/${name}`], { encoding: "utf8" });
    const packed = JSON.parse(read("package.json"));
    assert.equal(packed.name, "@acme/marketplace-sdk");
    assert.equal(packed.repository.url, "git+https://host.example/o/n.git");
    assert.equal(read("dist/a.js"), 'export * from "@acme/marketplace-contract";\n');
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
