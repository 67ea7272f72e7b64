import { useQuery } from "@tanstack/react-query";
import type { Data } from "marketplace-sdk";
import { INLINE_ERRORS } from "../errors";
import { STALE, useServices } from "../services";

/** What the operator has set up; undefined while it is on its way and on servers that do not tell. */
export function useConfig(): Data<"site.config"> | undefined {
  const { queries } = useServices();
  return useQuery({ ...queries.site.config(), ...INLINE_ERRORS, staleTime: STALE.session }).data;
}
