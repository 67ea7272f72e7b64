import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { quickFolder } from "../../../../../scripts/lib/quick-folder.mjs";

const PROGRAM = fileURLToPath(new URL("../../../../sandbox/dist/cli.js", import.meta.url));

/** A sandbox in its own process. */
export interface RunningSandbox {
  /** Without a slash at the end. */
  readonly url: string;
  /** Opens its admin console. */
  readonly adminToken: string;
  close(): Promise<void>;
}

/**
 * Starts the built sandbox as people do, with its demonstration on a new database.
 * @throws {Error} when it is not built or does not start
 */
export async function startSandbox(): Promise<RunningSandbox> {
  if (!existsSync(PROGRAM)) throw new Error("Build the sandbox first: npm run build");
  const data = await mkdtemp(join(quickFolder(), "conformance-"));
  const adminToken = randomBytes(24).toString("base64url");
  const child = spawn(process.execPath, [PROGRAM, "--dev", "--port", "0", "--data", data], {
    env: { ...process.env, SANDBOX_ADMIN_TOKEN: adminToken },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const ended = once(child, "exit");
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  const url = new Promise<string>((resolve) => {
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const found = /API:\s+(\S+)\/api\n/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  try {
    const failed = ended.then(() => Promise.reject(new Error(`The sandbox did not start: ${errors}`)));
    return { url: await Promise.race([url, failed]), adminToken, close };
  } catch (error) {
    await close();
    throw error;
  }
}
