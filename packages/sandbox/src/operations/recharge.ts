import { keyed } from "../core/keyed";
import { type Handlers, reply } from "../http/handler";
import { ownRecharge, rechargeDto } from "../modules/wallet/recharge-rows";
import { createRecharge, rechargeMethods, submitRecharge } from "../modules/wallet/recharges";

const submitted = keyed(submitRecharge);

export const recharge: Handlers<"recharge"> = {
  methods: ({ services, language }) => rechargeMethods(services.db, language),
  create: keyed(createRecharge),
  submit: async (call) => {
    const { data, options } = await submitted(call);
    return reply(data, { ...options, msg: "submitted" });
  },
  info: async ({ services, viewer, language, input }) =>
    rechargeDto(await ownRecharge(services.db, viewer.id, input.id), {
      language,
      maxProofs: services.settings.maxProofs,
    }),
};
