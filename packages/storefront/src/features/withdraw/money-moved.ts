import type { Shop } from "../../app/market";

/** A withdrawal was made or taken back: everything that tells of the balance is asked for anew when it is next shown. */
export function moneyMoved({ queries, queryClient }: Pick<Shop, "queries" | "queryClient">): void {
  const { account, withdrawals } = queries;
  for (const { key } of [account.get, account.transactions, withdrawals.list, withdrawals.methods]) {
    void queryClient.invalidateQueries({ queryKey: key });
  }
}
