import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { forgetPrivateAnswers } from "./private-data";

test("one user's answers are gone for the next, public ones only count as stale", () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const user = ["marketplace", "user.index", {}, "en"];
  const addresses = ["marketplace", "aera.index", {}, "en"];
  const products = ["marketplace", "index.pro", {}, "en"];
  for (const key of [user, addresses, products]) queryClient.setQueryData(key, { of: "mira" });
  forgetPrivateAnswers(queryClient);
  expect(queryClient.getQueryData(user)).toBeUndefined();
  expect(queryClient.getQueryData(addresses)).toBeUndefined();
  expect(queryClient.getQueryData(products)).toEqual({ of: "mira" });
  expect(queryClient.getQueryState(products)?.isInvalidated).toBe(true);
});
