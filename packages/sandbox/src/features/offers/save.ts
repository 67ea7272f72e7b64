import type { Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { transition } from "../../db/transition";
import { isPublishable } from "../../domain/content-filter";
import { DAY } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import { offerMachine } from "../../domain/state-machines/machines";
import { notFound } from "../../kernel/errors";
import type { IdempotentCall } from "../../kernel/idempotency";
import { HIGHEST_PRICE, readPrice, readPriceWithin } from "../../kernel/read-amount";
import type { Settings } from "../../kernel/settings";
import { problemError } from "../checkout/preview";
import { problemOf, taxOf } from "../checkout/pricing";
import { notify } from "../messages/notify";
import { type CartLine, loadCart } from "../orders/cart";
import { offerNotice } from "../requests/close-request";
import { type LockedRequest, lockRequest } from "../requests/locked-request";
import { refuseSuspended } from "../standing/suspension";
import { lockMember } from "../users/lock-member";
import { type SentOffer, sentOffers } from "./offer-dto";
import { type OfferRow, selectOffers, statusOf } from "./offer-rows";

type Call = IdempotentCall<"merchantOffers.save">;

const VALID_DAYS = 14;

/** The shop offers one of its products for a request, or changes its offer. */
export async function saveOffer(call: Call, tx: Tx): Promise<SentOffer> {
  const { input, viewer, services, now } = call;
  if (!isPublishable(input.note ?? "")) throw new BusinessError("content_rejected", { field: "note" });
  const shopId = viewer.shopId ?? 0;
  // Parallel calls of one shop run one after the other, so that they cannot exceed the daily limit together.
  await lockMember(tx, viewer.id);
  await refuseSuspended(tx, shopId);
  const request = await lockRequest(tx, tx`r.id = ${input.request_id}::bigint`);
  if (request.member_id === viewer.id) throw new BusinessError("own_request");
  const [own] = await tx<Pick<OfferRow, "id" | "status" | "valid_until">[]>`
    select id, status, valid_until from offer where request_id = ${request.id} and shop_id = ${shopId} for no key update`;
  refuseAnswered(own, now);
  if (request.status !== "open" || request.expires_at <= now) throw new BusinessError("request_closed");
  const terms = await readTerms(tx, input, shopId, viewer.id);
  const columns = { ...terms, valid_until: now + (input.valid_days ?? VALID_DAYS) * DAY, updatetime: now };
  const id = own
    ? await changeOffer(tx, own, columns)
    : await addOffer(
        tx,
        { ...columns, request_id: request.id, shop_id: shopId, createtime: now },
        services.settings,
      );
  if (!own) await notifyBuyer(tx, request, shopId, now);
  const [sent] = await sentOffers(tx, await selectOffers(tx, tx`f.id = ${id}`), call);
  if (!sent) throw notFound();
  return sent;
}

/** @throws {BusinessError} `bad_state` with the `status` of an offer that the buyer has answered */
function refuseAnswered(own: Pick<OfferRow, "status" | "valid_until"> | undefined, now: number): void {
  if (!own) return;
  const status = statusOf(own, now);
  if (status === "accepted" || status === "declined") throw new BusinessError("bad_state", { status });
}

/** The columns of an offer. Amounts are calculated once and stay fixed until the shop changes the offer. */
async function readTerms(tx: Tx, input: Call["input"], shopId: number, memberId: number) {
  const price = readPrice(input.price, "price");
  const freight = readPriceWithin(input.freight ?? "0", "freight");
  const { num } = input;
  if (price === 0n || price * BigInt(num) > HIGHEST_PRICE)
    throw new BusinessError("price_invalid", { field: "price" });
  const item = { id: input.pro_id, sku_id: input.sku_id ?? 0, num, shop_id: shopId };
  const [found] = await loadCart(tx, [item]);
  if (!found) throw notFound();
  const line: CartLine = { ...found, price, packSize: 1 };
  // The products are the shop's own, so the check against buying from oneself doesn't apply.
  const problem = problemOf({ ...line, ownerId: 0 }, memberId);
  if (problem) throw problemError(problem);
  const tax = taxOf([line]);
  return {
    pro_id: line.productId,
    sku_id: line.skuId,
    title: line.title,
    image: line.image,
    spec: tx.json([...line.spec]),
    price: `${price}`,
    num,
    freight: `${freight}`,
    tax: `${tax}`,
    total: `${price * BigInt(num) + freight + tax}`,
    delivery_days: input.delivery_days,
    note: (input.note ?? "").trim(),
  };
}

type Columns = Awaited<ReturnType<typeof readTerms>> & {
  readonly valid_until: number;
  readonly updatetime: number;
};

/** Changes an open offer. An offer that was withdrawn or has expired is opened again. */
async function changeOffer(tx: Tx, own: Pick<OfferRow, "id" | "status">, columns: Columns): Promise<number> {
  if (own.status !== "open") await transition(tx, offerMachine, "renew", own.id);
  await tx`update offer set ${tx(columns)} where id = ${own.id}`;
  return own.id;
}

async function addOffer(
  tx: Tx,
  row: Columns & { readonly request_id: number; readonly shop_id: number; readonly createtime: number },
  { maxOffersPerDay, maxOffersPerRequest }: Pick<Settings, "maxOffersPerDay" | "maxOffersPerRequest">,
): Promise<number> {
  const [count] = await tx<{ today: number; here: number }[]>`
    select (select count(*) from offer where shop_id = ${row.shop_id} and createtime > ${row.createtime - DAY}) as today,
      (select count(*) from offer where request_id = ${row.request_id}) as here`;
  const { today = 0, here = 0 } = count ?? {};
  if (today >= maxOffersPerDay) throw new BusinessError("too_many_offers", { max: maxOffersPerDay });
  if (here >= maxOffersPerRequest) throw new BusinessError("too_many_offers", { max: maxOffersPerRequest });
  const [made] = await tx<RowOf<"offer", "id">[]>`insert into offer ${tx(row)} returning id`;
  if (!made) throw new Error("no offer was written");
  return made.id;
}

/** Notifies once per shop and request, since changes are visible on the request. */
async function notifyBuyer(tx: Tx, request: LockedRequest, shopId: number, now: number): Promise<void> {
  const [shop] = await tx<RowOf<"shop", "shopname">[]>`select shopname from shop where id = ${shopId}`;
  const notice = {
    memberId: request.member_id,
    type: "order",
    template: "offer_new",
    params: { shopname: shop?.shopname ?? "" },
  } as const;
  await notify(tx, now, offerNotice(request, notice));
}
