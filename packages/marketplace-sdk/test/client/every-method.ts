import type { Marketplace, OperationId } from "../../src/index";

/** A call of each operation with the least it takes. The compiler holds the list complete and the inputs right. */
export const everyMethod = {
  "addresses.save": (market, options) =>
    market.addresses.save({ name: "Mira", mobile: "1", country: "Examplia", address: "1 Quay" }, options),
  "addresses.delete": (market, options) => market.addresses.delete({ id: 1 }, options),
  "addresses.list": (market, options) => market.addresses.list(undefined, options),
  "addresses.areas": (market, options) => market.addresses.areas({}, options),
  "articles.list": (market, options) => market.articles.list({}, options),
  "articles.get": (market, options) => market.articles.get({ article_id: 1 }, options),
  "auth.sendEmailCode": (market, options) => market.auth.sendEmailCode({ email: "a@example.com" }, options),
  "categories.list": (market, options) => market.categories.list({}, options),
  "site.config": (market, options) => market.site.config(undefined, options),
  "site.home": (market, options) => market.site.home(undefined, options),
  "products.list": (market, options) => market.products.list({}, options),
  "products.reviews": (market, options) =>
    market.products.reviews({ id: 1003, filter: "all", limit: 10 }, options),
  "products.get": (market, options) => market.products.get({ id: 1 }, options),
  "products.search": (market, options) => market.products.search({ search: "kettle" }, options),
  "stores.search": (market, options) => market.stores.search({ search: "harbour" }, options),
  "stores.get": (market, options) => market.stores.get({ id: 1 }, options),
  "products.suggest": (market, options) => market.products.suggest({ search: "kettle" }, options),
  "uploads.image": (market, options) => market.uploads.image({ file: new Blob(["x"]) }, options),
  "loans.apply": (market, options) =>
    market.loans.apply({ amount: "500.00", term_days: 30, agree: "terms-1" }, options),
  "loans.terms": (market, options) => market.loans.terms(undefined, options),
  "loans.list": (market, options) => market.loans.list({}, options),
  "merchant.dashboard": (market, options) => market.merchant.dashboard(undefined, options),
  "merchantReviews.reply": (market, options) =>
    market.merchantReviews.reply({ id: 1, reply: "Thank you." }, options),
  "merchant.contract": (market, options) => market.merchant.contract(undefined, options),
  "merchant.file": (market, options) => market.merchant.file({ id: "kyc:4f9c2a17" }, options),
  "merchant.get": (market, options) => market.merchant.get(undefined, options),
  "merchant.getByPost": (market, options) => market.merchant.getByPost(undefined, options),
  "merchantOrders.decline": (market, options) =>
    market.merchantOrders.decline({ order_no: "O1", reason: "Broken in the store" }, options),
  "merchantOrders.get": (market, options) => market.merchantOrders.get({ order_no: "O1" }, options),
  "merchantOrders.list": (market, options) => market.merchantOrders.list({ tab: "all", limit: 10 }, options),
  "merchantOrders.ship": (market, options) =>
    market.merchantOrders.ship({ order_no: "O1", carrier: "Example Post", tracking_no: "EX-1" }, options),
  "merchantProducts.delete": (market, options) => market.merchantProducts.delete({ id: 1003 }, options),
  "merchantProducts.get": (market, options) => market.merchantProducts.get({ id: 1003 }, options),
  "merchantProducts.list": (market, options) => market.merchantProducts.list({}, options),
  "merchantProducts.save": (market, options) =>
    market.merchantProducts.save({ category_id: 1, title: "Kettle", images: ["/a.png"] }, options),
  "merchantProducts.setStatus": (market, options) =>
    market.merchantProducts.setStatus({ id: 1003, status: "off" }, options),
  "merchant.apply": (market, options) => market.merchant.apply({ id: 1 }, options),
  "merchant.settlements": (market, options) => market.merchant.settlements({}, options),
  "merchant.stats": (market, options) =>
    market.merchant.stats({ from: "2026-11-01", to: "2026-11-20", by: "day" }, options),
  "messages.get": (market, options) => market.messages.get({ id: 1 }, options),
  "messages.list": (market, options) => market.messages.list({}, options),
  "messages.markRead": (market, options) => market.messages.markRead({ all: 1 }, options),
  "orders.cancel": (market, options) =>
    market.orders.cancel({ order_no: "O1", reason: "Ordered twice" }, options),
  "orders.review": (market, options) =>
    market.orders.review(
      { order_no: "O1", comments: [{ order_goods_id: 1, star: 5, content: "As described.", images: [] }] },
      options,
    ),
  "orders.create": (market, options) =>
    market.orders.create(
      { items: [{ id: 1, num: 1, shop_id: 1 }], address_id: 301, price_token: "pt-1", expect_total: "12.50" },
      options,
    ),
  "orders.get": (market, options) => market.orders.get({ order_no: "O1" }, options),
  "orders.list": (market, options) => market.orders.list({ tab: "all", limit: 10 }, options),
  "orders.preview": (market, options) =>
    market.orders.preview({ items: [{ id: 1, num: 1, shop_id: 1 }], address_id: 301 }, options),
  "orders.confirmReceipt": (market, options) => market.orders.confirmReceipt({ order_no: "O1" }, options),
  "payments.payWithBalance": (market, options) =>
    market.payments.payWithBalance(
      { pay_no: "P1", fund_password: "fund-pass-1", expect_total: "12.50" },
      options,
    ),
  "payments.payWithCrypto": (market, options) =>
    market.payments.payWithCrypto({ pay_no: "P1", coin: "USDT", network: "TRC20" }, options),
  "payments.get": (market, options) => market.payments.get({ pay_no: "P1" }, options),
  "recharges.create": (market, options) =>
    market.recharges.create({ coin: "USDT", network: "TRC20", amount: "100.00" }, options),
  "recharges.get": (market, options) => market.recharges.get({ id: 1 }, options),
  "recharges.methods": (market, options) => market.recharges.methods(undefined, options),
  "recharges.submitProof": (market, options) =>
    market.recharges.submitProof({ id: 1, amount: "100.00", txid: "ab".repeat(32) }, options),
  "purchaseRequests.close": (market, options) => market.purchaseRequests.close({ id: 1 }, options),
  "purchaseRequests.create": (market, options) =>
    market.purchaseRequests.create(
      {
        title: "Glass jars with lids",
        content: "Half a litre, for jam.",
        num: 500,
        unit: "pieces",
        days: 30,
      },
      options,
    ),
  "purchaseRequests.get": (market, options) => market.purchaseRequests.get({ id: 1 }, options),
  "purchaseRequests.list": (market, options) => market.purchaseRequests.list({}, options),
  "purchaseRequests.mine": (market, options) => market.purchaseRequests.mine({}, options),
  "auth.changePassword": (market, options) =>
    market.auth.changePassword({ oldpassword: "a", newpassword: "secret1" }, options),
  "stores.toggleFollow": (market, options) => market.stores.toggleFollow({ id: 1 }, options),
  "stores.followed": (market, options) => market.stores.followed({}, options),
  "fundPassword.change": (market, options) =>
    market.fundPassword.change({ oldpassword: "fund-pass-1", newpassword: "fund-pass-2" }, options),
  "fundPassword.set": (market, options) =>
    market.fundPassword.set({ newpassword: "fund-pass-1", password: "secret-1" }, options),
  "account.get": (market, options) => market.account.get(undefined, options),
  "auth.login": (market, options) => market.auth.login({ account: "a", password: "b" }, options),
  "auth.socialLogin": (market, options) => market.auth.socialLogin({ platform: "a", code: "b" }, options),
  "auth.logout": (market, options) => market.auth.logout(undefined, options),
  "account.transactions": (market, options) => market.account.transactions({}, options),
  "account.update": (market, options) => market.account.update({}, options),
  "recharges.list": (market, options) => market.recharges.list({}, options),
  "auth.register": (market, options) =>
    market.auth.register({ username: "mira", password: "secret1" }, options),
  "withdrawals.cancel": (market, options) => market.withdrawals.cancel({ id: 1 }, options),
  "withdrawals.create": (market, options) =>
    market.withdrawals.create(
      {
        quote_id: "q5f0c1e94b7a2",
        address: "TExampleExampleExampleExampleExamp",
        fund_password: "fund-pass-1",
        expect_fee: "1.000000",
        expect_received: "49.000000",
        ack_irreversible: 1,
      },
      options,
    ),
  "withdrawals.get": (market, options) => market.withdrawals.get({ id: 1 }, options),
  "withdrawals.list": (market, options) => market.withdrawals.list({}, options),
  "withdrawals.methods": (market, options) => market.withdrawals.methods(undefined, options),
  "withdrawals.quote": (market, options) =>
    market.withdrawals.quote({ coin: "USDT", network: "TRC20", amount: "50.00" }, options),
} satisfies Record<OperationId, Call>;

type Call = (market: Marketplace, options?: Parameters<Marketplace["account"]["get"]>[1]) => Promise<unknown>;

/** The list, for loops. */
export const methods: readonly (readonly [id: OperationId, call: Call])[] = Object.entries(everyMethod).map(
  ([id, call]) => [id as OperationId, call],
);
