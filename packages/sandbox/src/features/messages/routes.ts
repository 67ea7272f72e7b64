import type { Handlers } from "../../kernel/handler";
import { getMessage, listMessages, markRead } from "./inbox";

/** The inbox. */
export const messages: Handlers<"messages"> = {
  "messages.list": listMessages,
  "messages.get": getMessage,
  "messages.markRead": markRead,
};
