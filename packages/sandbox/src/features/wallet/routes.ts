import { BusinessError } from "../../domain/errors";
import { type Handlers, reply } from "../../kernel/handler";
import { withCheckedIdempotency, withIdempotency } from "../../kernel/idempotency";
import { verifyFundPassword } from "../users/verify-fund-password";
import { listMoneyLog } from "./money-log";
import { quoteWithdrawal } from "./quotes";
import { listRecharges, ownRecharge, rechargeDto } from "./recharge-rows";
import { createRecharge, rechargeMethods, submitRecharge } from "./recharges";
import { listWithdrawals, ownWithdrawal, withdrawalDto } from "./withdrawal-rows";
import { cancelWithdrawal, createWithdrawal, withdrawMethods } from "./withdrawals";

const submitProof = withIdempotency(submitRecharge);
const create = withCheckedIdempotency<"withdrawals.create", unknown>((call) => {
  const { services, viewer, input, now } = call;
  return verifyFundPassword(services.db, viewer.id, input.fund_password, now, { answered: call });
}, createWithdrawal);

/** Recharges, withdrawals and the list of transactions. */
export const wallet: Handlers<"recharges" | "withdrawals"> &
  Pick<Handlers<"account">, "account.transactions"> = {
  "recharges.methods": ({ services, language, now }) => rechargeMethods(services.db, language, now),
  "recharges.create": withIdempotency(createRecharge),
  "recharges.submitProof": async (call) => {
    const { data, options } = await submitProof(call);
    return reply(data, { ...options, msg: "submitted" });
  },
  "recharges.get": async ({ services, viewer, language, input }) =>
    rechargeDto(await ownRecharge(services.db, viewer.id, input.id), {
      language,
      maxProofs: services.settings.maxProofs,
    }),
  "recharges.list": ({ services, viewer, language, input }) =>
    listRecharges(services.db, viewer.id, input, { language, maxProofs: services.settings.maxProofs }),
  "account.transactions": ({ services, viewer, language, input }) =>
    listMoneyLog(services.db, viewer.id, input, language),
  "withdrawals.methods": withdrawMethods,
  "withdrawals.quote": quoteWithdrawal,
  "withdrawals.create": async (call) => {
    if (!call.input.ack_irreversible) {
      throw new BusinessError("acknowledgement_required", { field: "ack_irreversible" });
    }
    return create(call);
  },
  "withdrawals.list": ({ services, viewer, input }) => listWithdrawals(services.db, viewer.id, input),
  "withdrawals.get": async ({ services, viewer, input }) =>
    withdrawalDto(await ownWithdrawal(services.db, viewer.id, input.id)),
  "withdrawals.cancel": withIdempotency(cancelWithdrawal),
};
