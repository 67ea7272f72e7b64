import { checkFundPassword } from "../core/fund-password";
import { keyed, unlessAnswered } from "../core/keyed";
import { Refusal } from "../http/errors";
import { type Handlers, reply } from "../http/handler";
import { quoteWithdrawal } from "../modules/wallet/quotes";
import { ownRecharge, rechargeDto } from "../modules/wallet/recharge-rows";
import { createRecharge, rechargeMethods, submitRecharge } from "../modules/wallet/recharges";
import { rechargeList } from "../modules/wallet/user";
import { listWithdrawals, ownWithdrawal, withdrawalDto } from "../modules/wallet/withdrawal-rows";
import { cancelWithdrawal, createWithdrawal, withdrawMethods } from "../modules/wallet/withdrawals";

const submitProof = keyed(submitRecharge);
const create = keyed(createWithdrawal);

/** Recharges and withdrawals. */
export const wallet: Handlers<"recharges" | "withdrawals"> = {
  "recharges.methods": ({ services, language }) => rechargeMethods(services.db, language),
  "recharges.create": keyed(createRecharge),
  "recharges.submitProof": async (call) => {
    const { data, options } = await submitProof(call);
    return reply(data, { ...options, msg: "submitted" });
  },
  "recharges.get": async ({ services, viewer, language, input }) =>
    rechargeDto(await ownRecharge(services.db, viewer.id, input.id), {
      language,
      maxProofs: services.settings.maxProofs,
    }),
  "recharges.list": rechargeList,
  "withdrawals.methods": withdrawMethods,
  "withdrawals.quote": quoteWithdrawal,
  "withdrawals.create": async (call) => {
    const { services, viewer, input, now } = call;
    if (!input.ack_irreversible) throw new Refusal("acknowledgement_required", { field: "ack_irreversible" });
    await unlessAnswered(call, () => checkFundPassword(services.db, viewer.id, input.fund_password, now));
    return create(call);
  },
  "withdrawals.list": ({ services, viewer, input }) => listWithdrawals(services.db, viewer.id, input),
  "withdrawals.get": async ({ services, viewer, input }) =>
    withdrawalDto(await ownWithdrawal(services.db, viewer.id, input.id)),
  "withdrawals.cancel": keyed(cancelWithdrawal),
};
