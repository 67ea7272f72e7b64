import type { Handlers } from "../http/handler";
import { addEdit, del, index } from "../modules/people/addresses";
import { readArea } from "../modules/people/areas";

export const aera: Handlers<"aera"> = { addEdit, del, index, readArea };
