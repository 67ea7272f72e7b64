import type { Handlers } from "../../kernel/handler";
import { info, list, read } from "./inbox";

/** The inbox. */
export const messages: Handlers<"messages"> = {
  "messages.list": list,
  "messages.get": info,
  "messages.markRead": read,
};
