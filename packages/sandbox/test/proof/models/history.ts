import fc from "fast-check";
import { START } from "../../support/call";
import type { Command } from "./command";
import { disputeCommands } from "./dispute-commands";
import { operatorCommands } from "./operator-commands";
import { orderCommands } from "./order-commands";
import type { Server } from "./server";
import { newModel } from "./state";
import { walletCommands } from "./wallet-commands";

/** How many commands of histories were run, how many of them took effect, and how many rows they moved. */
export interface Count {
  steps: number;
  taken: number;
  moves: number;
}

/**
 * Histories of random commands, each on a server as it was in the beginning: server and model must agree after each step.
 *
 * @param length commands in each
 */
export function historiesOn(server: Server, length: number, count: Count = { steps: 0, taken: 0, moves: 0 }) {
  // Some commands find nothing to do in the beginning and are passed over.
  const drawn = { minLength: 3 * length, maxLength: 3 * length };
  const commands: fc.Arbitrary<Command[]> = fc.array(
    fc.oneof(
      ...orderCommands(length),
      ...disputeCommands(length),
      ...walletCommands(length),
      ...operatorCommands(length),
    ),
    drawn,
  );
  return fc.asyncProperty(commands, async (all) => {
    const model = newModel(START);
    await server.begin();
    await fc.asyncModelRun(() => ({ model, real: server }), all);
    if (model.steps !== length) throw new Error(`only ${model.steps} commands found something to do`);
    count.steps += model.steps;
    count.taken += model.taken;
    count.moves += model.moves;
  });
}
