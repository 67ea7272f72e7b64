import assert from "node:assert/strict";
import { test } from "node:test";
import { installedMatches, stampOf } from "../lib/stamp.mjs";

const linux = { platform: "linux", arch: "x64", versions: { node: "20.19.0" } };

test("a stamp changes with the lockfile, the platform, the processor and the Node major, not with the minor", () => {
  const base = stampOf("lock", linux);
  assert.deepEqual(stampOf("lock", { ...linux, versions: { node: "20.20.2" } }), base);
  assert.notEqual(stampOf("other", linux).lock, base.lock);
  assert.notEqual(stampOf("lock", { ...linux, platform: "darwin" }).machine, base.machine);
  assert.notEqual(stampOf("lock", { ...linux, arch: "arm64" }).machine, base.machine);
  assert.notEqual(stampOf("lock", { ...linux, versions: { node: "22.12.0" } }).machine, base.machine);
});

const wanted = {
  packages: {
    "": { version: "1.0.0" },
    "packages/sdk": { version: "0.1.0" },
    "node_modules/a": { version: "1.0.0", integrity: "x" },
    "node_modules/native-linux": { version: "1.0.0", optional: true, os: ["linux"], cpu: ["x64"] },
    "node_modules/native-mac": { version: "1.0.0", optional: true, os: ["darwin"], cpu: ["x64"] },
  },
};
const { "": _, "packages/sdk": __, "node_modules/native-mac": ___, ...onLinux } = wanted.packages;

test("an installed tree matches when it has every package that this machine needs", () => {
  assert.equal(installedMatches(wanted, { packages: onLinux }, linux), true);
});

test("a missing, older or differently built package does not match", () => {
  const { "node_modules/a": a, ...withoutA } = onLinux;
  assert.equal(installedMatches(wanted, { packages: withoutA }, linux), false);
  const older = { ...onLinux, "node_modules/a": { ...a, version: "0.9.0" } };
  assert.equal(installedMatches(wanted, { packages: older }, linux), false);
  const rebuilt = { ...onLinux, "node_modules/a": { ...a, integrity: "y" } };
  assert.equal(installedMatches(wanted, { packages: rebuilt }, linux), false);
  const { "node_modules/native-linux": ____, ...withoutNative } = onLinux;
  assert.equal(installedMatches(wanted, { packages: withoutNative }, linux), false);
  assert.equal(installedMatches(wanted, {}, linux), false);
});
