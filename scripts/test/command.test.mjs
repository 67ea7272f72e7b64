import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
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

test("an interrupted script ends all the commands it runs", {
  skip: process.platform === "win32",
}, async () => {
  const module = fileURLToPath(new URL("../lib/command.mjs", import.meta.url));
  const command = "console.log(process.pid); setInterval(() => {}, 1000)";
  const script = `import { runCommand } from ${JSON.stringify(module)};
    const options = { cwd: ".", timeoutMs: 30_000, live: true };
    for (const _ of [1, 2]) runCommand([process.execPath, "-e", ${JSON.stringify(command)}], options);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  let printed = "";
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.trim().split("\n").length === 2) break;
  }
  const ended = once(child, "exit");
  child.kill("SIGINT");
  assert.deepEqual(await ended, [130, null]);
  for (const pid of printed.trim().split("\n")) {
    await assert.doesNotReject(isGone(Number(pid)), `${pid} goes on`);
  }
});

/**
 * Waits until a process is gone; killed ones take a moment.
 *
 * @param {number} pid
 */
async function isGone(pid) {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("still there");
}
