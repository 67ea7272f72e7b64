import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { operations } from "../scripts/contract.mjs";
import { root } from "../scripts/source.mjs";

const FOLDER = join(root, "workflows");
const steps = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".arazzo.yaml"))
  .flatMap((name) => parse(readFileSync(join(FOLDER, name), "utf8")).workflows)
  .flatMap(({ workflowId, steps: own }) =>
    own.map((step) => ({ name: `${workflowId} ${step.stepId}`, step })),
  );
const byPath = new Map(operations().map((operation) => [pathOf(operation), operation]));

/** Redocly's Respect reads a dot in an `operationId` as the end of a source's name, so steps name their operation by its path. */
function pathOf({ method, path }) {
  return `{$sourceDescriptions.marketplace.url}#/paths/${path.replaceAll("/", "~1")}/${method}`;
}

describe.each(steps)("journey step $name", ({ step }) => {
  const operation = byPath.get(step.operationPath);
  const headers = (step.parameters ?? []).filter((parameter) => parameter.in === "header");

  it("begins its description with the operation that its path leads to", () => {
    expect(step.description.split(". ")[0]).toBe(operation?.id);
  });

  it("sends an idempotency key exactly where the operation takes one", () => {
    const takesKey = operation?.operation["x-idempotency"] === "key";
    expect(headers.map(({ name }) => name)).toEqual(takesKey ? ["Idempotency-Key"] : []);
  });

  it("sends the token wherever a user is needed", () => {
    const sendsToken = (step.parameters ?? []).some(
      ({ reference }) => reference === "$components.parameters.token",
    );
    expect(sendsToken || operation?.operation["x-auth"] === "public").toBe(true);
  });

  it("is judged by the envelope's code", () => {
    const conditions = step.successCriteria.map(({ condition }) => condition);
    expect(conditions.some((condition) => /^\$response\.body#\/code == [01]$/.test(condition))).toBe(true);
  });
});
