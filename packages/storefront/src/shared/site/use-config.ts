import { useQuery } from "@tanstack/react-query";
import type { Data } from "marketplace-sdk";
import { INLINE_ERRORS } from "../errors";
import { STALE, useServices } from "../services";

/** The operator's settings; undefined while loading and on servers that don't send them. */
export function useConfig(): Data<"site.config"> | undefined {
  const { queries } = useServices();
  return useQuery({ ...queries.site.config(), ...INLINE_ERRORS, staleTime: STALE.session }).data;
}
