/** Operations that return one row of the fixtures, found by the id in the request. */
import { articles } from "../fixtures/catalog/articles.mjs";
import { cancelled, paidFromBalance, previewTo, received, reviewed } from "../fixtures/catalog/checkout.mjs";
import { saved, shopOrders, shopProducts } from "../fixtures/catalog/dashboard.mjs";
import { productDetail, products, shops, storeDetail } from "../fixtures/catalog/derive.mjs";
import { opened } from "../fixtures/catalog/disputes.mjs";
import { asRead, messages } from "../fixtures/catalog/messages.mjs";
import { quoteOf } from "../fixtures/catalog/networks.mjs";
import {
  acceptedOrder,
  changed,
  declined,
  receivedOffers,
  sentOffers,
  withdrawn,
} from "../fixtures/catalog/offers.mjs";
import { orderAfterDispute, orders, ordersOf } from "../fixtures/catalog/orders.mjs";
import { networks, pays, withCoin } from "../fixtures/catalog/payments.mjs";
import { recharges } from "../fixtures/catalog/recharges.mjs";
import { closed, ownRequests, requests } from "../fixtures/catalog/requests.mjs";
import { addresses, user } from "../fixtures/catalog/users.mjs";
import { withdrawals } from "../fixtures/catalog/withdrawals.mjs";
import { same } from "./match.mjs";

/**
 * @typedef {object} Item
 * @property {string} by the request field that names the row
 * @property {string} [key] the row's field with that name, when it is called otherwise
 * @property {object[]} rows
 * @property {(row: object, fields: Record<string, unknown>) => unknown} [answer] the data about the row; the row itself without it
 */

const openPays = pays.filter(({ status }) => status === "created");

/** In the chosen coin, or in the first one if the request names none that is open. */
function payInCoin({ pay_no }, { coin, network }) {
  const isOpen = networks.some((row) => row.enabled && row.coin === coin && row.network === network);
  return isOpen ? withCoin(pay_no, coin, network) : withCoin(pay_no, "USDT", "TRC20");
}

/** @type {Record<string, Item>} by operationId */
export const items = {
  "products.get": { by: "id", rows: products, answer: ({ id }) => productDetail(id) },
  "stores.get": { by: "id", rows: shops, answer: ({ id }) => storeDetail(id) },
  "articles.get": { by: "article_id", key: "id", rows: articles },
  "addresses.save": { by: "id", rows: addresses },
  "orders.preview": { by: "address_id", key: "id", rows: addresses, answer: (address) => previewTo(address) },
  "orders.get": { by: "order_no", rows: orders },
  "orders.cancel": { by: "order_no", rows: orders.filter(({ can }) => can.cancel), answer: cancelled },
  "orders.confirmReceipt": { by: "order_no", rows: ordersOf("shipped"), answer: received },
  "orders.review": { by: "order_no", rows: ordersOf("assess"), answer: reviewed },
  "disputes.open": {
    by: "order_no",
    rows: orders.filter(({ can }) => can.dispute),
    answer: ({ order_no, total }, { text = "", amount = total }) =>
      orderAfterDispute(order_no, opened(amount, text)),
  },
  "payments.get": { by: "pay_no", rows: pays },
  "payments.payWithBalance": { by: "pay_no", rows: openPays, answer: paidFromBalance },
  "payments.payWithCrypto": { by: "pay_no", rows: openPays, answer: payInCoin },
  "purchaseRequests.get": { by: "id", rows: requests },
  "purchaseRequests.close": { by: "id", rows: ownRequests, answer: closed },
  "offers.accept": { by: "id", rows: receivedOffers, answer: acceptedOrder },
  "offers.decline": { by: "id", rows: receivedOffers, answer: declined },
  "merchantOffers.save": { by: "request_id", rows: sentOffers, answer: changed },
  "merchantOffers.withdraw": { by: "id", rows: sentOffers, answer: withdrawn },
  "recharges.get": { by: "id", rows: recharges },
  "withdrawals.get": { by: "id", rows: withdrawals },
  "messages.get": { by: "id", rows: messages, answer: asRead },
  "merchantProducts.get": { by: "id", rows: shopProducts },
  "merchantProducts.save": { by: "id", rows: shopProducts, answer: saved },
  "merchantProducts.setStatus": {
    by: "id",
    rows: shopProducts,
    answer: (row, { status }) => ({ ...saved(row), status }),
  },
  "merchantOrders.get": { by: "order_no", rows: shopOrders },
};

const MIN_QUOTE = 10;
const MAX_QUOTE = 5_000;

/** Operations whose answer is calculated, by operationId. Undefined falls back to the example. */
export const calculations = {
  "withdrawals.quote": ({ amount, all }) => {
    const asked = same(all, 1) ? user.money : String(amount);
    const isQuoted =
      /^\d+(\.\d{1,6})?$/.test(asked) && Number(asked) >= MIN_QUOTE && Number(asked) <= MAX_QUOTE;
    return isQuoted ? quoteOf(asked, "q5f0c1e94b7a2") : undefined;
  },
};
