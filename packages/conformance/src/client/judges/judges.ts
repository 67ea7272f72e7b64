import type { JudgeName } from "../rules.js";
import { fitsContract, sendsToldTotal } from "./contents.js";
import {
  doesNotFlood,
  dropsKey,
  isNotRepeated,
  keepsKey,
  readsAgain,
  sendsOneBody,
  stops,
  waits,
} from "./repeats.js";
import {
  dropsEndedToken,
  hidesSecrets,
  keepsSecretsHome,
  keepsSession,
  sendsLanguage,
  sendsToken,
  usesOwnNames,
} from "./sessions.js";
import type { Judge } from "./verdict.js";

/** The judge of each name in the rules. */
export const judges: Readonly<Record<JudgeName, Judge>> = {
  "same-key": keepsKey,
  "reads-again": readsAgain,
  "not-repeated": isNotRepeated,
  waits,
  stops,
  "keeps-session": keepsSession,
  "no-secret-elsewhere": keepsSecretsHome,
  "own-names": usesOwnNames,
  "no-ended-token": dropsEndedToken,
  "sends-token": sendsToken,
  "sends-language": sendsLanguage,
  "told-total": sendsToldTotal,
  "one-body": sendsOneBody,
  "drops-key": dropsKey,
  "fits-contract": fitsContract,
  "no-secret-in-address": hidesSecrets,
  "no-flood": doesNotFlood,
};
