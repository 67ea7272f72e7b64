import type { Handlers } from "../http/handler";
import { info, list, read } from "../modules/messages/inbox";

export const message: Handlers<"message"> = { info, list, read };
