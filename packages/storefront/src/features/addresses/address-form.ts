import type { Address, Input } from "marketplace-sdk";
import type { FieldErrors, FieldValues } from "../../shared/forms/use-form";

/** Text fields of an address. `area` is the button that opens the sheet for country, province and city. */
export type AddressField =
  | "name"
  | "mobile"
  | "area"
  | "country"
  | "province"
  | "city"
  | "address"
  | "zip"
  | "is_default";

/** All fields, for the draft. */
export const ADDRESS_FIELDS: readonly AddressField[] = [
  "name",
  "mobile",
  "area",
  "country",
  "province",
  "city",
  "address",
  "zip",
  "is_default",
];

/** Maximum lengths in the contract. */
export const MAX_LENGTH = { name: 50, mobile: 30, address: 255, zip: 20 } as const;

/** Initial values of the form. `is_default` is "1" or empty. */
export function addressValues(address: Partial<Address> = {}, isDefault = false): FieldValues<AddressField> {
  const {
    name = "",
    mobile = "",
    country = "",
    province = "",
    city = "",
    address: detail = "",
    zip = "",
  } = address;
  return {
    name,
    mobile,
    area: "",
    country,
    province,
    city,
    address: detail,
    zip,
    is_default: isDefault ? "1" : "",
  };
}

/** Fields that a delivery needs, by the contract's rules; docs/product.md has no messages for them. */
export function validateAddress(values: FieldValues<AddressField>): FieldErrors<AddressField> {
  const mobile = values.mobile.trim();
  return {
    name: values.name.trim() ? undefined : "address.enterName",
    mobile: !mobile ? "address.enterMobile" : digits(mobile) < 5 ? "address.mobileRule" : undefined,
    area: values.country ? undefined : "address.chooseArea",
    address: values.address.trim() ? undefined : "address.enterDetail",
  };
}

/** Input of addresses.save. */
export function addressInput(
  values: FieldValues<AddressField>,
  id: Address["id"] | undefined,
): Input<"addresses.save"> {
  return {
    ...(id !== undefined && { id }),
    name: values.name.trim(),
    mobile: values.mobile.trim(),
    country: values.country,
    province: values.province,
    city: values.city,
    address: values.address.trim(),
    zip: values.zip.trim(),
    is_default: values.is_default ? 1 : 0,
  };
}

/** Accepts digits of any script, because keyboards write numbers in their own. */
function digits(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}
