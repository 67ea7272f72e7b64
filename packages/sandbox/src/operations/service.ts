import { keyed } from "../core/keyed";
import { type Handlers, reply } from "../http/handler";
import { applyForLoan, listLoans, loanIndex } from "../modules/loan/loans";
import { info, list, read } from "../modules/messages/inbox";
import { closeRequest, createRequest } from "../modules/requests/create";
import { listRequests, myRequests, requestInfo } from "../modules/requests/requests";

/** Messages, loans and purchase requests. */
export const service: Handlers<"messages" | "loans" | "purchaseRequests"> = {
  "messages.list": list,
  "messages.get": info,
  "messages.markRead": read,
  "loans.terms": loanIndex,
  "loans.apply": keyed(applyForLoan),
  "loans.list": ({ services, viewer, input }) => listLoans(services.db, viewer.id, input),
  "purchaseRequests.list": listRequests,
  "purchaseRequests.get": requestInfo,
  "purchaseRequests.mine": myRequests,
  "purchaseRequests.create": keyed(createRequest),
  "purchaseRequests.close": async (call) => reply(await closeRequest(call), { msg: "closed" }),
};
