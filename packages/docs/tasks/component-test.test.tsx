// @vitest-environment happy-dom
import { createFakeMarketplace, fault, ok, sequence, unauthorized } from "marketplace-sdk/testing";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { FollowButton } from "./follow-button";

test("the button says what happened, and asks the server each time", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const market = createFakeMarketplace({
    "stores.toggleFollow": sequence(unauthorized(), fault("refused"), ok({ followed: true })),
  });
  const place = document.createElement("main");
  await act(async () => createRoot(place).render(<FollowButton market={market} store={3} />));

  const labels: (string | null)[] = [];
  for (let press = 0; press < 3; press++) {
    await act(async () => place.querySelector("button")?.click());
    labels.push(place.textContent);
  }
  expect(labels).toEqual(["Sign in first", "Try again", "Following"]);
  expect(market.calls.map(({ operation }) => operation)).toEqual(Array(3).fill("stores.toggleFollow"));
});
