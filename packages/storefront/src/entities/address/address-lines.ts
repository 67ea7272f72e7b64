import type { Address } from "marketplace-sdk";

/** A delivery address; orders keep a copy without its id. */
export type Place = Pick<Address, "address" | "country"> &
  Partial<Pick<Address, "city" | "province" | "zip">>;

/** The lines of an address label: detail, city, province, country, zip. */
export function addressLines({ address, city, province, country, zip }: Place): string[] {
  const region = [city, province, country].filter(Boolean).join(", ");
  return [address, [region, zip].filter(Boolean).join(" · ")];
}
