import type { Handlers } from "../handler";
import { withIdempotency } from "../idempotency";
import { applyForLoan, listLoans, loanIndex } from "./loans";

/** Loan terms and applications. */
export const loans: Handlers<"loans"> = {
  "loans.terms": loanIndex,
  "loans.apply": withIdempotency(applyForLoan),
  "loans.list": ({ services, viewer, input }) => listLoans(services.db, viewer.id, input),
};
