import type { Handler } from "../../http/handler";
import { listMoneyLog } from "./money-log";
import { listRecharges } from "./recharge-rows";

export const rechargeList: Handler<"recharges.list"> = ({ services, viewer, language, input }) =>
  listRecharges(services.db, viewer.id, input, { language, maxProofs: services.settings.maxProofs });

export const moneyLog: Handler<"account.transactions"> = ({ services, viewer, language, input }) =>
  listMoneyLog(services.db, viewer.id, input, language);
