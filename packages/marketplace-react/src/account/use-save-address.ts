"use client";
import { type Address, type CallOptions, type Input, isOutcomeKnown } from "marketplace-sdk";
import { useRef } from "react";
import { useMarketplace } from "../provider.js";

/**
 * Saves an address of the signed-in user. After a lost answer it looks whether a new one is there before it sends it again: it would be
 * there twice.
 *
 * @returns saves it, for every attempt of one form. Resolves to the server's version, and throws what `addresses.save` throws
 */
export function useSaveAddress(): (
  input: Input<"addresses.save">,
  options?: CallOptions,
) => Promise<Address> {
  const { market, queries, queryClient } = useMarketplace();
  const isUnknown = useRef(false);
  return async (input, options) => {
    if (isUnknown.current && input.id === undefined) {
      const list = await queryClient.fetchQuery({ ...queries.addresses.list(), staleTime: 0 });
      const saved = list.find((address) => isSame(address, input));
      isUnknown.current = false;
      if (saved) return saved;
    }
    try {
      return await market.addresses.save(input, options);
    } catch (error) {
      isUnknown.current = !isOutcomeKnown(error, isUnknown.current);
      throw error;
    }
  };
}

const COMPARED = ["name", "mobile", "country", "province", "city", "address", "zip"] as const;

const isSame = (address: Address, input: Input<"addresses.save">): boolean =>
  COMPARED.every((field) => (address[field] ?? "") === (input[field] ?? ""));
