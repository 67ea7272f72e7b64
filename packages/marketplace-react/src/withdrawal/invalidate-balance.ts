import type { MarketplaceServices } from "../services.js";

/** A withdrawal was created or cancelled: every query that depends on the balance is loaded again when it is next shown. */
export function invalidateBalance({
  queries,
  queryClient,
}: Pick<MarketplaceServices, "queries" | "queryClient">): void {
  const { account, withdrawals } = queries;
  for (const { key } of [account.get, account.transactions, withdrawals.list, withdrawals.methods]) {
    void queryClient.invalidateQueries({ queryKey: key });
  }
}
