import type { Catalog } from "marketplace-sandbox-data/types";
import type { Tx } from "../../db/connect";

/** Ledger units of a cent. */
const CENT = 10_000n;
const units = (cents: number) => `${BigInt(cents) * CENT}`;

/** What shops offer for purchase requests. */
export async function insertOffers(tx: Tx, { offers }: Catalog): Promise<void> {
  if (offers.length === 0) return;
  const rows = offers.map((offer) => ({
    id: offer.id,
    request_id: offer.requestId,
    shop_id: offer.shopId,
    pro_id: offer.productId,
    sku_id: offer.skuId,
    title: offer.title,
    image: offer.image,
    spec: tx.json([...offer.spec]),
    price: units(offer.priceCents),
    num: offer.num,
    freight: units(offer.freightCents),
    tax: units(offer.taxCents),
    total: units(offer.priceCents * offer.num + offer.freightCents + offer.taxCents),
    delivery_days: offer.deliveryDays,
    note: offer.note,
    status: offer.status,
    valid_until: offer.validUntil,
    createtime: offer.createtime,
    updatetime: offer.createtime,
  }));
  await tx`insert into offer ${tx(rows)}`;
}
