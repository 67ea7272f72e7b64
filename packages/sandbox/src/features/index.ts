import type { AllHandlers } from "../kernel/handler";
import { catalog } from "./catalog/routes";
import { checkout } from "./checkout/routes";
import { content } from "./content/routes";
import { disputes } from "./disputes/routes";
import { loans } from "./loans/routes";
import { merchants } from "./merchants/routes";
import { messages } from "./messages/routes";
import { offers } from "./offers/routes";
import { orders } from "./orders/routes";
import { payments } from "./payments/routes";
import { requests } from "./requests/routes";
import { uploads } from "./uploads/routes";
import { users } from "./users/routes";
import { wallet } from "./wallet/routes";

/** What answers each operation of the contract. An operation without a handler does not compile. */
export const handlers: AllHandlers = {
  ...catalog,
  ...checkout,
  ...content,
  ...disputes,
  ...loans,
  ...merchants,
  ...messages,
  ...offers,
  ...orders,
  ...payments,
  ...requests,
  ...uploads,
  ...users,
  ...wallet,
};
