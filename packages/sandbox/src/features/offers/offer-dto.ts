import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { priceText, SITE_CURRENCY } from "../../domain/money";
import { type ShopRow, shopColumns, shopDto } from "../catalog/shop-dto";
import { type Reader, type RequestRow, requestColumns, requestDto } from "../requests/request-dto";
import { type OfferRow, type OfferStatus, statusOf, termsHash } from "./offer-rows";

export type ReceivedOffer = Data<"offers.decline">;
export type SentOffer = Data<"merchantOffers.save">;

const NOTHING = { accept: false, decline: false, change: false, withdraw: false };

/** The part of an offer that both sides see. */
function commonDto(row: OfferRow, now: number) {
  return {
    id: row.id,
    request_id: row.request_id,
    shop_id: row.shop_id,
    shopname: row.shopname,
    pro_id: row.pro_id,
    sku_id: row.spec.length > 0 ? row.sku_id : 0,
    title: row.title,
    image: row.image,
    spec: row.spec.join(", "),
    price: priceText(row.price),
    num: row.num,
    goods_amount: priceText(row.price * BigInt(row.num)),
    freight: priceText(row.freight),
    tax: priceText(row.tax),
    total: priceText(row.total),
    terms_hash: termsHash(row),
    currency: SITE_CURRENCY,
    delivery_days: row.delivery_days,
    note: row.note,
    status: statusOf(row, now),
    order_no: row.order_no ?? "",
    valid_until: row.valid_until,
    createtime: row.createtime,
    updatetime: row.updatetime,
  };
}

/** Offers as the buyer sees them, each with the figures of its shop. */
export async function receivedOffers(
  db: Queryable,
  rows: readonly OfferRow[],
  { viewer, now }: Reader,
): Promise<ReceivedOffer[]> {
  const ids = [...new Set(rows.map(({ shop_id }) => shop_id))];
  const shops = await db<ShopRow[]>`
    select ${shopColumns(db, viewer?.id)} from shop s join shop_figures f on f.shop_id = s.id
    where s.id = any(${ids}::bigint[])`;
  const byId = new Map(shops.map((shop) => [shop.id, shop]));
  return rows.flatMap((row) => {
    const shop = byId.get(row.shop_id);
    if (!shop) return [];
    const offer = commonDto(row, now);
    const isOpen = offer.status === "open";
    // A suspended shop sells nothing.
    const can = { ...NOTHING, accept: isOpen && row.shop_status === "open", decline: isOpen };
    return { ...offer, can, store: shopDto(shop) };
  });
}

/** States in which the store may still make or change its offer. */
const CHANGEABLE: readonly OfferStatus[] = ["open", "withdrawn", "expired"];

/** Offers as their shop sees them, each with the request it answers. */
export async function sentOffers(
  db: Queryable,
  rows: readonly OfferRow[],
  reader: Reader,
): Promise<SentOffer[]> {
  const ids = [...new Set(rows.map(({ request_id }) => request_id))];
  const requests = await db<RequestRow[]>`
    select ${requestColumns(db)} from purchase_request r join member m on m.id = r.member_id
    where r.id = any(${ids}::bigint[])`;
  const byId = new Map(requests.map((request) => [request.id, requestDto(request, reader)]));
  return rows.flatMap((row) => {
    const request = byId.get(row.request_id);
    if (!request) return [];
    const offer = commonDto(row, reader.now);
    const change = request.status === "open" && CHANGEABLE.includes(offer.status);
    return { ...offer, can: { ...NOTHING, change, withdraw: offer.status === "open" }, request };
  });
}
