import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { forgetPrivateAnswers } from "./private-data";

test("one user's answers are gone for the next, public ones only count as stale", () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const own = ["user.index", "aera.index", "message.list", "order.list", "request.my"].map((operation) => [
    "marketplace",
    operation,
    {},
    "en",
  ]);
  const products = ["marketplace", "index.pro", {}, "en"];
  for (const key of [...own, products]) queryClient.setQueryData(key, { of: "mira" });
  forgetPrivateAnswers(queryClient);
  for (const key of own) expect(queryClient.getQueryData(key)).toBeUndefined();
  expect(queryClient.getQueryData(products)).toEqual({ of: "mira" });
  expect(queryClient.getQueryState(products)?.isInvalidated).toBe(true);
});
