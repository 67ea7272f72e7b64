import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { START } from "../../support/call";
import type { Command } from "./command";
import { orderCommands } from "./order-commands";
import { type Server, startServer } from "./server";
import { newModel } from "./state";
import { walletCommands } from "./wallet-commands";

const [HISTORIES, COMMANDS] = process.env.PROOF ? [2_000, 200] : [50, 100];
/** Some commands find nothing to do in the beginning and are passed over. */
const SPARE = COMMANDS;
const ABREAST = 2;

let servers: Server[];
beforeAll(async () => {
  servers = await Promise.all(Array.from({ length: ABREAST }, startServer));
});
afterAll(() => Promise.all(servers.map(({ close }) => close())));

const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(...orderCommands(COMMANDS), ...walletCommands(COMMANDS)),
  { minLength: COMMANDS + SPARE, maxLength: COMMANDS + SPARE },
);

const count = { steps: 0, taken: 0 };

const historyOn = (server: Server) =>
  fc.asyncProperty(commands, async (all) => {
    const model = newModel(START);
    await server.begin();
    await fc.asyncModelRun(() => ({ model, real: server }), all);
    expect(model.steps).toBe(COMMANDS);
    count.steps += model.steps;
    count.taken += model.taken;
  });

test(
  "every history goes as the rules say, and the books are even after each step",
  async () => {
    const runs = servers.map((server, i) =>
      fc.assert(historyOn(server), {
        seed: 20_261_120 + i,
        numRuns: HISTORIES / ABREAST,
        endOnFailure: true,
      }),
    );
    await Promise.all(runs);
    console.info(
      `proof: ${HISTORIES} histories × ${COMMANDS} commands, ${count.taken} of ${count.steps} took effect, the others were refused as expected; ` +
        "server and model agree and all invariants hold after every step",
    );
  },
  process.env.PROOF ? 36_000_000 : 240_000,
);
