import { difference } from "../agreement";
import { firstUntrue, told, truthOf } from "../consistency/claims";
import { amountText, decimal } from "../decimals";
import { type Fields, fieldOf, objectsIn, rowsOf } from "../json";
import { ADDRESS, accountCalls } from "../mutations/account";
import { checkOut, onSale, product, shipped, unpaid } from "../mutations/purchases";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder";
import { recharge, walletCalls } from "../mutations/wallet";
import { ownAccount } from "./provoked";
import { type Scenario, send, type Verdict } from "./scenario";

const ONE = 10n ** 18n;
const DAY = 86_400;

/** What was sent and is shown otherwise, of the fields that are shown. */
export function unlike(sent: Fields, shown: unknown): string | undefined {
  for (const [name, value] of Object.entries(sent)) {
    const got = fieldOf(shown, name);
    if (got === undefined || difference(value, got) === undefined) continue;
    return `\`${name}\` is ${JSON.stringify(got).slice(0, 80)}, ${JSON.stringify(value).slice(0, 80)} was sent`;
  }
  return undefined;
}

const scenario = (
  operation: string,
  name: string,
  run: (builder: TestDataBuilder) => Promise<Verdict>,
): Scenario => ({ operation, name, rule: "effect", run });

const nothing: Verdict = { problem: undefined, exchange: undefined };

/** Saves a product with all that it can have, and changes it. */
const everyField = scenario("merchantProducts.save", "every field of a product", async (builder) => {
  const token = builder.merchant();
  const { price: _, stock: __, ...least } = await product(builder);
  const sent: Fields = {
    ...least,
    description: "Holds half a litre.",
    market_price: "15.00",
    freight_price: "2.50",
    tax_rate: "0.08",
    ship_hours: 48,
    min_order: 2,
    pack_size: 2,
    price_tiers: [{ min_num: 10, price: "11.00" }],
    specs: [{ name: "Colour", items: ["Sage", "Sand"] }],
    skus: [
      { spec: ["Sage"], price: "12.50", stock: 3 },
      { spec: ["Sand"], price: "13.00", stock: 4 },
    ],
  };
  const made = await send(builder, "merchantProducts.save", sent, token);
  if (!made?.isAccepted) return nothing;
  const { exchange } = made;
  const id = fieldOf(made.data, "id");
  try {
    await builder.data("merchantProducts.setStatus", { id, status: "on" }, token);
    const [mine, shown] = [
      await builder.data("merchantProducts.get", { id }, token),
      await builder.data("products.get", { id }, undefined),
    ];
    const problem = unlike(sent, mine) ?? unlike(sent, shown) ?? unlike({ price: "12.50", stock: 7 }, shown);
    if (problem) return { problem, exchange };
    const changes: Fields = {
      ...sent,
      id,
      version: fieldOf(mine, "version"),
      title: `${String(sent.title)} too`,
      // One of the two is sold no more.
      skus: keptSkus(mine).slice(0, 1),
    };
    const changed = await send(builder, "merchantProducts.save", changes, token);
    const after = await builder.data("merchantProducts.get", { id }, token);
    if (!changed?.isAccepted) return nothing;
    const kept = unlike(
      { title: changes.title, stock: 3, price: "12.50", min_order: 2, status: "on" },
      after,
    );
    const count = objectsIn(fieldOf(after, "skus")).length;
    const variants = count === 1 ? undefined : `${count} variants are there, one was kept`;
    return { problem: kept ?? variants ?? versionProblem(mine, after), exchange: changed.exchange };
  } finally {
    await send(builder, "merchantProducts.delete", { id }, token);
  }
});

/** Combinations as they are stored, without a new count of their pieces. */
const keptSkus = (mine: unknown): Fields[] =>
  objectsIn(fieldOf(mine, "skus")).map(({ id, spec, price }) => ({ id, spec, price }));

const versionProblem = (before: unknown, after: unknown): string | undefined =>
  told([decimal(fieldOf(before, "version")), decimal(fieldOf(after, "version"))], (a, b) => b > a) === false
    ? "`version` did not rise with the change"
    : undefined;

/** The mark of the default address goes from one to the other, and is never lost. */
const addressBook = scenario("addresses.save", "an address book", async (builder) => {
  const { token } = await ownAccount(builder);
  const save = (fields: Fields) => send(builder, "addresses.save", { ...ADDRESS, ...fields }, token);
  const list = async () => rowsOf(await builder.data("addresses.list", {}, token));
  const [first, second] = [
    await save({ zip: "10115" }),
    await save({ name: "Jonas Example", is_default: 1 }),
  ];
  if (!first?.isAccepted || !second?.isAccepted) return nothing;
  const [a, b] = [fieldOf(first.data, "id"), fieldOf(second.data, "id")];
  const isFirst = async (id: unknown) => String((await list())[0]?.id) === String(id);
  if ((await list()).length !== 2)
    return { problem: "two were added, and other ones are there", exchange: second.exchange };
  if (!(await isFirst(b)))
    return { problem: "the new default address is not the first", exchange: second.exchange };
  const replaced = await save({ id: a, name: "Ada Example", is_default: 1 });
  const rows = await list();
  const problem =
    rows.length === 2
      ? unlike(
          { name: "Ada Example", is_default: 1 },
          rows.find(({ id }) => String(id) === String(a)),
        )
      : "a replaced address was added";
  if (problem || !(await isFirst(a))) {
    return { problem: problem ?? "the new default address is not the first", exchange: replaced?.exchange };
  }
  const others = rowsOf(await builder.data("addresses.list", {}, builder.user()));
  if (others.length > 0 && truthOf(others[0]?.is_default) === false) {
    return { problem: "another account has no default address any more", exchange: replaced?.exchange };
  }
  const gone = await send(builder, "addresses.delete", { id: a }, token);
  const left = await list();
  const isRight = left.length === 1 && String(left[0]?.id) === String(b);
  return {
    problem: isRight ? undefined : "another address than the deleted one is gone",
    exchange: gone?.exchange,
  };
});

/** “An omitted `avatar` or `bio` is cleared”, and a new name needs the password. */
const profile = scenario("account.update", "a profile", async (builder) => {
  const { token } = await ownAccount(builder);
  const shown = () => builder.data("account.get", {}, token);
  const first = await send(
    builder,
    "account.update",
    { nickname: "Ada", bio: "Collects lanterns.", avatar: "" },
    token,
  );
  const full = unlike({ nickname: "Ada", bio: "Collects lanterns." }, await shown());
  if (full) return { problem: full, exchange: first?.exchange };
  const second = await send(builder, "account.update", { nickname: "Ada" }, token);
  return { problem: unlike({ nickname: "Ada", bio: "" }, await shown()), exchange: second?.exchange };
});

/** A session belongs to who signed in, and a wrong password opens none. */
const login = scenario("auth.login", "who signs in", async (builder) => {
  const user = await builder.register();
  if (user.isLogin) throw new NotPossible("needs a new account");
  const { username: account, password } = user;
  const right = await send(builder, "auth.login", { account, password }, undefined);
  const token = fieldOf(fieldOf(right?.data, "userinfo"), "token");
  if (!right?.isAccepted || typeof token !== "string") return nothing;
  const me = await builder.data("account.get", {}, token);
  const other = unlike(
    { username: account, money: "0", hold_money: "0", has_fund_password: 0, is_merchant: 0 },
    me,
  );
  if (other) return { problem: `a new account: ${other}`, exchange: right.exchange };
  for (const [what, fields] of [
    ["a wrong password", { account, password: `${password}x` }],
    ["the password in capitals", { account, password: password.toUpperCase() }],
    ["another account's password", { account: `${account}x`, password }],
  ] as const) {
    const wrong = await send(builder, "auth.login", fields, undefined);
    if (wrong?.isAccepted) return { problem: `${what} opened a session`, exchange: wrong.exchange };
  }
  const taken = await send(builder, "auth.register", { username: account, password }, undefined);
  return {
    problem: taken?.isAccepted ? "a name was given to two accounts" : undefined,
    exchange: taken?.exchange,
  };
});

/** What a fund password is asked for. */
const fundPassword = scenario("fundPassword.set", "a fund password", async (builder) => {
  const { token, password } = await ownAccount(builder);
  const fund = `kettle-${builder.unused()}`;
  const set = await send(builder, "fundPassword.set", { newpassword: fund, password }, token);
  if (!set?.isAccepted) return nothing;
  const problem = unlike({ has_fund_password: 1 }, await builder.data("account.get", {}, token));
  if (problem) return { problem, exchange: set.exchange };
  // Whether it can pay without money is looked at in each preview.
  const { id, shop_id } = await builder.first("products.list", { limit: 1, in_stock: 1 }, undefined);
  await send(builder, "orders.preview", { items: [{ id, shop_id, num: 1 }] }, token);
  const again = await send(builder, "fundPassword.set", { newpassword: `${fund}x`, password }, token);
  if (again?.isAccepted) return { problem: "it was reset without a code", exchange: again.exchange };
  const wrong = await send(
    builder,
    "fundPassword.change",
    { oldpassword: `${fund}y`, newpassword: `${fund}z` },
    token,
  );
  const left = Number(fieldOf(wrong?.data, "left"));
  const change = await send(
    builder,
    "fundPassword.change",
    { oldpassword: fund, newpassword: `${fund}z` },
    token,
  );
  if (change && !change.isAccepted) {
    return {
      problem: `it cannot be changed with the right one after ${left} tries were left`,
      exchange: change.exchange,
    };
  }
  const old = await send(
    builder,
    "fundPassword.change",
    { oldpassword: fund, newpassword: `${fund}w` },
    token,
  );
  return { problem: old?.isAccepted ? "the old one still works" : undefined, exchange: old?.exchange };
});

/** All that a purchase request can say, and how long it is open. */
const request = scenario("purchaseRequests.create", "every field of a purchase request", async (builder) => {
  const { token } = await ownAccount(builder);
  const { category_id } = await builder.first("products.list", { limit: 1 }, undefined);
  const { fields } = await walletCalls["purchaseRequests.create"](builder);
  const sent = {
    ...fields,
    target_price: "2.35",
    country: "Germany",
    category_id,
    images: [await builder.upload(token)],
  };
  const made = await send(builder, "purchaseRequests.create", sent, token);
  if (!made?.isAccepted) return nothing;
  const { exchange } = made;
  const id = fieldOf(made.data, "id");
  const shown = await builder.data("purchaseRequests.get", { id }, token);
  const [start, end] = [Number(fieldOf(shown, "createtime")), Number(fieldOf(shown, "expires_at"))];
  const problem =
    unlike({ ...sent, status: "open", is_own: 1 }, shown) ??
    (end - start === Number(fields.days) * DAY
      ? undefined
      : `it is open for ${end - start} seconds, ${String(fields.days)} days were asked for`);
  if (problem) return { problem, exchange };
  const found = async (by: Fields) =>
    rowsOf(await builder.data("purchaseRequests.list", { limit: 100, ...by }, token)).some(
      (row) => String(row.id) === String(id),
    );
  const word = String(fields.title).split(" ").at(-1);
  const byWord = await found({ search: word });
  const byCategory = category_id === undefined || (await found({ category_id }));
  const foreign = await builder.data("purchaseRequests.get", { id }, builder.merchant());
  const closed = await send(builder, "purchaseRequests.close", { id }, token);
  const state = await builder.data("purchaseRequests.get", { id }, token);
  return {
    problem:
      firstUntrue([
        [byWord, `it is not found by “${word}”`],
        [byCategory, "it is not found by its category"],
      ]) ??
      unlike({ is_own: 0 }, foreign) ??
      (closed?.isAccepted ? unlike({ status: "closed" }, state) : undefined),
    exchange,
  };
});

/** What was ordered, where to, and in whose words: for the buyer and for the store, whatever changes later. */
const order = scenario("orders.create", "what was ordered", async (builder) => {
  const { token } = await ownAccount(builder);
  const address = await builder.data("addresses.save", ADDRESS, token);
  const id = await onSale(builder, 40);
  const { fields } = await checkOut(builder, { productId: id, token });
  const made = await send(builder, "orders.create", { ...fields, remark: "Ring twice." }, token);
  if (!made?.isAccepted) return nothing;
  const { exchange } = made;
  const [created] = objectsIn(fieldOf(made.data, "orders"));
  const { order_no } = created ?? {};
  const cancel = () => send(builder, "orders.cancel", { order_no, reason: "Ordered twice" }, token);
  await builder.data(
    "addresses.save",
    { ...ADDRESS, id: fieldOf(address, "id"), name: "Someone Else" },
    token,
  );
  const shown = await builder.data("orders.get", { order_no }, token);
  const pay = await builder.data("payments.get", { pay_no: fieldOf(shown, "pay_no") }, token);
  const store = await send(builder, "merchantOrders.get", { order_no }, builder.merchant());
  const [line] = objectsIn(fieldOf(shown, "goods"));
  const [item] = objectsIn(fields.items);
  const price = await builder.data("products.get", { id }, undefined);
  await cancel();
  await send(builder, "merchantProducts.delete", { id }, builder.merchant());
  const { is_default: _, id: __, ...where } = objectsIn([address])[0] ?? {};
  const problem =
    unlike({ remark: "Ring twice.", total: fields.expect_total, status: "unpaid" }, shown) ??
    unlike(where, fieldOf(shown, "address")) ??
    unlike(
      { pro_id: item?.id, num: item?.num, title: fieldOf(price, "title"), price: fieldOf(price, "price") },
      line,
    ) ??
    unlike({ total: fields.expect_total, order_nos: [order_no], status: "created" }, pay) ??
    (store?.isAccepted
      ? unlike({ remark: "Ring twice.", goods: fieldOf(shown, "goods") }, store.data)
      : undefined);
  return { problem, exchange };
});

/** Two products of two stores become two orders and one payment. */
const twoStores = scenario("orders.create", "orders of two stores", async (builder) => {
  const { token } = await ownAccount(builder);
  await builder.data("addresses.save", ADDRESS, token);
  const address_id = (await builder.first("addresses.list", {}, token)).id;
  const rows = rowsOf(await builder.data("products.list", { limit: 100, in_stock: 1 }, undefined));
  const shops = [...new Set(rows.map(({ shop_id }) => String(shop_id)))].slice(0, 2);
  const items: Fields[] = [];
  for (const shop of shops) {
    const row = rows.find(
      ({ shop_id, stock }) => String(shop_id) === shop && (stock === undefined || Number(stock) > 5),
    );
    const detail = await builder.data("products.get", { id: row?.id }, undefined);
    const sku = objectsIn(fieldOf(detail, "skus")).find(({ stock }) => Number(stock) > 3);
    const num = Math.max(
      Number(fieldOf(detail, "min_order")) || 1,
      Number(fieldOf(detail, "pack_size")) || 1,
    );
    items.push({ id: row?.id, shop_id: row?.shop_id, num, ...(sku && { sku_id: sku.id }) });
  }
  if (items.length < 2) throw new NotPossible("needs two stores");
  const preview = await builder.data("orders.preview", { items, address_id }, token);
  const fields = {
    items,
    address_id,
    price_token: fieldOf(preview, "price_token"),
    expect_total: fieldOf(preview, "total"),
  };
  const made = await send(builder, "orders.create", fields, token);
  if (!made?.isAccepted) return nothing;
  const orders = objectsIn(fieldOf(made.data, "orders"));
  const sum = orders.reduce((all, { total }) => all + (decimal(total) ?? 0n), 0n);
  const pay = fieldOf(made.data, "pay");
  const before = await builder.data("payments.get", { pay_no: fieldOf(pay, "pay_no") }, token);
  const [first, second] = orders;
  await send(builder, "orders.cancel", { order_no: first?.order_no, reason: "Ordered twice" }, token);
  const after = await builder.data("payments.get", { pay_no: fieldOf(pay, "pay_no") }, token);
  await send(builder, "orders.cancel", { order_no: second?.order_no, reason: "Ordered twice" }, token);
  const last = await builder.data("payments.get", { pay_no: fieldOf(pay, "pay_no") }, token);
  const problem =
    firstUntrue([
      [orders.length === 2, `${orders.length} orders were made`],
      [String(first?.pay_no) === String(second?.pay_no), "their payments are two"],
    ]) ??
    unlike({ total: amountText(sum) }, before) ??
    unlike({ total: second?.total, status: "created" }, after) ??
    unlike({ status: "expired" }, last);
  return { problem, exchange: made.exchange };
});

/** Coins for a payment: rounded up to their digits, to one address for each network. */
const coins = scenario("payments.payWithCrypto", "coins for a payment", async (builder) => {
  const { token, order_no, pay_no, total } = await unpaid(builder);
  const methods = objectsIn(fieldOf(await builder.data("recharges.methods", {}, token), "methods"));
  const open = methods.filter(({ enabled }) => enabled !== false).slice(0, 4);
  let verdict: Verdict = nothing;
  const seen = new Map<string, string>();
  for (const { coin, network, decimals } of open) {
    const answer = await send(builder, "payments.payWithCrypto", { pay_no, coin, network }, token);
    if (!answer?.isAccepted) continue;
    const { amount, rate, address } = objectsIn([answer.data])[0] ?? {};
    const again = await send(builder, "payments.payWithCrypto", { pay_no, coin, network }, token);
    const problem =
      coinProblem(amount, rate, total, Number(decimals ?? 18)) ??
      unlike(
        { coin, network, total, pay_no, status: "created", amount_paid: "0", amount_due: amount },
        answer.data,
      ) ??
      unlike({ address }, again?.data) ??
      (seen.has(`${String(address)} ${String(coin)}`) ? "another network has the same address" : undefined);
    seen.set(`${String(address)} ${String(coin)}`, String(network));
    verdict = { problem: problem && `${String(network)}: ${problem}`, exchange: answer.exchange };
    if (problem) break;
  }
  await send(builder, "orders.cancel", { order_no, reason: "Ordered twice" }, token);
  return verdict;
});

/** What to send is worth the total, and not a digit more than it has to be. */
export function coinProblem(
  amount: unknown,
  rate: unknown,
  total: unknown,
  digits: number,
): string | undefined {
  const step = 10n ** BigInt(18 - Math.min(digits, 18));
  const isRight = told(
    [decimal(amount), decimal(rate), decimal(total)],
    (size, price, all) => size * price >= all * ONE && (size - step) * price < all * ONE,
  );
  return isRight === false
    ? `${String(amount)} at ${String(rate)} are not ${String(total)}, rounded up`
    : undefined;
}

/** A proof is kept as it was sent, and counts. */
const proof = scenario("recharges.submitProof", "the proof of a recharge", async (builder) => {
  const { token } = await ownAccount(builder);
  const fields = await recharge(builder);
  const made = await send(builder, "recharges.create", fields, token);
  if (!made?.isAccepted) return nothing;
  const id = fieldOf(made.data, "id");
  const fresh = unlike(
    { ...fields, status: "created", proofs_left: 3, amount_received: "0", credit_money: "0", txid: "" },
    made.data,
  );
  if (fresh) return { problem: fresh, exchange: made.exchange };
  const image = await builder.upload(token, "kyc");
  const hash = Buffer.from(builder.unused().padEnd(32, "x")).toString("hex");
  const txid = /erc|bep|polygon|base/i.test(String(fields.network))
    ? `0x${hash.toUpperCase()}`
    : hash.toUpperCase();
  const amount = amountText((decimal(fields.amount) ?? 0n) * 2n);
  const sent = await send(builder, "recharges.submitProof", { id, amount, txid, image }, token);
  if (!sent?.isAccepted) return nothing;
  const shown = await builder.data("recharges.get", { id }, token);
  const status = String(fieldOf(shown, "status"));
  return {
    problem:
      unlike({ amount, txid: txid.toLowerCase(), image, proofs_left: 2, reason: "" }, shown) ??
      (status === "submitted" || status === "confirming" ? undefined : `its state is ${status}`),
    exchange: sent.exchange,
  };
});

/** What a payout costs is what the methods say. */
const fees = scenario("withdrawals.quote", "fees of withdrawals", async (builder) => {
  const token = builder.user();
  const data = await builder.data("withdrawals.methods", {}, token);
  let verdict: Verdict = nothing;
  for (const { coin, network, min, fee_fixed, fee_rate, enabled } of objectsIn(fieldOf(data, "methods"))) {
    if (enabled === false) continue;
    for (const amount of [min, amountText((decimal(min) ?? 0n) * 3n)]) {
      const quote = await send(builder, "withdrawals.quote", { coin, network, amount }, token);
      if (!quote?.isAccepted) continue;
      const problem =
        unlike({ coin, network, amount }, quote.data) ?? feeProblem(quote.data, fee_fixed, fee_rate);
      verdict = { problem: problem && `${String(network)}: ${problem}`, exchange: quote.exchange };
      if (problem) return verdict;
    }
  }
  const [method] = objectsIn(fieldOf(data, "methods")).filter(({ enabled }) => enabled !== false);
  const all = await send(
    builder,
    "withdrawals.quote",
    { coin: method?.coin, network: method?.network, all: 1 },
    token,
  );
  const most = least([
    fieldOf(data, "money"),
    fieldOf(data, "daily_left"),
    ...(Number(method?.max) > 0 ? [method?.max] : []),
  ]);
  const got = decimal(fieldOf(all?.data, "amount"));
  const step = decimal(method?.step) ?? 0n;
  const isMost =
    got === undefined || most === undefined || (got <= most && most - got <= (step > 0n ? step : 0n));
  return isMost
    ? verdict
    : { problem: `all of it are ${amountText(got)} of ${amountText(most)}`, exchange: all?.exchange };
});

const least = (values: readonly unknown[]): bigint | undefined =>
  values
    .flatMap((value) => decimal(value) ?? [])
    .reduce<bigint | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined);

/** The fixed fee and its fraction of the amount, rounded up at the server's last digit. */
export function feeProblem(quote: unknown, fixed: unknown, rate: unknown): string | undefined {
  const [amount, fee] = [decimal(fieldOf(quote, "amount")), decimal(fieldOf(quote, "fee"))];
  const isRight = told([amount, fee, decimal(fixed), decimal(rate)], (all, cost, base, share) => {
    const exact = base + (all * share) / ONE;
    return cost >= exact && cost - exact < 10n ** 16n;
  });
  return isRight === false
    ? `the fee for ${amountText(amount ?? 0n)} is ${amountText(fee ?? 0n)}, the method says ${String(fixed)} and ${String(rate)}`
    : undefined;
}

/** An application is kept as it was made, and there is one at a time. */
const loan = scenario("loans.apply", "an application", async (builder) => {
  const { token } = await ownAccount(builder);
  const { fields } = await walletCalls["loans.apply"]({ ...builder, user: () => token });
  const made = await send(builder, "loans.apply", { ...fields, purpose: "New shelves" }, token);
  if (!made?.isAccepted) return nothing;
  const { agree, ...rest } = fields;
  const list = rowsOf(await builder.data("loans.list", {}, token));
  const terms = await builder.data("loans.terms", {}, token);
  const [term] = objectsIn(fieldOf(terms, "terms"));
  return {
    problem:
      unlike(
        {
          ...rest,
          purpose: "New shelves",
          terms_version: agree,
          status: "submitted",
          fee: term?.fee,
          apr: term?.apr,
        },
        list[0],
      ) ?? unlike({ can_apply: false }, terms),
    exchange: made.exchange,
  };
});

/** A registration is kept as it was sent, its number masked. */
const application = scenario("merchant.apply", "a registration", async (builder) => {
  const user = await builder.register();
  if (user.isLogin) throw new NotPossible("needs a new account");
  const own = { ...builder, newUser: async () => user };
  const { fields, token = "" } = await accountCalls["merchant.apply"](own);
  const made = await send(builder, "merchant.apply", fields, token);
  if (!made?.isAccepted) return nothing;
  const { number, agree: _, ...rest } = fields;
  const shown = await builder.data("merchant.get", {}, token);
  const masked = String(fieldOf(shown, "number_masked") ?? "");
  const again = await send(builder, "merchant.apply", fields, token);
  return {
    problem:
      unlike({ ...rest, status: "submitted" }, shown) ??
      (masked === String(number) ? "its number is not masked" : undefined) ??
      (JSON.stringify(shown).includes(String(number)) ? "its number is shown" : undefined) ??
      (again?.isAccepted ? "a second registration was taken" : undefined),
    exchange: made.exchange,
  };
});

/** A review and its reply, for the buyers and for the store. */
const reply = scenario("merchantReviews.reply", "a review and its reply", async (builder) => {
  const id = await onSale(builder, 40);
  const { order_no, line, token } = await shipped(builder, { productId: id });
  await builder.data("orders.confirmReceipt", { order_no }, token);
  const images = [await builder.upload(token)];
  const comment = { order_goods_id: line, star: 2, content: "The lid is cracked.", images };
  await builder.data("orders.review", { order_no, comments: [comment] }, token);
  const shown = await builder.first("products.reviews", { id, limit: 1 }, undefined);
  const sent = await send(
    builder,
    "merchantReviews.reply",
    { id: shown.id, reply: "We send a new one." },
    builder.merchant(),
  );
  const after = await builder.first("products.reviews", { id, limit: 1 }, undefined);
  const store = await builder.first("merchantReviews.list", { limit: 1, pro_id: id }, builder.merchant());
  const account = String(fieldOf(await builder.data("account.get", {}, token), "username") ?? "");
  const { order_goods_id: _, ...rest } = comment;
  const written = { ...rest, level: "negative" };
  return {
    problem:
      unlike({ ...written, reply: "" }, shown) ??
      (shown.username_masked !== undefined && shown.username_masked === account && account.length > 3
        ? "the buyer's name is not masked"
        : undefined) ??
      (sent?.isAccepted
        ? (unlike({ username_masked: shown.username_masked, star: 2 }, sent.data) ??
          unlike({ ...written, reply: "We send a new one." }, after) ??
          unlike({ ...written, reply: "We send a new one.", pro_id: id }, store))
        : undefined),
    exchange: sent?.exchange,
  };
});

/** What was written is read again, by who wrote it and by others. */
export const readBack: readonly Scenario[] = [
  everyField,
  addressBook,
  profile,
  login,
  fundPassword,
  request,
  order,
  twoStores,
  coins,
  proof,
  fees,
  loan,
  application,
  reply,
];
