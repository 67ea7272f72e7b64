// openapi.yaml, the document in git, as other tools read it.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../scripts/source.mjs";

it("is what the sources say", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts/generate.mjs"), "--check"]);
  expect(stderr.toString()).toBe("");
  expect(status).toBe(0);
});

it("shows an answer of every operation, and describes each", () => {
  const { paths } = parse(readFileSync(join(root, "openapi.yaml"), "utf8"));
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  expect(operations.length).toBeGreaterThan(100);
  for (const { operationId, description, responses } of operations) {
    const { examples } = responses["200"].content["application/json"];
    expect(Object.keys(examples).slice(0, 1), operationId).toEqual(["ok"]);
    expect(description, operationId).toMatch(/\S/);
  }
});
