/**
 * Parts of the contract that no client can cause, with who does; states are not listed here, their lifecycles say who brings them about. They count only if a run has met them anyway. Each pattern is
 * matched against names such as `orders.create stock_short`.
 */
export const OUT_OF_REACH: Readonly<
  Record<"operations" | "errors" | "fields" | "enums", readonly (readonly [RegExp, string])[]>
> = {
  operations: [
    [/^(account\.changeEmail|auth\.resetPassword|auth\.sendEmailCode)$/, "needs a code from a mailbox"],
    [/^auth\.socialLogin$/, "needs a code of another platform"],
  ],
  errors: [
    [/ (code_wrong|code_locked|email_taken)$/, "needs a code from a mailbox"],
    [/^auth\.resetPassword weak_password$/, "needs a code from a mailbox"],
    [/ account_frozen$/, "an operator freezes an account"],
    [/ shop_suspended$/, "an operator suspends a store"],
    [/ (loan_disabled|rate_unavailable)$/, "an operator switches it off"],
    [/^orders\.preview order_below_minimum$/, "servers that price partial carts say it in `problems`"],
    [/ area_not_open$/, "an operator closes a country after an address was saved there"],
    [/^merchantProducts\.setStatus bad_state$/, "an operator reviews a product"],
    [/ dispute_too_late$/, "time passes"],
    [/ too_many_offers$/, "needs a hundred offers in a day"],
    [
      /^withdrawals\.create (locked|owed_to_buyers|daily_limit)$/,
      "needs a balance and a history that no new account has",
    ],
    [
      /^withdrawals\.create (fund_password_unset|fund_password_locked|insufficient_balance)$/,
      "needs a balance that no new account has",
    ],
    [/^withdrawals\.create memo_required$/, "needs a network with memos"],
    [/^recharges\.submitProof txid_used$/, "needs a transfer that was credited"],
  ],
  fields: [
    [/^CorrectionReason\./, "an operator asks for corrections"],
    [/^MerchantApplication\.shop_id$/, "an operator approves a store"],
    [/^StoreReviewRequest\.note$/, "an operator refuses a name"],
  ],
  enums: [
    [/^Payment\.additional_status=/, "a transfer brings it about"],
    [/^Transaction\.type=overpayment$/, "a transfer brings it about"],
    [/^PaymentMethod\.reason=no_network$/, "an operator switches networks off"],
    [
      /^PreviewProblem\.error=area_not_open$/,
      "an operator closes a country after an address was saved there",
    ],
    [/^(Recharge|Withdrawal)Method\.memo=(optional|required)$/, "needs a network with memos"],
    [/^DisputeEvent\.by=system$/, "time passes"],
    [/^DisputeEvent\.event=refunded$/, "an operator decides"],
    [/^StoreReviewRequest\.status=rejected$/, "an operator refuses a name"],
    [/^DisputeEvent\.event=expired$/, "time passes"],
    [/^Ref\.type=(application|loan|pay)$/, "an operator decides, or time passes"],
    [/^Message\.type=system$/, "an operator writes"],
  ],
};
