// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import type { Address } from "marketplace-sdk";
import { createFakeMarketplace, fail, type Handlers, ok } from "marketplace-sdk/testing";
import { afterEach, expect, test } from "vitest";
import { openShop, Surroundings, speak } from "../../testing/stage";
import { AddressFormScreen } from "./address-form-screen";

const address: Address = {
  id: 301,
  name: "Mira",
  mobile: "+00 555 0100",
  country: "Exampleland",
  address: "12 Harbour Lane",
  is_default: true,
};

afterEach(() => document.body.replaceChildren());

/** The form for an address that was read half a minute ago. */
async function openForm(handlers: Handlers): Promise<void> {
  const services = openShop("?id=301", (options) =>
    createFakeMarketplace(handlers, { ...options, onFailure: () => undefined }),
  );
  const { queryKey } = services.queries.addresses.list();
  services.queryClient.setQueryData(queryKey, [address], { updatedAt: Date.now() - 30_000 });
  const i18n = await speak("en");
  render(
    <Surroundings services={services} i18n={i18n}>
      <AddressFormScreen />
    </Surroundings>,
  );
}

test("an address that another device has changed since is edited as it is now", async () => {
  await openForm({ "addresses.list": ok([{ ...address, mobile: "+00 555 0199" }]) });
  expect(await screen.findByLabelText("Mobile number")).toHaveProperty("value", "+00 555 0199");
});

test("an address that can't be read now is not edited as it was", async () => {
  await openForm({ "addresses.list": fail(500, "Down") });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByLabelText("Mobile number")).toBeNull();
});
