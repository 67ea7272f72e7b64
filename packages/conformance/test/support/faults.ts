import { answersFaults } from "./faults/answers";
import type { Fault } from "./faults/bends";
import { habitsFaults, writingHabits } from "./faults/habits";
import { listsFaults } from "./faults/lists";
import { mannersFaults } from "./faults/manners";
import { refusalsFaults } from "./faults/refusals";
import { typesFaults } from "./faults/types";
import { writingFaults } from "./faults/writing";

/** One thing is wrong with each of these servers. */
export const faults: readonly Fault[] = [
  ...answersFaults,
  ...typesFaults,
  ...refusalsFaults,
  ...mannersFaults,
  ...listsFaults,
  ...habitsFaults,
  ...writingFaults,
  ...writingHabits,
];
