import { type Handlers, reply } from "../../kernel/handler";
import { withIdempotency } from "../../kernel/idempotency";
import { acceptOffer, declineOffer, listOffers } from "./buyer-actions";
import { saveOffer } from "./save";
import { ownOffers, withdrawOffer } from "./shop-actions";

/** Offers for purchase requests, from both sides. */
export const offers: Handlers<"offers" | "merchantOffers"> = {
  "offers.list": listOffers,
  "offers.accept": withIdempotency(acceptOffer, "order_placed"),
  "offers.decline": async (call) => reply(await declineOffer(call), { msg: "closed" }),
  "merchantOffers.list": ownOffers,
  "merchantOffers.save": withIdempotency(saveOffer, "saved"),
  "merchantOffers.withdraw": async (call) => reply(await withdrawOffer(call), { msg: "closed" }),
};
