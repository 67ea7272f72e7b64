import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** The test as an integrator writes it. */
const published = (code: string) =>
  code
    .replaceAll("../../src/testing/index", "marketplace-sdk/testing")
    .replaceAll("../../src/index", "marketplace-sdk");

it("the README shows the component's test as it runs here", () => {
  const blocks = [...read("../../README.md").matchAll(/^```tsx\n([\s\S]*?)^```/gm)].map(([, code]) => code);
  expect(blocks).toEqual([published(read("follow-button.test.tsx"))]);
});
