import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { countSteps, defaultInputs, journeyNames, reportLines } from "../lib/journeys.mjs";
import { root } from "../lib/root.mjs";

const good = { stepId: "signIn", status: "success", totalTimeMs: 12.4, checks: [] };
const bad = {
  stepId: "pay",
  status: "error",
  totalTimeMs: 20,
  checks: [
    { name: "success criteria check", condition: "$response.body#/code == 1", status: "error" },
    { name: "schema check", status: "success" },
    { name: "unexpected error", message: "no value.\nMore about it.", status: "error" },
  ],
  response: { statusCode: 200, body: { code: 0, msg: "Not enough" } },
};

test("a journey is reported step by step; a failed step says what was expected and what came", () => {
  assert.deepEqual(reportLines({ workflowId: "buy", status: "error", executedSteps: [good, bad] }), [
    "buy",
    "  ✓ signIn           12 ms",
    "  ✗ pay              20 ms",
    "      $response.body#/code == 1",
    "      unexpected error: no value.",
    '      answer: HTTP 200 {"code":0,"msg":"Not enough"}',
  ]);
});

test("steps are counted; a journey that failed between its steps counts as one failure", () => {
  const count = (
    /** @type {string} */ status,
    /** @type {(typeof good | typeof bad)[]} */ ...executedSteps
  ) => countSteps({ workflowId: "buy", status, executedSteps });
  assert.deepEqual(count("success", good, good), { passed: 2, failed: 0 });
  assert.deepEqual(count("error", good, bad), { passed: 1, failed: 1 });
  assert.deepEqual(count("error", good), { passed: 1, failed: 1 });
  assert.deepEqual(count("error"), { passed: 0, failed: 1 });
});

test("every input that a journey requires has a value, new for each run where required", () => {
  const inputs = defaultInputs();
  const required = journeyNames().flatMap((name) => {
    const text = readFileSync(join(root, "openapi", "workflows", `${name}.arazzo.yaml`), "utf8");
    return (/required: \[(.*)\]/.exec(text)?.[1] ?? "").split(", ");
  });
  assert.deepEqual([...new Set(required)].sort(), Object.keys(inputs).sort());
  const again = defaultInputs();
  const fresh = Object.keys(inputs).filter((name) => inputs[name] !== again[name]);
  assert.deepEqual(fresh, ["username", "newPassword", "txid", "documentNumber", "runId"]);
});
