import { useQuery } from "@tanstack/react-query";
import { isMarketplaceError, type Pay } from "marketplace-sdk";
import { useShop } from "../../app/market";
import { usePolling } from "../../app/use-polling";
import { isFinal } from "./pay-state";

/** What the contract takes as a payment's number. */
const NO = /^[A-Za-z0-9_-]{1,40}$/;

/** A payment, followed for as long as something can happen to it. */
export function usePay(no: string) {
  const { queries } = useShop();
  const query = useQuery({
    ...queries.payments.get({ pay_no: no }),
    ...usePolling<Pay>((pay) => !isFinal(pay)),
    staleTime: 0,
    enabled: NO.test(no),
  });
  const { data: pay, error } = query;
  const refused = isMarketplaceError(error) && error.kind === "api" && !error.isUnauthorized;
  return { pay, error, refetch: query.refetch, gone: !pay && (refused || !NO.test(no)) };
}
