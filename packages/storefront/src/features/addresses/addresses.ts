import { useQuery, useQueryClient } from "@tanstack/react-query";
import { typedName, useSameAccount, useSaveAddress } from "marketplace-react";
import type { Address, CallOptions, Input } from "marketplace-sdk";
import type { FieldErrors } from "../../shared/forms/field-errors";
import type { FieldValues } from "../../shared/forms/form-values";
import { useServices } from "../../shared/services";

/** The buyer's addresses, the default one first. @param options.staleTime as of `useQuery` */
export function useAddresses(options: { staleTime?: number } = {}) {
  const { queries } = useServices();
  return useQuery({ ...queries.addresses.list(), ...options });
}

/** Changes to the address list. The server's response is shown without refetching the list. */
export interface AddressChanges {
  /**
   * Adds or replaces an address, and resolves to the server's version. `at`: place of a new one in the list. @throws
   * {MarketplaceError} of addresses.save
   */
  save(input: Input<"addresses.save">, options?: { at?: number; call?: CallOptions }): Promise<Address>;
  /** Removes an address from the list at once, and restores it if the server refuses. Resolves to whether it was deleted. */
  remove(address: Address): Promise<boolean>;
}

export function useAddressChanges(): AddressChanges {
  const { market, queries } = useServices();
  const queryClient = useQueryClient();
  const isSameAccount = useSameAccount();
  const saveAddress = useSaveAddress();
  const { queryKey } = queries.addresses.list();
  const change = (next: (list: readonly Address[]) => Address[]): void => {
    queryClient.setQueryData(queryKey, (list) => list && next(list));
  };
  return {
    async save(input, { at, call } = {}) {
      const saved = await saveAddress(input, call);
      await queryClient.cancelQueries({ queryKey });
      change((list) => withSaved(list, saved, at));
      return saved;
    },
    async remove(address) {
      await queryClient.cancelQueries({ queryKey });
      const place = queryClient.getQueryData(queryKey)?.findIndex(({ id }) => id === address.id) ?? 0;
      change((list) => without(list, address.id));
      const outcome = await market.safe(market.addresses.delete({ id: address.id }));
      // The client's onFailure shows the reason. Another user may see the list by now.
      if (!outcome.ok && isSameAccount()) change((list) => withSaved(list, address, place));
      return outcome.ok;
    },
  };
}

function same(one: Address["id"], other: Address["id"]): boolean {
  return String(one) === String(other);
}

/** An address in the list. Ids are compared as text. */
export function findAddress(list: readonly Address[], id: Address["id"] | undefined): Address | undefined {
  return id === undefined ? undefined : list.find((address) => same(address.id, id));
}

/**
 * The list after the server has saved `saved`: in its old place, or at `at` (default: the end) if it is new. A new default
 * address replaces the old one, as on the server.
 */
export function withSaved(list: readonly Address[], saved: Address, at = list.length): Address[] {
  const takesMark = saved.is_default;
  const place = list.findIndex((row) => same(row.id, saved.id));
  const others = without(list, saved.id).map(
    (row): Address => (takesMark ? { ...row, is_default: false } : row),
  );
  others.splice(place < 0 ? at : place, 0, saved);
  return others;
}

/** The list without one address. */
export function without(list: readonly Address[], id: Address["id"]): Address[] {
  return list.filter((row) => !same(row.id, id));
}

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

/** Initial values of the form. `is_default` is "1" or empty. Stock servers send null for what a row has not. */
export function addressValues(address: Partial<Address> = {}, isDefault = false): FieldValues<AddressField> {
  return {
    name: address.name ?? "",
    mobile: address.mobile ?? "",
    area: "",
    country: address.country ?? "",
    province: address.province ?? "",
    city: address.city ?? "",
    address: address.address ?? "",
    zip: address.zip ?? "",
    is_default: isDefault ? "1" : "",
  };
}

/** Fields that a delivery needs, by the contract's rules; docs/product.md has no messages for them. */
export function validateAddress(values: FieldValues<AddressField>): FieldErrors<AddressField> {
  const mobile = typedName(values.mobile);
  return {
    name: values.name.trim() ? undefined : "address.enterName",
    mobile: !mobile ? "address.enterMobile" : digits(mobile) < 5 ? "address.mobileRule" : undefined,
    area: values.country ? undefined : "address.chooseArea",
    address: values.address.trim() ? undefined : "address.enterDetail",
  };
}

/** Input of addresses.save. @param stored the address to change; undefined for a new one */
export function addressInput(
  values: FieldValues<AddressField>,
  stored: Pick<Address, "id" | "is_default"> | undefined,
): Input<"addresses.save"> {
  // A mark that could not be read stays as it is, unless the buyer sets it.
  const isUnread = stored !== undefined && stored.is_default === undefined;
  return {
    ...(stored && { id: stored.id }),
    name: values.name.trim(),
    mobile: typedName(values.mobile),
    country: values.country,
    province: values.province,
    city: values.city,
    address: values.address.trim(),
    zip: typedName(values.zip),
    ...(values.is_default ? { is_default: 1 } : !isUnread && { is_default: 0 }),
  };
}

/** Accepts digits of any script, because keyboards write numbers in their own. */
function digits(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}
