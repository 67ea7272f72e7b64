import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { priceText, SITE_CURRENCY } from "../../domain/money";
import type { Language } from "../../i18n/languages";
import { maskName } from "../catalog/review-dto";
import { countryName } from "../users/countries";

type PurchaseRequest = Data<"purchaseRequests.get">;

/** A purchase request with its buyer's name. `target_price` is in ledger units. */
export interface RequestRow {
  readonly id: number;
  readonly member_id: number;
  readonly username: string;
  readonly title: string;
  readonly content: string;
  readonly category_id: number | null;
  readonly num: number;
  readonly unit: string;
  readonly target_price: bigint | null;
  readonly country: string;
  readonly images: readonly string[];
  readonly status: "open" | "closed";
  readonly quote_count: number;
  readonly createtime: number;
  readonly expires_at: number;
}

/** Columns of {@link RequestRow}; `r` is the request, `m` its buyer. */
export const requestColumns = (db: Queryable) => db`
  r.id, r.member_id, m.username, r.title, r.content, r.category_id, r.num, r.unit, r.target_price, r.country, r.images,
  r.status, r.createtime, r.expires_at,
  (select count(*) from offer where request_id = r.id and offer.status <> 'withdrawn') as quote_count`;

/** Who reads a purchase request, when and in which language. */
export interface Reader {
  readonly viewer: { readonly id: number } | undefined;
  readonly language: Language;
  /** Unix seconds. */
  readonly now: number;
}

/** A purchase request as the contract returns it. An expired one is shown as closed, even before the scheduler has closed it. */
export function requestDto(row: RequestRow, { viewer, language, now }: Reader): PurchaseRequest {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    category_id: row.category_id ?? 0,
    num: row.num,
    unit: row.unit,
    ...(row.target_price !== null && { target_price: priceText(row.target_price) }),
    currency: SITE_CURRENCY,
    country: countryName(row.country, language) ?? row.country,
    images: [...row.images],
    status: row.expires_at <= now ? "closed" : row.status,
    quote_count: row.quote_count,
    username_masked: maskName(row.username),
    is_own: viewer?.id === row.member_id ? 1 : 0,
    createtime: row.createtime,
    expires_at: row.expires_at,
  };
}
