/** @typedef {{ path: string, from: string, to: string, reason: string }} Survivor */

/**
 * Mutants that a client could see and the checker does not find, each with the reason. They count as not found. `from` is how the
 * replaced text begins.
 * @type {readonly Survivor[]}
 */
export const SURVIVORS = [
  [
    "http/validate.ts",
    "true",
    "false",
    "forms of texts: days are looked at again behind it, and mail addresses are in calls that need a mailbox",
  ],
  ...["open", "accepted"].map((status) => [
    "features/offers/buyer-actions.ts",
    `status = '${status}'`,
    "status = 'closed'",
    "needs offers of two stores, and a run signs in to one",
  ]),
  ["features/offers/save.ts", "count(*)", "count(*) + 1", "needs a hundred offers of a store in a day"],
  ["features/orders/stock.ts", '"stock_short"', '"bad_state"', "needs two orders of the last piece at once"],
  [
    "features/merchants/apply.ts",
    '"application_exists"',
    '"bad_state"',
    "needs two registrations of one account at once",
  ],
  ["features/users/sessions.ts", "desc", "", "needs more than 50 sign-ins, which servers count"],
  ["features/users/sessions.ts", "offset", "offset 1 +", "needs more than 50 sign-ins, which servers count"],
  ["features/offers/buyer-actions.ts", "desc", "", "needs offers of two stores, and a run signs in to one"],
  ...["and fund_tries <", "and fund_locked_until ="].map((from) => [
    "features/users/verify-fund-password.ts",
    from,
    "",
    "needs several tries of a fund password at once",
  ]),
  [
    "features/offers/save.ts",
    "0",
    "1",
    "a store whose owner has the number 1, which only a server's own tests can make",
  ],
  ["domain/ledger/coin-postings.ts", "*", "/", "accounts of the operator, which no operation shows"],
].map(([path, from, to, reason]) => ({
  path: String(path),
  from: String(from),
  to: String(to),
  reason: String(reason),
}));
