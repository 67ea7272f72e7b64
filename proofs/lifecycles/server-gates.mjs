// The gates of the sandbox for changed lifecycles: its tests and its random histories, with the change handed to them in memory.
import { join } from "node:path";
import { invariants } from "marketplace-contract";
import { createVitest } from "vitest/node";
import { root } from "../../scripts/lib/root.mjs";

const MODULE = join(root, "openapi/dist/lifecycles.js");
const GATES = [
  {
    gate: "the server's tests",
    mode: "test",
    tests: ["orders", "disputes", "payments", "wallet", "offers"].map(
      (name) => `test/features/${name}/**/*.test.ts`,
    ),
  },
  { gate: "its histories", mode: "verify", tests: ["test/proof/models/models.test.ts"] },
];

/** @type {string | undefined} */
let text;

const suites = await Promise.all(
  GATES.map(async ({ gate, mode, tests }) => {
    const vitest = await createVitest(
      "test",
      {
        root: join(root, "packages/sandbox"),
        mode,
        watch: true,
        include: tests,
        reporters: [{}],
        maxWorkers: 1,
        bail: 1,
        isolate: true,
      },
      {
        plugins: [
          {
            name: "changed lifecycles",
            enforce: "pre",
            load: (id) => (id.split("?")[0] === MODULE ? text : undefined),
          },
        ],
      },
    );
    return { gate, vitest, specifications: await vitest.globTestSpecifications() };
  }),
);

/** The gates that go red with these lifecycles. @param {object | undefined} lifecycles as the contract has them when undefined */
export async function serverGates(lifecycles) {
  text =
    lifecycles &&
    `export const lifecycles = ${JSON.stringify(lifecycles)};\nexport const invariants = ${JSON.stringify(invariants)};\n`;
  const red = [];
  for (const { gate, vitest, specifications } of suites) {
    vitest.invalidateFile(MODULE);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const passed =
      unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((found) => found.ok());
    if (!passed) red.push(gate);
  }
  return red;
}

/** Ends them. */
export const close = () => Promise.all(suites.map(({ vitest }) => vitest.close()));
