import { useQuery } from "@tanstack/react-query";
import { useShop } from "../../app/market";

/** Currency of the balance, as the answer on screen names it. */
export function useCurrency(): string {
  const { queries } = useShop();
  const { data } = useQuery({ ...queries.withdrawals.methods(), enabled: false });
  return data?.currency ?? "";
}
