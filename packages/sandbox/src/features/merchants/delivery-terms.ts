import type { Input } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { BusinessError } from "../../domain/errors";
import { type FreightZone, storeZones } from "../../domain/freight";
import { readPriceWithin } from "../../kernel/read-amount";

type ProfileInput = Input<"merchant.saveStore">;
type ZoneInput = NonNullable<ProfileInput["freight_zones"]>[number];

/**
 * Columns of the terms of delivery that a request changes: the smallest order, and the freight by country.
 *
 * @throws {BusinessError} `price_invalid`, and `field_invalid` for a country that is unknown or in two zones, each with `field`
 */
export async function deliveryTerms(tx: Tx, { min_order_amount, freight_zones }: ProfileInput) {
  if (freight_zones) await checkAreas(tx, freight_zones);
  return {
    ...(min_order_amount !== undefined && {
      min_order_amount: `${readPriceWithin(min_order_amount, "min_order_amount")}`,
    }),
    ...(freight_zones && { freight_zones: tx.json(storeZones(freight_zones.map(readZone))) }),
  };
}

function readZone(
  { areas, base, per_piece = "0", per_kg = "0", free_from }: ZoneInput,
  i: number,
): FreightZone {
  const price = (text: string, name: string) => readPriceWithin(text, `freight_zones.${i}.${name}`);
  return {
    areas: areas.map(Number),
    base: price(base, "base"),
    perPiece: price(per_piece, "per_piece"),
    perKg: price(per_kg, "per_kg"),
    freeFrom: free_from === undefined ? undefined : price(free_from, "free_from"),
  };
}

/** Each zone has countries of its own, and one zone at most is for all others. */
async function checkAreas(tx: Tx, zones: readonly ZoneInput[]): Promise<void> {
  const rows = await tx<RowOf<"area", "id">[]>`select id from area where pid = 0`;
  const free = new Set(rows.map(({ id }) => id));
  let hasOthers = false;
  for (const [i, { areas }] of zones.entries()) {
    const isFine = areas.length === 0 ? !hasOthers : areas.every((id) => free.delete(Number(id)));
    if (!isFine) throw new BusinessError("field_invalid", { field: `freight_zones.${i}.areas` });
    hasOthers ||= areas.length === 0;
  }
}
