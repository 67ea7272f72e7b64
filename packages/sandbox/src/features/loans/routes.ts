import type { Handlers } from "../../kernel/handler";
import { withIdempotency } from "../../kernel/idempotency";
import { applyForLoan, listLoans, loanTerms } from "./loans";

/** Loan terms and applications. */
export const loans: Handlers<"loans"> = {
  "loans.terms": loanTerms,
  "loans.apply": withIdempotency(applyForLoan),
  "loans.list": ({ services, viewer, input }) => listLoans(services.db, viewer.id, input),
};
