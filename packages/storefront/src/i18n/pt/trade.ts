import type { TradeTable } from "../types";
import { centre } from "./centre";
import { checkout } from "./checkout";
import { fund } from "./fund";
import { loan } from "./loan";
import { merchant } from "./merchant";
import { orders } from "./orders";
import { wallet } from "./wallet";
import { withdraw } from "./withdraw";

export const trade: TradeTable = {
  checkout,
  orders,
  wallet,
  withdraw,
  fund,
  merchant,
  centre,
  loan,
};
