import { useQuery } from "@tanstack/react-query";
import type { Data } from "marketplace-sdk";
import { STALE, useShop } from "./market";

/** What the operator has set up; undefined while it is on its way and on servers that do not tell. */
export function useConfig(): Data<"site.config"> | undefined {
  const { queries } = useShop();
  return useQuery({ ...queries.site.config(), staleTime: STALE.session }).data;
}
