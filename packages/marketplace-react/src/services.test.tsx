// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { fail } from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { fakeServices, renderWith } from "../test/render";
import { useMarketplace } from "./provider";

function Methods() {
  const { queries } = useMarketplace();
  const { error } = useQuery(queries.recharges.methods());
  return <output>{error ? error.msg : "loading"}</output>;
}

test("a query that was refused while its screen was on its way is not sent again", async () => {
  const fake = fakeServices({ "recharges.methods": fail(0, "Closed today.") });
  const { services, market } = fake;
  await services.queryClient.prefetchQuery(services.queries.recharges.methods());
  renderWith(<Methods />, {}, fake);
  await screen.findByText("Closed today.");
  expect(market.calls).toHaveLength(1);
});

test("an older error is tried again when its screen is opened again", async () => {
  const fake = fakeServices({ "recharges.methods": fail(0, "Closed today.") });
  const { services, market } = fake;
  await services.queryClient.prefetchQuery(services.queries.recharges.methods());
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 10_000);
  renderWith(<Methods />, {}, fake);
  await vi.waitFor(() => expect(market.calls).toHaveLength(2));
  vi.restoreAllMocks();
});
