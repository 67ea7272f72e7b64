import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { expect, it } from "vitest";

const folder = new URL("../../", import.meta.url).pathname;

/** The language alone: the program brings the globals of React Native. `npm run verify` runs the same in Hermes. */
it("keeps its promises where only React Native's globals are", async () => {
  const { outputFiles } = await build({
    entryPoints: [`${folder}runtime-tests/react-native/program.js`],
    alias: {
      "marketplace-sdk/state": `${folder}src/state/index.ts`,
      "marketplace-sdk/storage": `${folder}src/storage/index.ts`,
      "marketplace-sdk/sync": `${folder}src/sync/index.ts`,
      "marketplace-sdk": `${folder}src/index.ts`,
    },
    bundle: true,
    format: "iife",
    write: false,
    logLevel: "silent",
  });
  const printed = await new Promise((print) => {
    runInContext(outputFiles[0]?.text ?? "", createContext({ setTimeout, clearTimeout, print }));
  });
  const results = JSON.parse(String(printed));
  expect(results.filter(({ error }) => error)).toEqual([]);
  expect(results.length).toBeGreaterThan(7);
});
