import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { transition } from "../../db/transition";
import { BusinessError } from "../../domain/errors";
import { priceText } from "../../domain/money";
import { offerMachine } from "../../domain/state-machines/machines";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import type { IdempotentCall } from "../../kernel/idempotency";
import { type Page, pageOf, windowOf } from "../../kernel/paging";
import { readAmount } from "../../kernel/read-amount";
import { guardUnpaid, placeOrders } from "../checkout/place-orders";
import { addressProblem, problemError } from "../checkout/preview";
import { problemOf, type Quote } from "../checkout/pricing";
import { notify } from "../messages/notify";
import { findAddress, snapshotOf } from "../orders/address";
import { type CartLine, loadCart } from "../orders/cart";
import { closeRequestAndOffers, offerNotice } from "../requests/close-request";
import { type LockedRequest, lockRequest } from "../requests/locked-request";
import { lockMember } from "../users/lock-member";
import { type ReceivedOffer, receivedOffers } from "./offer-dto";
import { type LockedOffer, lockOffer, refuseOver, selectOffers, statusOf, termsHash } from "./offer-rows";

/** Offers for the caller's request: the accepted one first, then open ones, then the rest, each by total. */
export async function listOffers(call: Call<"offers.list">): Promise<Page<ReceivedOffer>> {
  const { services, input, viewer, now } = call;
  const { db } = services;
  const { limit, offset } = windowOf(input);
  const where = db`f.request_id = ${input.request_id}::bigint and f.status <> 'withdrawn'`;
  const [[own], [count], rows] = await Promise.all([
    db`select 1 as found from purchase_request where id = ${input.request_id}::bigint and member_id = ${viewer.id}`,
    db<{ total: number }[]>`select count(*) as total from offer f where ${where}`,
    selectOffers(
      db,
      db`r.member_id = ${viewer.id} and ${where}`,
      db`order by f.status = 'accepted' desc, f.status = 'open' and f.valid_until > ${now} desc, f.total, f.id
        limit ${limit} offset ${offset}`,
    ),
  ]);
  if (!own) throw notFound();
  return pageOf(await receivedOffers(db, rows, call), count?.total ?? 0, input);
}

/** The buyer accepts an offer, which creates an order at its price and closes the request. */
export async function acceptOffer(
  call: IdempotentCall<"offers.accept">,
  tx: Tx,
): Promise<Data<"offers.accept">> {
  const { input, viewer, services, now } = call;
  // Lock the member first, as saving an offer does, so that two calls cannot deadlock.
  await lockMember(tx, viewer.id);
  const request = await lockOwnRequest(tx, input.id, viewer.id);
  const offer = await lockOffer(tx, tx`f.id = ${input.id}::bigint`);
  refuseOver(offer, now);
  const isSeen =
    input.terms_hash === termsHash(offer) && readAmount(input.expect_total, "expect_total") === offer.total;
  if (!isSeen) throw new BusinessError("offer_changed", { total: priceText(offer.total) });
  await guardUnpaid(tx, viewer.id, offer.num, services.settings);
  const { shop_id, pro_id, sku_id, num } = offer;
  const [[line], address] = await Promise.all([
    loadCart(tx, [{ id: pro_id, sku_id, num, shop_id }]),
    findAddress(tx, viewer.id, input.address_id),
  ]);
  if (!address || !line) throw notFound();
  // The offer decides the quantity, so the product's pack size doesn't matter.
  const problem = addressProblem(address) ?? problemOf({ ...line, packSize: 1 }, viewer.id);
  if (problem) throw problemError(problem);

  const quote = quoteOf(offer, line);
  const order = { address: snapshotOf(address), remark: input.remark ?? "" };
  const { placed, orderIds } = await placeOrders(tx, call, quote, order);
  await transition(tx, offerMachine, "accept", offer.id, { order_id: orderIds[0] ?? null, updatetime: now });
  await closeRequestAndOffers(tx, request, now);
  await notify(tx, now, noticeToShop(offer, "offer_accepted", request));
  return placed;
}

const noticeToShop = (
  offer: LockedOffer,
  template: "offer_accepted" | "offer_declined",
  request: LockedRequest,
) => offerNotice(request, { memberId: offer.owner_id, type: "merchant", template });

/** Replaces the product's figures and words, which its shop may have changed, with those of the offer. */
function quoteOf(
  { title, image, spec, price, num, freight, tax, total }: LockedOffer,
  line: CartLine,
): Quote {
  const sums = { goods: price * BigInt(num), freight, tax, total };
  const lines = [{ ...line, title, image, spec, price, freight }];
  return { groups: [{ shopId: line.shopId, shopname: line.shopname, lines, problems: [], sums }], sums };
}

/** The buyer declines an offer; a declined one stays as it is. */
export async function declineOffer(call: Call<"offers.decline">): Promise<ReceivedOffer> {
  const { input, viewer, services, now } = call;
  return services.db.begin(async (tx) => {
    const request = await lockOwnRequest(tx, input.id, viewer.id);
    const offer = await lockOffer(tx, tx`f.id = ${input.id}::bigint`);
    if (statusOf(offer, now) !== "declined") {
      refuseOver(offer, now);
      await transition(tx, offerMachine, "decline", offer.id, { updatetime: now });
      await notify(tx, now, noticeToShop(offer, "offer_declined", request));
    }
    const rows = await selectOffers(tx, tx`f.id = ${offer.id}`);
    const [received] = await receivedOffers(tx, rows, call);
    if (!received) throw notFound();
    return received;
  });
}

/** Finds the request of an offer that the member has received. Withdrawn offers are not found. */
const lockOwnRequest = (tx: Tx, offerId: number, memberId: number) =>
  lockRequest(
    tx,
    tx`r.member_id = ${memberId}
      and r.id = (select request_id from offer where id = ${offerId}::bigint and status <> 'withdrawn')`,
  );
