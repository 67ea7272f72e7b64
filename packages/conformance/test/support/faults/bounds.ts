import { envelope } from "../fake-market";
import { example, type Fault, fault, on } from "./mutators";

/** Takes what the contract does not allow. */
export const boundsFaults: readonly Fault[] = [
  fault(
    "takes a tab that is none",
    "merchantOrders.list",
    "bounds",
    on("merchantOrders.list", (r, { fields }) =>
      fields.tab === "nothing-like-that" ? envelope(1, example("merchantOrders.list")) : r,
    ),
  ),
];
