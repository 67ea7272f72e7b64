import { spawn } from "node:child_process";
import { toolEnv } from "./tool-env.mjs";

/**
 * @typedef {{ code: number, output: string, timedOut: boolean }} Outcome
 */

/** Functions that end the running commands, so that an interrupted script leaves none behind. @type {Set<() => void>} */
const running = new Set();

function interrupt() {
  for (const end of running) end();
  process.exit(130);
}

/**
 * Runs a command without input and captures its output.
 *
 * @param {string[]} command program and arguments
 * @param {{ cwd: string, env?: Record<string, string>, timeoutMs: number, live?: boolean }} options `live` also prints the output at once
 * @returns {Promise<Outcome>} a command that can't start has code 127; one that ran too long is ended
 */
export function runCommand([program = "", ...args], { cwd, env, timeoutMs, live = false }) {
  // A process group of its own, so that ending it also ends the servers and browsers that it started.
  const detached = process.platform !== "win32";
  const child = spawn(program, args, {
    cwd,
    detached,
    env: { ...toolEnv(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    shell: program.endsWith(".cmd"),
  });
  let output = "";
  let timedOut = false;
  /** @param {Buffer} chunk */
  const keep = (chunk) => {
    output += chunk.toString();
    if (live) process.stdout.write(chunk);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);

  const end = () => endGroup(child.pid, detached);
  const timer = setTimeout(() => {
    timedOut = true;
    end();
  }, timeoutMs);
  if (running.size === 0) process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  running.add(end);

  return new Promise((resolve) => {
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(timer);
      running.delete(end);
      if (running.size === 0) process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
      resolve({ code, output, timedOut });
    };
    child.once("error", (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.once("close", (code) => finish(code ?? 1));
  });
}

/**
 * @param {number | undefined} pid
 * @param {boolean} group
 */
function endGroup(pid, group) {
  if (pid === undefined) return;
  try {
    process.kill(group ? -pid : pid, "SIGKILL");
  } catch {
    // The process has exited already.
  }
}
