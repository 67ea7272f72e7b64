import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Address, CallOptions, Input } from "marketplace-sdk";
import { useServices } from "../../shared/services";
import { without, withSaved } from "./address-list";

/** The buyer's addresses, the default one first. */
export function useAddresses() {
  const { queries } = useServices();
  return useQuery(queries.addresses.list());
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
  const { queryKey } = queries.addresses.list();
  const change = (next: (list: readonly Address[]) => Address[]): void => {
    queryClient.setQueryData(queryKey, (list) => list && next(list));
  };
  return {
    async save(input, { at, call } = {}) {
      const saved = await market.addresses.save(input, call);
      await queryClient.cancelQueries({ queryKey });
      change((list) => withSaved(list, saved, at));
      return saved;
    },
    async remove(address) {
      await queryClient.cancelQueries({ queryKey });
      const place = queryClient.getQueryData(queryKey)?.findIndex(({ id }) => id === address.id) ?? 0;
      change((list) => without(list, address.id));
      const outcome = await market.safe(market.addresses.delete({ id: address.id }));
      // The client's onFailure shows the reason.
      if (!outcome.ok) change((list) => withSaved(list, address, place));
      return outcome.ok;
    },
  };
}
