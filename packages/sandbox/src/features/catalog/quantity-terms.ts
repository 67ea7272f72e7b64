import type { Queryable } from "../../db/connect";
import type { LeadTime } from "../../domain/lead-times";
import { type StoredTier, tierDtos } from "../../domain/price-tiers";

/** What depends on the quantity of a product. */
export interface QuantityTermsRow {
  readonly price_tiers: readonly StoredTier[];
  readonly pack_size: number;
  readonly weight: number;
  readonly lead_times: readonly LeadTime[];
}

/** The columns of a {@link QuantityTermsRow} for `product p`. */
export const quantityTermColumns = (db: Queryable) => db`p.price_tiers, p.pack_size, p.weight, p.lead_times`;

export const quantityTermsDto = ({ price_tiers, pack_size, weight, lead_times }: QuantityTermsRow) => ({
  price_tiers: tierDtos(price_tiers),
  pack_size,
  weight,
  lead_times: lead_times.map(({ min_num, days }) => ({ min_num, days })),
});
