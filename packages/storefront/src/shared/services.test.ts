import { afterEach, expect, test, vi } from "vitest";
import { openShop, stubServer } from "../testing/stage";

afterEach(() => void vi.unstubAllGlobals());

test.each(["another-token", ""])("what was read for one is gone for the next: %j", (token) => {
  stubServer();
  const { session, queryClient } = openShop();
  queryClient.setQueryData(["marketplace", "account.get", {}, "en"], { money: "5" });
  if (token) session.set(token);
  else session.logout();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
