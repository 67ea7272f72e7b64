import assert from "node:assert/strict";
import { test } from "node:test";
import { runCommand } from "../lib/command.mjs";

const options = { cwd: process.cwd(), timeoutMs: 30_000 };

test("code and output of a command, both streams", async () => {
  const script = "console.log('out'); console.error('err'); process.exitCode = 3";
  const outcome = await runCommand([process.execPath, "-e", script], options);
  assert.equal(outcome.code, 3);
  assert.match(outcome.output, /out/);
  assert.match(outcome.output, /err/);
});

test("a command that does not exist is an outcome, not an exception", async () => {
  const outcome = await runCommand(["no-such-command-here"], options);
  assert.equal(outcome.code, 127);
});

test("a command that never ends is ended together with its children", async () => {
  const child = "setInterval(() => {}, 1000)";
  const script = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}], { stdio: "inherit" })`;
  const outcome = await runCommand([process.execPath, "-e", script], { ...options, timeoutMs: 300 });
  assert.equal(outcome.timedOut, true);
  assert.notEqual(outcome.code, 0);
});
