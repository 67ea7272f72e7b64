/** @typedef {{ path: string, at: string, from: string, to: string, reason: string, nth?: number }} Equivalent */

const TIME = "only shows when hours or days have passed, or at the very second";
const OWN = "the contract leaves it to the server";
const FORGIVING = "which other types of a value a server takes, which the contract leaves to it";
const ALWAYS = "instead of a row that is always there";
const CRASH = "only where the server fell while it compared a password";
const INVENTED = "needs the name of a file that the server has never given";

/** By file: how the line begins, how the replaced text does, what replaces it, the reason, and from 0 which of several on the line. */
const BY_FILE = {
  "db/migrations/008_wide_numbers.sql": [
    ["select code,", "sum(", "max(", "no event names an account twice"],
    ["from unnest(p_lines)", "sum(", "max(", "no event names an account twice"],
  ],
  "features/catalog/categories.ts": [["from category", "desc", "", OWN]],
  "features/catalog/comments.ts": [
    [`where \${listed}`, "and c.status = 'published'", "", "an operator hides a review"],
  ],
  "features/catalog/follows.ts": [
    ["where follow.member_id", "desc", "", "two stores that were followed in the same second", 1],
    ["return pageOf(rows.map(shopDto),", "0", "1", ALWAYS],
    ["if (shop.owner_id", '"own_shop"', '"bad_state"', "a name that the contract does not have"],
  ],
  "features/catalog/lookup.ts": [
    ["where lower(k.code)", "and k.code <>", "", "a blank code is refused before it is looked for"],
    ["order by k.id", "limit", "limit 1 +", "needs more than 500 products with one code"],
  ],
  "features/catalog/product-detail.ts": [["where c.pro_id", "limit", "limit 1 +", OWN]],
  "features/catalog/product-list.ts": [
    ["? db`select count(*)", "limit", "limit 1 +", "needs more products than the demonstration has"],
    ["const size = Math.max(0,", "-", "+", "needs more products than the demonstration has"],
    ["const all = db`select", "limit", "limit 1 +", "needs more products than the demonstration has"],
    ["const MAX_DEPTH", "10_000", "10001", "needs more products than the demonstration has"],
  ],
  "features/catalog/shop-dto.ts": [
    [
      "is_follow: row.is_follow",
      "0",
      "1",
      "from how many reviews on a store has a score is left to the server",
    ],
  ],
  "features/catalog/suggest.ts": [
    ["where p.id =", "desc", "", OWN],
    ["left join translation", "and t.source = s.shopname", "", "the hash beside it finds the same row"],
    ["left join translation", "and t.source = p.title", "", "the hash beside it finds the same row"],
    ["order by f.sell_count", "desc", "", OWN],
    ["order by f.sell_count", "limit", "limit 1 +", OWN],
    ["const SHOPS =", "50", "51", "needs more stores than the demonstration has"],
  ],
  "features/content/articles.ts": [["order by g.weigh", "desc", "", OWN]],
  "features/content/home.ts": [
    ["const PRODUCTS", "10", "11", OWN],
    ["order by case", "limit", "limit 1 +", OWN],
    ["where s.status", "desc", "", OWN],
    ["where s.status", "limit", "limit 1 +", OWN],
    ["order by case", "desc", "", OWN],
  ],
  "features/disputes/open.ts": [
    ["if (now >= until)", '"dispute_too_late"', '"bad_state"', TIME],
    ["await tx`update", "status = 'pending'", "status = 'closed'", "the settlement falls due in days"],
    ["const id = dispute?.id", "0", "1", ALWAYS],
    ['throw new BusinessError("dispute_too_late",', '"dispute_too_late"', '"bad_state"', TIME],
    ["await tx`update", "and status = 'pending'", "", "the settlement falls due in days"],
    ["if (now >= until)", ">=", ">", TIME],
    ["const report", "0", "1", "how often an order may be disputed is left to the server"],
  ],
  "features/disputes/refund.ts": [
    ["with before as", "and status = 'pending'", "", "the settlement falls due in days"],
  ],
  "features/loans/loans.ts": [
    [">`select * from", "limit", "limit 1 +", "an account has one application until an operator decides"],
    [">`select * from", "desc", "", "an account has one application until an operator decides"],
  ],
  "features/loans/terms.ts": [['.join("");', '""', '"mutant"', "words of a lender between two paragraphs"]],
  "features/merchants/application-fields.ts": [
    ["if (signed !==", '"terms_changed"', '"bad_state"', OWN],
    ["if (!isOwn) throw", '"file_not_found"', '"bad_state"', OWN],
    ["select 1 as found", "and id <>", "", OWN],
    ["const document", "number === undefined", "false", "an operator asks for corrections"],
  ],
  "features/merchants/center.ts": [
    ["where s.id =", "and s.owner_id =", "", "the store beside it is the caller's own, found by its owner"],
  ],
  "features/merchants/own-reviews.ts": [
    ["const where =", "and c.status = 'published'", "", "an operator hides a review"],
  ],
  "features/merchants/product-pictures.ts": [["and f.member_id", "and f.category = 'public'", "", INVENTED]],
  "features/merchants/product-state.ts": [
    ["await tx`update", "+", "-", "a deleted product is shown to nobody"],
  ],
  "features/merchants/profile.ts": [
    ["select shopname,", "and owner_id =", "", "the store beside it is the caller's own, found by its owner"],
  ],
  "features/merchants/reply.ts": [
    ["const own = tx`c.id", "and c.status = 'published'", "", "an operator hides a review"],
  ],
  "features/merchants/stats.ts": [
    ["const paid =", ">=", ">", TIME],
    ["join product", "desc", "", "two products that sold as many pieces", 1],
    ["order_count: total?.order_count", "0", "1", ALWAYS],
    ["group by g.pro_id", "desc", "", "two products that sold as many pieces", 1],
    ["sales_amount: priceText(total?.sales_amount", "0n", "1n", ALWAYS],
  ],
  "features/merchants/suspension.ts": [
    ["if (!open) throw", '"shop_suspended"', '"bad_state"', "an operator suspends a store"],
  ],
  "features/offers/buyer-actions.ts": [
    ["return pageOf(await", "0", "1", ALWAYS],
    ["db`order by f.status", "and f.valid_until >", "", TIME],
  ],
  "features/offers/save.ts": [
    ["select (select", "-", "+", OWN],
    ["const { today", "0", "1", ALWAYS],
  ],
  "features/offers/shop-actions.ts": [
    ["const status", "<=", "<", TIME],
    ["const status", "status = 'open'", "status = 'closed'", TIME],
  ],
  "features/orders/cancel.ts": [
    ["await returnStock(tx,", "true", "false", "a job counts what was sold when its time has come"],
  ],
  "features/orders/cart.ts": [
    ["product: { price:", "0n", "1n", "a product that is not there has no tiers to compare"],
    ["available: row.available", "false", "true", "a line without its product is never undecided"],
    [
      "isElsewhere: row",
      "false",
      "true",
      "the same error with another sentence, which is left to the server",
    ],
  ],
  "features/orders/comment.ts": [
    ["on conflict (shop_id)", "+", "-", "one review moves no score of one digit"],
  ],
  "features/orders/create.ts": [["input.items.reduce((sum,", "0", "1", OWN]],
  "features/orders/info.ts": [["const { all =", "0", "1", ALWAYS]],
  "features/orders/order-dto.ts": [["if (is_settled)", "false", "true", "`dispute_by` has passed then, too"]],
  "features/orders/order-rows.ts": [
    ["s.available_at,", "status = 'available'", "status = 'closed'", "`dispute_by` has passed then, too"],
  ],
  "features/orders/place-orders.ts": [
    ["from shop_order", "status = 'unpaid'", "status = 'closed'", OWN],
    ["select count(distinct", "sum(", "max(", OWN],
  ],
  "features/orders/price-token.ts": [
    ["if (signature", "<=", "<", TIME],
    ["return keys.some(({", "some", "every", "the server has one key"],
  ],
  "features/payments/pay-balance.ts": [
    ["shopId === null", "===", "!==", "what a store may owe its buyers may be kept back or not"],
  ],
  "features/payments/pay-crypto.ts": [
    ["if (rate ===", '"rate_unavailable"', '"bad_state"', "an operator takes a rate away"],
    ["expires_at =", "+", "-", "how long late coins are watched for, which an operator sees"],
  ],
  "features/payments/payment-methods.ts": [
    ["enabled: shown.some(({", "some", "every", "needs a network that an operator has closed"],
  ],
  "features/requests/create.ts": [["where member_id", "and expires_at >", "", TIME]],
  "features/requests/request-dto.ts": [
    ["status: row.expires_at", "row.expires_at <= now", "false", TIME],
    ["status: row.expires_at", '"closed"', '""', TIME],
    ["status: row.expires_at", "<=", "<", TIME],
  ],
  "features/uploads/picture.ts": [
    [".resize({ width:", "true", "false", "how large a small picture is kept, which is not an operation"],
    ["return false;", "false", "true", "which pictures hide something is the server's"],
    [
      'if (SMUGGLED.test(bytes.toString("latin1",',
      "true",
      "false",
      "which pictures hide something is the server's",
    ],
    ["const image =", "true", "false", "how a picture is read, which is not an operation"],
  ],
  "features/uploads/private-file.ts": [
    ["select mime,", "and category = 'kyc'", "", "a ticket was only given for such a file"],
    [`where id = \${wanted.id}`, "and category = 'kyc'", "", INVENTED],
  ],
  "features/uploads/references.ts": [[`where id = \${file.id}`, "and category =", "", INVENTED]],
  "features/uploads/upload-path.ts": [["const idOf", '""', '"mutant"', "no file has either id"]],
  "features/users/device.ts": [["return known.length", '""', '"mutant"', OWN]],
  "features/users/passwords.ts": [
    ["): Promise<boolean>", "false", "true", "a hash that cannot be calculated"],
  ],
  "features/users/register.ts": [["const id = row?.id", "0", "1", ALWAYS]],
  "features/users/sessions.ts": [
    [`values (\${hashToken(token)},`, "0", "1", "the first letter of what a browser calls itself"],
    ["order by is_current", "desc", "", OWN, 1],
    ["order by is_current", "desc", "", OWN, 2],
    ["order by is_current", "limit", "limit 1 +", OWN],
    [
      "if (row && row.last_used",
      "-",
      "+",
      "how exactly the last use of a session is told is left to the server",
    ],
    [
      "const LAST_USED_STEP",
      "300",
      "301",
      "how exactly the last use of a session is told is left to the server",
    ],
    ["const MAX_USER_AGENT", "300", "301", "what a server calls a device with so long a name is left to it"],
  ],
  "features/users/sign-in.ts": [
    ["const hasPassword", "false", "true", "needs an account of another platform, without a password"],
    ["const stored", "&&", "||", "needs an account of another platform, without a password"],
    ["order by lower(username)", "desc", "", "no two names with the same spelling can be registered"],
  ],
  "features/users/verify-fund-password.ts": [
    [`where id = \${memberId}`, ">=", ">", TIME],
    ["if (state.fund_tried_at", "<", "<=", TIME],
    ["await db`update", "-", "+", "a hash that cannot be calculated"],
    ["await db`update", "+", "-", CRASH],
    [`where id = \${memberId}`, "and fund_tried_at <", "", CRASH],
    ["await db`update", "and fund_tries >", "", "a hash that cannot be calculated"],
  ],
  "features/wallet/address-forms.ts": [
    ['if (decoded.prefix === "tb"', "===", "!==", "by which of two names a foreign address is refused"],
  ],
  "features/wallet/networks.ts": [
    ["network.rate_until", "<=", "<", TIME],
    ["coin === SITE_CURRENCY", "===", "!==", "what a coin is worth is for the operator to say"],
  ],
  "features/wallet/payment-uri.ts": [
    ["const onChain", "max", "min", "how many digits a token has on its chain is not told"],
    ["const onChain", "0", "1", "how many digits a token has on its chain is not told"],
  ],
  "features/wallet/recharges.ts": [
    ["select 1 as found", "and c.ref_id = r.id", "", "an operator or the chain names a transfer"],
    ["where c.network", "and r.member_id =", "", "an operator or the chain names a transfer"],
    ["if (amount ===", ">", ">=", "exactly the largest sum that the server stores, which it does not tell"],
    ["if (row.proofs", ">=", ">", "a second proof is only taken after an operator has refused the first one"],
  ],
  "features/wallet/withdraw-limits.ts": [
    ["where member_id", ">=", ">", TIME],
    ["const left =", "0n", "1n", ALWAYS],
    ["where member_id", "and address =", "", OWN],
    ["where member_id", "and createtime >=", "", TIME],
  ],
  "features/wallet/withdrawals.ts": [
    [
      "decimals: Math.min(network.decimals,",
      "min",
      "max",
      "a payout may have fewer digits than the method says",
    ],
    ["if (!network", '"quote_expired"', '"bad_state"', "an operator closes a network"],
  ],
  "http/api.ts": [
    ["false,", "false", "true", "what caches may keep of an error, which the contract does not say"],
    ["refuse(request,", "405", "406", "a method that the contract does not have"],
  ],
  "http/body.ts": [
    ["new HttpError(422,", '""', '"mutant"', OWN],
    ["if (declared", "<=", "<", OWN],
  ],
  "http/coerce.ts": [
    ["typeof value", "===", "!==", FORGIVING],
    ["if (text ===", "true", "false", FORGIVING],
    ['if (types.has("boolean")', "0", "1", FORGIVING],
    ["isPassword: false,", "false", "true", "whether blanks around a text are cut off is left to the server"],
    ["return keys.length", ">", "<=", FORGIVING],
    ["return keys.length", "every", "some", FORGIVING],
    ["if (typeof value", "Number.isInteger", "false", FORGIVING],
  ],
  "http/error-handler.ts": [
    ["if (isContention(error))", "true", "false", "who is logged as guilty of a slow statement"],
    [
      "return { ...fromHttpError(new HttpError(503,",
      "true",
      "false",
      "whether a failure of the database is logged",
    ],
    ["return { ...fromHttpError(new HttpError(500,", "true", "false", "whether a failure is logged"],
    ["if (isFull(error))", "30", "31", "needs a full database"],
    ["return { code:", "false", "true", "whether a refusal is logged"],
  ],
  "http/handle-request.ts": [
    ["if (isUpload)", "isUpload", "false", "a picture is read into the memory then, not onto the disk"],
    ["observe(statusOf(checked.code),", '"contract_broken"', '""', "a label of the metrics"],
    [
      "return jsonResponse(checked,",
      "false",
      "true",
      "what caches may keep of an error, which the contract does not say",
    ],
    ["const seconds", "1_000", "1001", "a figure of the metrics"],
  ],
  "http/response.ts": [
    ["const EMPTY:", "304", "305", "no call is answered so"],
    ["allowHeaders:", '"x-request-id"', '""', "a header that the contract does not know"],
  ],
  "http/translations.ts": [
    ["const FIELDS:", '"items"', '""', "which texts are translated is left to the server"],
  ],
  "http/upload.ts": [
    [
      'if (Number(request.headers.get("content-length")',
      ">",
      ">=",
      "one byte of a form that no client counts",
    ],
    ["return rm(this.#path,", "true", "false", "a file that is gone already"],
    ["const TIMEOUT_MS", "60_000", "60001", TIME],
  ],
  "http/validate.ts": [["errors.find((one)", "&&", "||", "a text of the log"]],
};

/**
 * Mutants that no client can distinguish from the right build, each with the reason. They do not count.
 * @type {readonly Equivalent[]}
 */
export const EQUIVALENT = Object.entries(BY_FILE).flatMap(([path, mutants]) =>
  mutants.map(([at, from, to, reason, nth]) => ({
    path,
    at: String(at),
    from: String(from),
    to: String(to),
    reason: String(reason),
    ...(nth !== undefined && { nth: Number(nth) }),
  })),
);
