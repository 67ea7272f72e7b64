import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";

/** A delivery address of the caller, and whether its country is delivered to. */
export interface DeliveryAddress {
  readonly id: number;
  readonly name: string;
  readonly mobile: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly address: string;
  readonly zip: string;
  readonly is_default: boolean;
  readonly createtime: number;
  readonly is_open: boolean;
  /** The country in the list of areas; null for one that is not in it. */
  readonly area_id: number | null;
}

/** The part of an address that an order keeps. */
export type AddressSnapshot = Pick<
  DeliveryAddress,
  "name" | "mobile" | "country" | "province" | "city" | "address" | "zip"
>;

/**
 * A member's address: the one with this id, or the default one. An unknown country counts as open, because addresses may be
 * typed by hand.
 */
export async function findAddress(
  db: Queryable,
  memberId: number,
  id?: number,
): Promise<DeliveryAddress | undefined> {
  const [row] = await db<DeliveryAddress[]>`
    select a.id, a.name, a.mobile, a.country, a.province, a.city, a.address, a.zip, a.is_default, a.createtime,
      coalesce(country.is_open, true) as is_open, country.id as area_id
    from address a
    left join lateral (
      select id, is_open from area where pid = 0
        and (lower(area.name) = lower(a.country) or lower(area.code) = lower(a.country))
      order by is_open, id limit 1
    ) country on true
    where a.member_id = ${memberId} and ${id === undefined ? db`a.is_default` : db`a.id = ${id}::bigint`}`;
  return row;
}

/** @returns the copy that an order keeps; later changes of the address book do not reach it */
export const snapshotOf = (row: DeliveryAddress): AddressSnapshot => ({
  name: row.name,
  mobile: row.mobile,
  country: row.country,
  province: row.province,
  city: row.city,
  address: row.address,
  zip: row.zip,
});

/** An address as the preview shows it. */
export const addressDto = (row: DeliveryAddress): NonNullable<Data<"orders.preview">["address"]> => ({
  id: row.id,
  ...snapshotOf(row),
  is_default: row.is_default ? 1 : 0,
  createtime: row.createtime,
});
