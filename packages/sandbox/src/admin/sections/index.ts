import type { Section } from "../section";
import { areas } from "./areas";
import { clock } from "./clock";
import { faults } from "./faults";
import { journal } from "./journal";
import { loans } from "./loans";
import { merchants } from "./merchants";
import { outbox } from "./outbox";
import { payments } from "./payments";
import { rates } from "./rates";
import { recharges } from "./recharges";
import { reset } from "./reset";
import { reviews } from "./reviews";
import { withdrawals } from "./withdrawals";

/** All pages, in the order of their links. */
export const SECTIONS: readonly Section[] = [
  merchants,
  recharges,
  withdrawals,
  payments,
  rates,
  loans,
  reviews,
  areas,
  outbox,
  clock,
  faults,
  journal,
  reset,
];
