import { answers } from "../generated/answers";
import { createFactory, type Factory } from "./factory";
import type { EveryReply } from "./replies";

/**
 * A success of every operation, to begin with: `{ ...everyReply(), "orders.create": fault("stall") }`. Lists have twelve
 * rows and turn their pages; who asks for a row by id or number gets one with it.
 * @param make Where the data come from; a factory of the same seed gives the same.
 */
export const everyReply = (make: Factory = createFactory()): EveryReply => answers(make);
