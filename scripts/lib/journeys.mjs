import { randomBytes, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./command.mjs";
import { root } from "./root.mjs";
import { ensureTools, toolProgram } from "./tools.mjs";

const FOLDER = join(root, "openapi", "workflows");
const ENDING = ".arazzo.yaml";
const TIMEOUT_MS = 5 * 60_000;
/** Longer responses of failed steps are cut. */
const MAX_ANSWER = 500;

/**
 * The parts of Respect's report (`--json-output`) that are used here.
 *
 * @typedef {{ name: string, message?: string, condition?: string, status: string }} Check
 * @typedef {{ stepId: string, status: string, totalTimeMs?: number, checks: Check[],
 *   response?: { statusCode?: number, body: unknown } }} Step
 * @typedef {{ workflowId: string, status: string, executedSteps: Step[] }} Workflow
 */

/** Names of the journeys, from their files. */
export const journeyNames = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length));

/**
 * Inputs for the sandbox's demonstration users. Values that must be unique are generated, so that journeys can be repeated on the
 * same database.
 *
 * @returns {Record<string, string>}
 */
export function defaultInputs() {
  const runId = randomUUID();
  const short = runId.slice(0, 8);
  return {
    account: "buyer",
    password: "buyer-demo",
    fundPassword: "fund-demo",
    username: `mira_${short}`,
    newPassword: `secret-${short}`,
    coin: "USDT",
    network: "Polygon",
    amount: "25.00",
    txid: `0x${randomBytes(32).toString("hex")}`,
    withdrawAmount: "20.00",
    // From the examples of ERC-55.
    withdrawAddress: "0x52908400098527886E0F7030069857D2E4169EE7",
    documentNumber: `X${short.toUpperCase()}`,
    today: new Date().toISOString().slice(0, 10),
    runId,
  };
}

/**
 * Runs one journey.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.url of the server
 * @param {Record<string, string>} options.inputs
 * @param {string} options.work a folder for the report
 * @returns {Promise<Workflow>}
 * @throws {Error} with what Respect printed when it wrote no report
 */
export async function runJourney({ name, url, inputs, work }) {
  const file = join(work, `${name}.json`);
  const options = [
    "--server",
    `marketplace=${url}`,
    "--input",
    JSON.stringify(inputs),
    "--json-output",
    file,
  ];
  await ensureTools();
  const redocly = toolProgram("@redocly/cli", "redocly");
  const command = [process.execPath, redocly, "respect", `${name}${ENDING}`, ...options];
  const { output } = await runCommand(command, { cwd: FOLDER, timeoutMs: TIMEOUT_MS });
  try {
    /** @type {{ files: Record<string, { executedWorkflows: Workflow[] }> }} */
    const { files } = JSON.parse(readFileSync(file, "utf8"));
    const [workflow] = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
    if (workflow) return workflow;
  } catch {
    // The output says why.
  }
  throw new Error(`${name}: no report was written.\n${output}`);
}

/**
 * One line for the journey and each of its steps. A failed step also shows what was expected and the server's response.
 *
 * @param {Workflow} workflow
 * @returns {string[]}
 */
export function reportLines({ workflowId, executedSteps }) {
  const lines = executedSteps.flatMap((step) => {
    const line = `  ${passed(step) ? "✓" : "✗"} ${step.stepId.padEnd(16)} ${Math.round(step.totalTimeMs ?? 0)} ms`;
    return passed(step) ? [line] : [line, ...failureLines(step)];
  });
  return [workflowId, ...lines];
}

/**
 * Counts passed and failed steps. A journey that failed without a failed step, for instance by a timeout, counts as one.
 *
 * @param {Workflow} workflow
 * @returns {{ passed: number, failed: number }}
 */
export function countSteps({ status, executedSteps }) {
  const good = executedSteps.filter(passed).length;
  const bad = executedSteps.length - good;
  return { passed: good, failed: status === "error" ? Math.max(bad, 1) : bad };
}

/** @param {Step} step */
const passed = ({ status }) => status !== "error";

/** @param {Step} step */
function failureLines({ checks, response }) {
  const wrong = checks
    .filter(({ status }) => status === "error")
    .map(({ name, condition, message }) => `      ${condition ?? `${name}: ${message?.split("\n")[0]}`}`);
  if (!response?.body) return wrong;
  const answer = JSON.stringify(response.body);
  const status = response.statusCode ? `HTTP ${response.statusCode} ` : "";
  return [...wrong, `      answer: ${status}${answer.slice(0, MAX_ANSWER)}`];
}
