import { keyed } from "../core/keyed";
import { type Handlers, reply } from "../http/handler";
import { closeRequest, createRequest } from "../modules/requests/create";
import { listRequests, myRequests, requestInfo } from "../modules/requests/requests";

export const request: Handlers<"request"> = {
  list: listRequests,
  info: requestInfo,
  my: myRequests,
  create: keyed(createRequest),
  close: async (call) => reply(await closeRequest(call), { msg: "closed" }),
};
