// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServices, renderWith } from "../../test/render";
import { useServerNow } from "./use-server-now";

function Now() {
  return <output>{Math.round(useServerNow())}</output>;
}

test("it renders again when an answer shows that the device's clock is wrong", () => {
  const fake = fakeServices({});
  let jump = (): void => {};
  let ahead = 0;
  const clock = {
    now: () => 1_795_000_000 - ahead,
    subscribe(listener: () => void) {
      jump = listener;
      return () => {};
    },
  };
  const services = { ...fake.services, market: { ...fake.market, clock } };
  renderWith(<Now />, {}, { ...fake, services });
  expect(screen.getByRole("status").textContent).toBe("1795000000");
  ahead = 3600;
  act(jump);
  expect(screen.getByRole("status").textContent).toBe("1794996400");
});
