import type { Section } from "../section";
import { approvals } from "./approvals";
import { areas } from "./areas";
import { clock } from "./clock";
import { contracts } from "./contracts";
import { disputes } from "./disputes";
import { faults } from "./faults";
import { journal } from "./journal";
import { ledger } from "./ledger";
import { loans } from "./loans";
import { members } from "./members";
import { merchants } from "./merchants";
import { outbox } from "./outbox";
import { payments } from "./payments";
import { rates } from "./rates";
import { recharges } from "./recharges";
import { reset } from "./reset";
import { reviews } from "./reviews";
import { seals } from "./seals";
import { stores } from "./stores";
import { withdrawals } from "./withdrawals";

/** All pages, in the order of their links. */
export const SECTIONS: readonly Section[] = [
  merchants,
  contracts,
  stores,
  members,
  recharges,
  withdrawals,
  approvals,
  payments,
  disputes,
  rates,
  loans,
  reviews,
  areas,
  outbox,
  clock,
  faults,
  ledger,
  journal,
  seals,
  reset,
];
