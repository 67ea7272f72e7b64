import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openapi, operationObject, operations } from "marketplace-contract";
import { expect, it } from "vitest";

const FOLDER = new URL("../../test-results/usage/", import.meta.url);
const usages = operations.flatMap(({ id }) => {
  const { "x-usage": usage } = operationObject(openapi, id);
  return usage ? [{ id, usage }] : [];
});
/** What the examples take from the program around them. */
const PROGRAM = `
import type { Marketplace, Session } from "../../src/index.js";
declare const market: Marketplace;
declare const session: Session;
declare const bytes: Uint8Array<ArrayBuffer>;
declare const password: string, fund_password: string, order_no: string, pay_no: string;
${usages.map(({ id, usage }) => `{ // ${id}\n${usage}}`).join("\n")}
`;
const CONFIG = {
  extends: "../../tsconfig.json",
  compilerOptions: { noEmit: true, noUnusedLocals: false },
  include: ["usage.ts"],
};

it("the examples of calls compile", () => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL("usage.ts", FOLDER), PROGRAM);
  writeFileSync(new URL("tsconfig.json", FOLDER), JSON.stringify(CONFIG));
  const compiler = fileURLToPath(import.meta.resolve("marketplace-native-compiler/tsc7.mjs"));
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", fileURLToPath(FOLDER)], {
    encoding: "utf8",
  });
  expect(stdout).toBe("");
  expect(usages.length).toBeGreaterThanOrEqual(20);
});
