import type { AllHandlers } from "../http/handler";
import { catalog } from "./catalog";
import { content } from "./content";
import { merchants } from "./merchants";
import { orders } from "./orders";
import { service } from "./service";
import { users } from "./users";
import { wallet } from "./wallet";

/** What answers each operation of the contract. An operation without a handler does not compile. */
export const handlers: AllHandlers = {
  ...users,
  ...catalog,
  ...content,
  ...orders,
  ...wallet,
  ...merchants,
  ...service,
};
