import { keyed } from "../core/keyed";
import type { Handlers } from "../http/handler";
import { applyForLoan, listLoans, loanIndex } from "../modules/loan/loans";

export const loan: Handlers<"loan"> = {
  index: loanIndex,
  apply: keyed(applyForLoan),
  list: ({ services, viewer, input }) => listLoans(services.db, viewer.id, input),
};
