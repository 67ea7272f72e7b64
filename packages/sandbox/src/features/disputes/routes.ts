import type { Handlers } from "../../kernel/handler";
import { withIdempotency } from "../../kernel/idempotency";
import { acceptOffer, escalateDispute, sendBack, withdrawDispute } from "./buyer-actions";
import { answerDispute } from "./merchant-actions";
import { openDispute } from "./open";

/** Problems with orders, from both sides. What they are is part of the order. */
export const disputes: Handlers<"disputes" | "merchantDisputes"> = {
  "disputes.open": withIdempotency(openDispute, "replied"),
  "disputes.acceptOffer": withIdempotency(acceptOffer),
  "disputes.sendBack": withIdempotency(sendBack),
  "disputes.withdraw": withIdempotency(withdrawDispute, "closed"),
  "disputes.escalate": withIdempotency(escalateDispute, "submitted"),
  "merchantDisputes.answer": withIdempotency(answerDispute, "replied"),
};
