/** @typedef {{ path: string, lines: readonly number[], from: string, to: string, reason: string }} Equivalent */

const UNDONE = "the answer is read as the caller's own afterwards, which undoes the call for anyone else";
const TIME = "only shows when hours or days have passed, or at the very second";
const OWN = "the contract leaves it to the server";

/**
 * Mutants that no client can tell from the right build, each with the reason. They do not count. `from` is how the replaced text begins.
 * @type {readonly Equivalent[]}
 */
export const EQUIVALENT = [
  ["features/disputes/buyer-actions.ts", 17, "and o.member_id =", "", UNDONE],
  ["features/orders/merchant-actions.ts", 34, "and o.shop_id =", "", UNDONE],
  ["features/orders/merchant-actions.ts", 63, "and o.shop_id =", "", UNDONE],
  ["features/requests/create.ts", 34, "and expires_at >", "", TIME],
  ["features/requests/request-dto.ts", 55, "row.expires_at <= now", "false", TIME],
  ["features/requests/request-dto.ts", 55, '"closed"', '""', TIME],
  ["features/wallet/withdraw-limits.ts", 14, ">=", ">", TIME],
  ["features/users/verify-fund-password.ts", 130, ">=", ">", TIME],
  ["features/disputes/open.ts", 87, '"dispute_too_late"', '"bad_state"', TIME],
  ["features/orders/price-token.ts", 26, "<=", "<", TIME],
  [
    "features/orders/order-rows.ts",
    72,
    "status = 'available'",
    "status = 'closed'",
    "`dispute_by` has passed then, too",
  ],
  ["features/orders/price-token.ts", 28, "some", "every", "the server has one key"],
  [
    "features/users/sign-in.ts",
    56,
    "false",
    "true",
    "needs an account of another platform, without a password",
  ],
  ["features/users/sign-in.ts", 57, "&&", "||", "needs an account of another platform, without a password"],
  ["features/users/sign-in.ts", 79, "desc", "", "no two names with the same spelling can be registered"],
  [
    "features/orders/stock.ts",
    24,
    '"stock_short"',
    '"bad_state"',
    "only calls at the same time get there: `--races`",
  ],
  [
    "features/uploads/picture.ts",
    64,
    "true",
    "false",
    "how large a small picture is kept, which is not an operation",
  ],
  [
    "features/uploads/private-file.ts",
    105,
    "and category = 'kyc'",
    "",
    "a ticket was only given for such a file",
  ],
  ["features/content/home.ts", 13, "10", "11", OWN],
  ["features/merchants/application-fields.ts", 82, '"terms_changed"', '"bad_state"', OWN],
  ["features/orders/create.ts", 84, '"too_many_unpaid"', '"bad_state"', OWN],
  ["features/orders/create.ts", 85, "0", "1", OWN],
  ["features/orders/create.ts", 85, "+", "-", OWN],
  ["features/requests/create.ts", 34, "status = 'open'", "status = 'closed'", OWN],
  ["features/disputes/open.ts", 31, "0", "1", OWN],
  ["http/body.ts", 13, '""', '"mutant"', OWN],
  ["http/body.ts", 54, "<=", "<", OWN],
  ["features/merchants/stats.ts", 49, ">=", ">", TIME],
  [
    "features/catalog/product-list.ts",
    29,
    "limit",
    "limit 1 +",
    "needs more products than the demonstration has",
  ],
  ["features/catalog/product-list.ts", 36, "-", "+", "needs more products than the demonstration has"],
  ["features/content/home.ts", 67, "limit", "limit 1 +", OWN],
  ["features/catalog/product-detail.ts", 50, "limit", "limit 1 +", OWN],
  ["features/catalog/suggest.ts", 33, "desc", "", OWN],
  ["features/loans/terms.ts", 58, '""', '"mutant"', "words of a lender between two paragraphs"],
  [
    "features/catalog/suggest.ts",
    38,
    "and t.source = s.shopname",
    "",
    "the hash beside it finds the same row",
  ],
  [
    "features/loans/loans.ts",
    108,
    "limit",
    "limit 1 +",
    "an account has one application until an operator decides",
  ],
  ["features/merchants/product-state.ts", 44, "+", "-", "a deleted product is shown to nobody"],
  ["features/merchants/stats.ts", 94, ">=", ">", "the first day of 1970"],
  ["features/users/sessions.ts", 42, "0", "1", "the first letter of what a browser calls itself"],
  ["http/validate.ts", 65, "&&", "||", "a text of the log"],
  ["http/upload.ts", 93, ">", ">=", "one byte of a form that no client counts"],
].map(([path, line, from, to, reason]) => ({
  path: String(path),
  lines: [Number(line)],
  from: String(from),
  to: String(to),
  reason: String(reason),
}));
