import { createHash } from "node:crypto";
import type { Fragment } from "postgres";
import type { Queryable, Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import { notFound } from "../../kernel/errors";

export type OfferStatus = "open" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";

/** An offer with everything that responses show. Amounts are in ledger units. */
export interface OfferRow {
  readonly id: number;
  readonly request_id: number;
  readonly shop_id: number;
  readonly shopname: string;
  readonly shop_status: string;
  readonly pro_id: number;
  readonly sku_id: number;
  readonly title: string;
  readonly image: string;
  readonly spec: readonly string[];
  readonly price: bigint;
  readonly num: number;
  readonly freight: bigint;
  readonly tax: bigint;
  readonly total: bigint;
  readonly delivery_days: number;
  readonly note: string;
  readonly status: OfferStatus;
  readonly order_no: string | null;
  readonly valid_until: number;
  readonly createtime: number;
  readonly updatetime: number;
}

/**
 * Reads offers.
 *
 * @param where condition on `f` (offer) and `r` (its purchase request); the owner check belongs in it
 * @param window `order by … limit … offset …`
 */
export const selectOffers = (db: Queryable, where: Fragment, window: Fragment = db``) => db<OfferRow[]>`
  select f.id, f.request_id, f.shop_id, s.shopname, s.status as shop_status, f.pro_id, f.sku_id, f.title, f.image, f.spec,
    f.price, f.num, f.freight, f.tax, f.total, f.delivery_days, f.note, f.status, o.order_no, f.valid_until, f.createtime,
    f.updatetime
  from offer f join purchase_request r on r.id = f.request_id join shop s on s.id = f.shop_id
  left join shop_order o on o.id = f.order_id
  where ${where} ${window}`;

/** The state of an offer: expired as soon as its time is over, even before the scheduler has run. @param now unix seconds */
export const statusOf = (
  { status, valid_until }: Pick<OfferRow, "status" | "valid_until">,
  now: number,
): OfferStatus => (status === "open" && valid_until <= now ? "expired" : status);

/**
 * Names what an offer says, so that a buyer accepts exactly what they have read. The title and the variant's words are part of
 * it, because the order keeps them.
 */
export function termsHash(offer: Omit<LockedOffer, "owner_id">): string {
  const { pro_id, sku_id, title, spec, num, price, freight, tax, delivery_days, note } = offer;
  const amounts = [price, freight, tax].map(String);
  const terms = JSON.stringify([pro_id, sku_id, title, spec, num, amounts, delivery_days, note]);
  return createHash("sha256").update(terms).digest("hex");
}

/** An offer whose row is locked, with the member who runs its shop. */
export interface LockedOffer extends Omit<OfferRow, "shopname" | "shop_status" | "order_no"> {
  readonly owner_id: number;
}

/** Locks an offer. @param where condition on `f`; the owner check belongs in it @throws {HttpError} 404 when missing */
export async function lockOffer(tx: Tx, where: Fragment): Promise<LockedOffer> {
  const [row] = await tx<LockedOffer[]>`
    select f.*, s.owner_id from offer f join shop s on s.id = f.shop_id where ${where} for no key update of f`;
  if (!row) throw notFound();
  return row;
}

/** @throws {BusinessError} `bad_state` with `status` unless the offer can still be answered */
export function refuseOver(offer: Pick<OfferRow, "status" | "valid_until">, now: number): void {
  const status = statusOf(offer, now);
  if (status !== "open") throw new BusinessError("bad_state", { status });
}
