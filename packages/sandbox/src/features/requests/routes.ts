import { type Handlers, reply } from "../../kernel/handler";
import { withIdempotency } from "../../kernel/idempotency";
import { closeRequest, createRequest } from "./create";
import { getRequest, listRequests, myRequests } from "./requests";

/** Purchase requests. */
export const requests: Handlers<"purchaseRequests"> = {
  "purchaseRequests.list": listRequests,
  "purchaseRequests.get": getRequest,
  "purchaseRequests.mine": myRequests,
  "purchaseRequests.create": withIdempotency(createRequest),
  "purchaseRequests.close": async (call) => reply(await closeRequest(call), { msg: "closed" }),
};
