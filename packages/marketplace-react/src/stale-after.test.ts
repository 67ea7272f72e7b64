import { QueryClient } from "@tanstack/react-query";
import { createMarketplace } from "marketplace-sdk";
import { createQueries } from "marketplace-sdk/query";
import { expect, test } from "vitest";
import { invalidateAfter } from "./stale-after";

test("account and methods are loaded again however fresh they are, others are not", async () => {
  const queries = createQueries(createMarketplace({ baseUrl: "https://shop.example" }));
  const queryClient = new QueryClient();
  const keys = [
    queries.withdrawals.methods().queryKey,
    queries.account.get().queryKey,
    queries.withdrawals.list.infinite({}).queryKey,
    queries.recharges.methods().queryKey,
  ];
  for (const key of keys) queryClient.setQueryData<unknown>(key, { pages: [], pageParams: [] });
  await invalidateAfter(queryClient, "withdrawals.create");
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, false]);
});
