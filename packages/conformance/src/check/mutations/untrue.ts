import type { Answer } from "../ask.js";

/**
 * Errors that cannot be true of a call made from what the server has just shown: the state, the prices, the terms and the offer are those
 * that it sent. Others may be rules or settings of that market.
 */
const UNTRUE = new Set([
  "acknowledgement_required",
  "already_commented",
  "already_disputed",
  "already_paid",
  "already_replied",
  "already_shipped",
  "application_exists",
  "bad_state",
  "cart_empty",
  "dispute_too_late",
  "has_open_orders",
  "image_invalid",
  "not_merchant",
  "offer_changed",
  "open_application",
  "password_wrong",
  "price_changed",
  "price_invalid",
  "proof_required",
  "quote_changed",
  "quote_expired",
  "range_too_long",
  "terms_changed",
  "txid_invalid",
  "txid_used",
  "version_conflict",
]);

/** Whether a rejection claims something untrue. */
export const isUntrue = ({ error }: Pick<Answer, "error">): boolean =>
  error !== undefined && UNTRUE.has(error);
