import type { Marketplace, OperationId } from "../../src/index";

/** A call of each operation with the least it takes. The compiler holds the list complete and the inputs right. */
export const everyMethod = {
  "aera.addEdit": (market, options) =>
    market.aera.addEdit({ name: "Mira", mobile: "1", country: "Examplia", address: "1 Quay" }, options),
  "aera.del": (market, options) => market.aera.del({ id: 1 }, options),
  "aera.index": (market, options) => market.aera.index(undefined, options),
  "aera.readArea": (market, options) => market.aera.readArea({}, options),
  "article.category": (market, options) => market.article.category({}, options),
  "article.detail": (market, options) => market.article.detail({ article_id: 1 }, options),
  "ems.send": (market, options) => market.ems.send({ email: "a@example.com" }, options),
  "index.category": (market, options) => market.index.category({}, options),
  "index.config": (market, options) => market.index.config(undefined, options),
  "index.index": (market, options) => market.index.index(undefined, options),
  "index.pro": (market, options) => market.index.pro({}, options),
  "index.proComment": (market, options) =>
    market.index.proComment({ id: 1003, filter: "all", limit: 10 }, options),
  "index.proInfo": (market, options) => market.index.proInfo({ id: 1 }, options),
  "index.searchPro": (market, options) => market.index.searchPro({ search: "kettle" }, options),
  "index.searchShop": (market, options) => market.index.searchShop({ search: "harbour" }, options),
  "index.shopInfo": (market, options) => market.index.shopInfo({ id: 1 }, options),
  "index.suggest": (market, options) => market.index.suggest({ search: "kettle" }, options),
  "index.upload": (market, options) => market.index.upload({ file: new Blob(["x"]) }, options),
  "loan.apply": (market, options) =>
    market.loan.apply({ amount: "500.00", term_days: 30, agree: "terms-1" }, options),
  "loan.index": (market, options) => market.loan.index(undefined, options),
  "loan.list": (market, options) => market.loan.list({}, options),
  "merchant.center": (market, options) => market.merchant.center(undefined, options),
  "merchant.commentReply": (market, options) =>
    market.merchant.commentReply({ id: 1, reply: "Thank you." }, options),
  "merchant.contract": (market, options) => market.merchant.contract(undefined, options),
  "merchant.file": (market, options) => market.merchant.file({ id: "kyc:4f9c2a17" }, options),
  "merchant.index": (market, options) => market.merchant.index(undefined, options),
  "merchant.indexPost": (market, options) => market.merchant.indexPost(undefined, options),
  "merchant.orderDecline": (market, options) =>
    market.merchant.orderDecline({ order_no: "O1", reason: "Broken in the store" }, options),
  "merchant.orderInfo": (market, options) => market.merchant.orderInfo({ order_no: "O1" }, options),
  "merchant.orderList": (market, options) => market.merchant.orderList({ tab: "all", limit: 10 }, options),
  "merchant.orderShip": (market, options) =>
    market.merchant.orderShip({ order_no: "O1", carrier: "Example Post", tracking_no: "EX-1" }, options),
  "merchant.proDel": (market, options) => market.merchant.proDel({ id: 1003 }, options),
  "merchant.proInfo": (market, options) => market.merchant.proInfo({ id: 1003 }, options),
  "merchant.proList": (market, options) => market.merchant.proList({}, options),
  "merchant.proSave": (market, options) =>
    market.merchant.proSave({ category_id: 1, title: "Kettle", images: ["/a.png"] }, options),
  "merchant.proState": (market, options) => market.merchant.proState({ id: 1003, status: "off" }, options),
  "merchant.reg": (market, options) => market.merchant.reg({ id: 1 }, options),
  "merchant.settlement": (market, options) => market.merchant.settlement({}, options),
  "merchant.stats": (market, options) =>
    market.merchant.stats({ from: "2026-11-01", to: "2026-11-20", by: "day" }, options),
  "message.info": (market, options) => market.message.info({ id: 1 }, options),
  "message.list": (market, options) => market.message.list({}, options),
  "message.read": (market, options) => market.message.read({ all: 1 }, options),
  "order.cancel": (market, options) =>
    market.order.cancel({ order_no: "O1", reason: "Ordered twice" }, options),
  "order.comment": (market, options) =>
    market.order.comment(
      { order_no: "O1", comments: [{ order_goods_id: 1, star: 5, content: "As described.", images: [] }] },
      options,
    ),
  "order.create": (market, options) =>
    market.order.create(
      { items: [{ id: 1, num: 1, shop_id: 1 }], address_id: 301, price_token: "pt-1", expect_total: "12.50" },
      options,
    ),
  "order.info": (market, options) => market.order.info({ order_no: "O1" }, options),
  "order.list": (market, options) => market.order.list({ tab: "all", limit: 10 }, options),
  "order.preview": (market, options) =>
    market.order.preview({ items: [{ id: 1, num: 1, shop_id: 1 }], address_id: 301 }, options),
  "order.receipt": (market, options) => market.order.receipt({ order_no: "O1" }, options),
  "pay.balance": (market, options) =>
    market.pay.balance({ pay_no: "P1", fund_password: "fund-pass-1", expect_total: "12.50" }, options),
  "pay.crypto": (market, options) =>
    market.pay.crypto({ pay_no: "P1", coin: "USDT", network: "TRC20" }, options),
  "pay.info": (market, options) => market.pay.info({ pay_no: "P1" }, options),
  "recharge.create": (market, options) =>
    market.recharge.create({ coin: "USDT", network: "TRC20", amount: "100.00" }, options),
  "recharge.info": (market, options) => market.recharge.info({ id: 1 }, options),
  "recharge.methods": (market, options) => market.recharge.methods(undefined, options),
  "recharge.submit": (market, options) =>
    market.recharge.submit({ id: 1, amount: "100.00", txid: "ab".repeat(32) }, options),
  "request.close": (market, options) => market.request.close({ id: 1 }, options),
  "request.create": (market, options) =>
    market.request.create(
      {
        title: "Glass jars with lids",
        content: "Half a litre, for jam.",
        num: 500,
        unit: "pieces",
        days: 30,
      },
      options,
    ),
  "request.info": (market, options) => market.request.info({ id: 1 }, options),
  "request.list": (market, options) => market.request.list({}, options),
  "request.my": (market, options) => market.request.my({}, options),
  "user.change": (market, options) =>
    market.user.change({ oldpassword: "a", newpassword: "secret1" }, options),
  "user.followers": (market, options) => market.user.followers({ id: 1 }, options),
  "user.followersList": (market, options) => market.user.followersList({}, options),
  "user.fundChange": (market, options) =>
    market.user.fundChange({ oldpassword: "fund-pass-1", newpassword: "fund-pass-2" }, options),
  "user.fundSet": (market, options) =>
    market.user.fundSet({ newpassword: "fund-pass-1", password: "secret-1" }, options),
  "user.index": (market, options) => market.user.index(undefined, options),
  "user.login": (market, options) => market.user.login({ account: "a", password: "b" }, options),
  "user.loginSocial": (market, options) => market.user.loginSocial({ platform: "a", code: "b" }, options),
  "user.logout": (market, options) => market.user.logout(undefined, options),
  "user.moneyLog": (market, options) => market.user.moneyLog({}, options),
  "user.profile": (market, options) => market.user.profile({}, options),
  "user.rechargeList": (market, options) => market.user.rechargeList({}, options),
  "user.register": (market, options) =>
    market.user.register({ username: "mira", password: "secret1" }, options),
  "withdraw.cancel": (market, options) => market.withdraw.cancel({ id: 1 }, options),
  "withdraw.create": (market, options) =>
    market.withdraw.create(
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
  "withdraw.info": (market, options) => market.withdraw.info({ id: 1 }, options),
  "withdraw.list": (market, options) => market.withdraw.list({}, options),
  "withdraw.methods": (market, options) => market.withdraw.methods(undefined, options),
  "withdraw.quote": (market, options) =>
    market.withdraw.quote({ coin: "USDT", network: "TRC20", amount: "50.00" }, options),
} satisfies Record<OperationId, Call>;

type Call = (market: Marketplace, options?: Parameters<Marketplace["user"]["index"]>[1]) => Promise<unknown>;

/** The list, for loops. */
export const methods: readonly (readonly [id: OperationId, call: Call])[] = Object.entries(everyMethod).map(
  ([id, call]) => [id as OperationId, call],
);
