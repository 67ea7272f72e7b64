import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../lib/root.mjs";
import { readManifest } from "../lib/workspaces.mjs";
import { tempFolder } from "./temp.mjs";

test("turbo says nothing of telemetry on a machine where it never ran", (context) => {
  const home = tempFolder(context);
  const { DO_NOT_TRACK: _, TURBO_TELEMETRY_DISABLED: __, ...rest } = process.env;
  const env = { ...rest, HOME: home, XDG_CONFIG_HOME: join(home, ".config") };
  const args = [join(root, "scripts", "turbo.mjs"), "run", "build", "--dry", "--filter=marketplace-sdk"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /marketplace-sdk/);
  assert.doesNotMatch(stdout + stderr, /telemetry/i);
});

test("no command of the root calls turbo directly", () => {
  const direct = Object.entries(readManifest(root).scripts ?? {}).filter(([, command]) =>
    /(^|&& )turbo /.test(command),
  );
  assert.deepEqual(direct, []);
});
