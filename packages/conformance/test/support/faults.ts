import { accessFaults } from "./faults/access";
import { answersFaults } from "./faults/answers";
import { boundsFaults } from "./faults/bounds";
import { consistencyFaults } from "./faults/consistency";
import { frameworkQuirks, mutationQuirks } from "./faults/framework-quirks";
import { leniencyFaults } from "./faults/leniency";
import { listsFaults } from "./faults/lists";
import { mutationFaults } from "./faults/mutations";
import type { Fault } from "./faults/mutators";
import { typesFaults } from "./faults/types";

/** One thing is wrong with each of these servers. */
export const faults: readonly Fault[] = [
  ...answersFaults,
  ...typesFaults,
  ...boundsFaults,
  ...consistencyFaults,
  ...accessFaults,
  ...leniencyFaults,
  ...listsFaults,
  ...frameworkQuirks,
  ...mutationFaults,
  ...mutationQuirks,
];
