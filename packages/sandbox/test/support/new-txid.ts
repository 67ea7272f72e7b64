import { randomBytes } from "node:crypto";

/** A transaction id that nothing has, for all networks but those of Ethereum's kind. */
export const newTxid = () => randomBytes(32).toString("hex");
