import type { Handlers } from "../http/handler";
import { send } from "../modules/people/send-code";

export const ems: Handlers<"ems"> = { send };
