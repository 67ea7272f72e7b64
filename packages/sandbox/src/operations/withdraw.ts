import { checkFundPassword } from "../core/fund-password";
import { keyed, unlessAnswered } from "../core/keyed";
import { Refusal } from "../http/errors";
import type { Handlers } from "../http/handler";
import { quoteWithdrawal } from "../modules/wallet/quotes";
import { listWithdrawals, ownWithdrawal, withdrawalDto } from "../modules/wallet/withdrawal-rows";
import { cancelWithdrawal, createWithdrawal, withdrawMethods } from "../modules/wallet/withdrawals";

const created = keyed(createWithdrawal);

export const withdraw: Handlers<"withdraw"> = {
  methods: withdrawMethods,
  quote: quoteWithdrawal,
  create: async (call) => {
    const { services, viewer, input, now } = call;
    if (!input.ack_irreversible) throw new Refusal("acknowledgement_required", { field: "ack_irreversible" });
    await unlessAnswered(call, () => checkFundPassword(services.db, viewer.id, input.fund_password, now));
    return created(call);
  },
  list: ({ services, viewer, input }) => listWithdrawals(services.db, viewer.id, input),
  info: async ({ services, viewer, input }) =>
    withdrawalDto(await ownWithdrawal(services.db, viewer.id, input.id)),
  cancel: keyed(cancelWithdrawal),
};
