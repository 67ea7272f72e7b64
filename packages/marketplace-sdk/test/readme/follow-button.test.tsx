// @vitest-environment happy-dom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import type { Marketplace } from "../../src/index";
import { createFakeMarketplace, fault, ok, sequence, unauthorized } from "../../src/testing/index";

function FollowButton({ market, shop }: { market: Marketplace; shop: number }) {
  const [label, setLabel] = useState("Follow");
  const [problem, setProblem] = useState("");
  const follow = async () => {
    const outcome = await market.safe(market.stores.toggleFollow({ id: shop }));
    if (outcome.ok) setLabel(outcome.data.followed ? "Following" : "Follow");
    setProblem(outcome.ok ? "" : outcome.error.isUnauthorized ? "Sign in first" : "Please try again");
  };
  return (
    <>
      <button type="button" onClick={follow}>
        {label}
      </button>
      <output>{problem}</output>
    </>
  );
}

test("a press follows the store, and shows the error when it fails", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const market = createFakeMarketplace({
    "stores.toggleFollow": sequence(unauthorized(), fault("refused"), ok({ followed: true })),
  });
  const place = document.createElement("main");
  await act(async () => createRoot(place).render(<FollowButton market={market} shop={3} />));

  const press = () => act(async () => place.querySelector("button")?.click());
  await press();
  expect(place.textContent).toBe("FollowSign in first");
  await press();
  expect(place.textContent).toBe("FollowPlease try again");
  await press();
  expect(place.textContent).toBe("Following");
  expect(market.calls.map(({ input }) => input)).toEqual([{ id: 3 }, { id: 3 }, { id: 3 }]);
});
