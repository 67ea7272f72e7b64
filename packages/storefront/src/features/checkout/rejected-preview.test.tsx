// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { checkoutOf } from "marketplace-react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Translate } from "../../i18n/types";
import type { Services } from "../../shared/services";
import { textOf } from "../../testing/show";
import { openShop, speak, stubServer } from "../../testing/stage";
import { CheckoutScreen } from "./checkout-screen";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

beforeEach(stubServer);

const items = [{ id: 1003, num: 2, shop_id: 1, sku_id: 100301 }];

/** A shop with one product in the checkout. */
function openCheckout(): Services {
  const services = openShop();
  const checkout = checkoutOf(services);
  checkout.start([{ id: 1003, skuId: 100301, num: 2, shopId: 1, shopName: "Harbour" }], "product");
  checkout.claim("7");
  return services;
}

/** What the checkout of one product says when the server rejects its preview. */
async function checkoutWith(rejection: {
  msg: string;
  data: object;
}): Promise<{ words: string; t: Translate }> {
  const answer = fetch;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
    String(address).includes("/preview")
      ? Promise.resolve(Response.json({ code: 0, ...rejection }))
      : answer(address, init),
  );
  const services = openCheckout();
  const { queries, queryClient } = services;
  await queryClient.prefetchQuery({ ...queries.orders.preview({ items }), meta: { notify: false } });
  await queryClient.fetchQuery(queries.addresses.list());
  const i18n = await speak("en");
  return { words: textOf(<CheckoutScreen />, services, i18n), t: i18n.t };
}

test("a rejected preview shows the address that there is, and what the server said", async () => {
  const msg = "You have too many unpaid orders.";
  const { words, t } = await checkoutWith({ msg, data: { error: "too_many_unpaid" } });
  expect(words).toContain("Mira Example");
  expect(words).toContain(msg);
  expect(words).not.toContain(t("checkout.noAddress"));
});

test("one that no shown item explains says what the server said", async () => {
  const msg = "This product is gone.";
  const { words } = await checkoutWith({ msg, data: { error: "product_gone", id: 77 } });
  expect(words).toContain(msg);
});

test("what one store has against its order is shown at that store, and nothing can be ordered", async () => {
  const msg = "This store takes orders of 50.00 or more.";
  const low = { error: "order_below_minimum", id: 0, min: "50.00", msg };
  const services = openCheckout();
  const options = services.queries.orders.preview({ items });
  const preview = await services.queryClient.fetchQuery(options);
  const groups = preview.groups.map((group) => ({ ...group, problems: group.shop_id === 1 ? [low] : [] }));
  services.queryClient.setQueryData(options.queryKey, { ...preview, groups, price_token: "" });
  const i18n = await speak("en");
  const words = textOf(<CheckoutScreen />, services, i18n);
  const { t } = i18n;
  expect(words).toContain(msg);
  expect(words).toContain(t("checkout.settle"));
  expect(screen.getByRole("button", { name: t("checkout.place") }).hasAttribute("disabled")).toBe(true);
});

test("a member without an address is asked for one, and not to fix what is marked", async () => {
  const services = openCheckout();
  const options = services.queries.orders.preview({ items });
  const preview = await services.queryClient.fetchQuery(options);
  const missing = { error: "address_required", id: 0, msg: "Add an address first." };
  const groups = preview.groups.slice(0, 1).map((group) => ({ ...group, problems: [missing] }));
  services.queryClient.setQueryData(options.queryKey, { ...preview, address: null, groups, price_token: "" });
  const i18n = await speak("en");
  const words = textOf(<CheckoutScreen />, services, i18n);
  expect(words).not.toContain(i18n.t("checkout.settle"));
  expect(words).toContain(i18n.t("checkout.remarkOne"));
});
