import { QueryClient } from "@tanstack/react-query";
import { createMarketplace } from "marketplace-sdk";
import { createQueries } from "marketplace-sdk/query";
import { expect, test } from "vitest";
import { invalidateBalance } from "./invalidate-balance";

test("account and methods are loaded again however fresh they are, others are not", () => {
  const queries = createQueries(createMarketplace({ baseUrl: "https://shop.example" }));
  const queryClient = new QueryClient();
  const { account: accountQueries, withdrawals, recharges } = queries;
  const [form, account, other] = [withdrawals.methods(), accountQueries.get(), recharges.methods()].map(
    ({ queryKey }) => queryKey,
  );
  for (const key of [form, account, other]) queryClient.setQueryData(key ?? [], {});
  invalidateBalance({ queries, queryClient });
  expect([form, account, other].map((key) => queryClient.getQueryState(key ?? [])?.isInvalidated)).toEqual([
    true,
    true,
    false,
  ]);
});
