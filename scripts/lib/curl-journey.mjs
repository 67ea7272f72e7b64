import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { curlArguments } from "../../openapi/src/collection.js";
import { root } from "./root.mjs";

/** @typedef {import("./journeys.mjs").Step} Step */
/** @typedef {import("../../openapi/src/collection.js").Collection} Collection */

const run = promisify(execFile);
const CONTRACT = join(root, "openapi");

/**
 * Runs the first steps of a team without the SDK: requests of the collection by curl, then the session of the contract's README.
 * Both sign in as the sandbox's demonstration user.
 *
 * @param {string} url of the server
 * @returns {Promise<import("./journeys.mjs").Workflow>}
 */
export async function runCurlJourney(url) {
  const file = join(CONTRACT, "dist", "marketplace.postman_collection.json");
  /** @type {Collection} */
  const collection = JSON.parse(readFileSync(file, "utf8"));
  const requests = new Map(
    collection.item.flatMap(({ item }) => item.map((each) => [each.name, each.request])),
  );
  const values = { baseUrl: url, token: "", $guid: randomUUID() };
  /** @type {Step[]} */
  const steps = [];
  for (const name of ["auth.login", "products.list", "orders.list"]) {
    const request = requests.get(name);
    const args = request ? curlArguments(request, values) : [];
    const { step, bodies } = await attempt(name, "curl", ["-s", ...args], 1);
    values.token ||= bodies[0]?.data?.userinfo?.token ?? "";
    steps.push(step);
  }
  const session = await attempt("README", "sh", ["-c", readmeSession()], 2, { BASE_URL: url });
  steps.push(session.step);
  return {
    workflowId: "curl",
    status: steps.some(({ status }) => status === "error") ? "error" : "success",
    executedSteps: steps,
  };
}

/** The only shell block in the contract's README. */
function readmeSession() {
  const block = /^```sh\n([\s\S]*?)^```/m.exec(readFileSync(join(CONTRACT, "README.md"), "utf8"))?.[1];
  if (!block) throw new Error("openapi/README.md has no block for a shell");
  return block;
}

/**
 * Runs a command that has to print this many envelopes, all of them successful.
 *
 * @param {string} stepId
 * @param {string} program
 * @param {string[]} args
 * @param {number} count
 * @param {Record<string, string>} [env]
 */
async function attempt(stepId, program, args, count, env = {}) {
  const start = performance.now();
  const { stdout, stderr } = await run(program, args, { env: { ...process.env, ...env } }).catch((error) => ({
    stdout: "",
    stderr: String(error),
  }));
  // Responses follow each other without a line break.
  const bodies = stdout
    .split(/(?<=\})\s*(?=\{")/)
    .filter(Boolean)
    .map(envelope);
  const good = bodies.length === count && bodies.every(({ code }) => code === 1);
  /** @type {Step} */
  const step = {
    stepId,
    status: good ? "success" : "error",
    totalTimeMs: performance.now() - start,
    checks: good ? [] : [{ name: "envelope", condition: `${count} × code 1`, status: "error" }],
    ...(good ? {} : { response: { body: stdout || stderr } }),
  };
  return { step, bodies };
}

/** @param {string} text */
function envelope(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
