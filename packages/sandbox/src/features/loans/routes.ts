import type { Handlers } from "../handler";
import { keyed } from "../idempotency";
import { applyForLoan, listLoans, loanIndex } from "./loans";

/** Loan terms and applications. */
export const loans: Handlers<"loans"> = {
  "loans.terms": loanIndex,
  "loans.apply": keyed(applyForLoan),
  "loans.list": ({ services, viewer, input }) => listLoans(services.db, viewer.id, input),
};
