import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/**
 * Seconds from the command line to the first page of products.
 *
 * @param {URL} library folder of the build
 * @param {string} data folder of the sandbox
 * @returns {Promise<number>}
 * @throws {Error} when it ends without an address
 */
export async function startTime(library, data) {
  const start = performance.now();
  const cli = fileURLToPath(new URL("cli.js", library));
  const child = spawn(process.execPath, [cli, "--data", data, "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const url = await addressIn(child.stdout);
  const answer = await fetch(`${url}/index/pro`, { method: "POST" });
  const { code } = await answer.json();
  const seconds = (performance.now() - start) / 1000;
  child.kill("SIGINT");
  await ended;
  if (code !== 1) throw new Error(`The sandbox answered ${code}`);
  return seconds;
}

/** @param {import("node:stream").Readable} output */
async function addressIn(output) {
  let text = "";
  for await (const chunk of output) {
    text += chunk;
    const url = /API: +(\S+)\n/.exec(text)?.[1];
    if (url) return url;
  }
  throw new Error("The sandbox did not start");
}
