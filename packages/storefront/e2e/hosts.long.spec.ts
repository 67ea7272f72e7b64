import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { HOST_FAULTS, hostFaultsTable, liveThrough } from "./host-faults";

const PAGE = fileURLToPath(new URL("../../../docs/hosts.md", import.meta.url));
const TABLE = /\| What is wrong[\s\S]*?(?=\n\n|\n$)/;

for (const fault of HOST_FAULTS) {
  test(`${fault.visitor}: ${fault.name}`, ({ context, baseURL }) =>
    liveThrough(fault, context, baseURL ?? ""));
}

/* `npx playwright test --project=long hosts -u` writes it. */
test("docs/hosts.md has the faults that are tried", () => {
  const text = readFileSync(PAGE, "utf8");
  const isUpdate = /all|changed/.test(test.info().config.updateSnapshots);
  if (isUpdate) writeFileSync(PAGE, text.replace(TABLE, hostFaultsTable));
  expect(readFileSync(PAGE, "utf8")).toContain(hostFaultsTable());
});
