import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { START } from "../../support/call";
import type { Command } from "./command";
import { orderCommands } from "./order-commands";
import { type Beginning, createBeginning, startServer } from "./server";
import { newModel } from "./state";
import { walletCommands } from "./wallet-commands";

const [HISTORIES, COMMANDS] = process.env.PROOF ? [2_000, 200] : [50, 100];
/** Some commands find nothing to do in the beginning and are passed over. */
const SPARE = 40;
const ABREAST = 2;

let beginning: Beginning;
beforeAll(async () => {
  beginning = await createBeginning();
});
afterAll(() => beginning.database.close());

const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(...orderCommands(COMMANDS), ...walletCommands(COMMANDS)),
  { minLength: COMMANDS + SPARE, maxLength: COMMANDS + SPARE },
);

/** How often each kind of command took effect or was refused, by the model's word. */
let steps = 0;

const history = fc.asyncProperty(commands, async (all) => {
  const server = await startServer(beginning);
  const model = newModel(START);
  try {
    await fc.asyncModelRun(() => ({ model, real: server }), all);
    expect(model.steps).toBe(COMMANDS);
    steps += model.steps;
  } finally {
    await server.close();
  }
});

test(
  "every history goes as the rules say, and the books are even after each step",
  async () => {
    const runs = Array.from({ length: ABREAST }, (_, i) =>
      fc.assert(history, { seed: 20_261_120 + i, numRuns: HISTORIES / ABREAST, endOnFailure: true }),
    );
    await Promise.all(runs);
    console.info(
      `proof: ${HISTORIES} histories × ${COMMANDS} commands (${steps} in all): server and model agree and all invariants hold after every step`,
    );
  },
  process.env.PROOF ? 36_000_000 : 240_000,
);
