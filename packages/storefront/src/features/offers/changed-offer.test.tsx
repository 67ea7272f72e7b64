// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReceivedOffer } from "marketplace-sdk";
import { createFactory, defaultHandlers, fail, ok } from "marketplace-sdk/testing";
import { afterEach, expect, test } from "vitest";
import { show } from "../../testing/show";
import { OffersScreen } from "./offers-screen";

// A busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const make = createFactory();
const READ: ReceivedOffer = make("ReceivedOffer", {
  ...{ id: 9, request_id: 813, pro_id: 7, sku_id: 70, title: "Stoneware pot", spec: "250 g", num: 300 },
  ...{ price: "4.00", goods_amount: "1200.00", freight: "40.00", tax: "60.00", total: "1300.00" },
  ...{ currency: "USDT", terms_hash: "read", delivery_days: 21, note: "A sample can leave tomorrow." },
  ...{ status: "open", can: { accept: true, decline: true, change: false, withdraw: false } },
});
/** The same total, for a third of the quantity. */
const NOW: ReceivedOffer = {
  ...READ,
  ...{ pro_id: 8, sku_id: 80, title: "Glass jar", spec: "100 g", num: 100, price: "11.00" },
  ...{ goods_amount: "1100.00", freight: "145.00", tax: "55.00", terms_hash: "changed" },
  ...{ delivery_days: 60, note: "No samples." },
};

test("an offer that has changed is shown old beside new, and accepted after a second deliberate press alone", async () => {
  let stored = READ;
  const { market, t } = await show(<OffersScreen id="813" />, {
    ...defaultHandlers(make),
    "offers.list": () => ok({ total: 1, per_page: 50, current_page: 1, last_page: 1, data: [stored] }),
    "addresses.list": ok([make("Address", { is_default: true })]),
    "offers.accept": ({ terms_hash }) =>
      terms_hash === stored.terms_hash
        ? ok({ pay: make("Payment"), orders: [make("Order")] })
        : fail(0, "The offer has changed.", "offer_changed"),
  });
  const accepted = () =>
    market.calls.filter(({ operation }) => operation === "offers.accept").map(({ input }) => input);
  fireEvent.click(await screen.findByRole("button", { name: t("offers.accept") }));
  const sheet = within(await screen.findByRole("dialog", { name: t("offers.acceptTitle") }));
  await waitFor(() => expect(sheet.getByRole("option")).toBeTruthy());
  stored = NOW;
  fireEvent.click(sheet.getByRole("button", { name: t("offers.acceptAndPay") }));

  const heading = await sheet.findByText(t("offers.changed"));
  const rows = within(heading.nextElementSibling as HTMLElement)
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextSibling?.textContent?.replaceAll("\u00a0", " ")]);
  const change = (now: string, before: string) => t("offers.nowBefore", { now, before });
  expect(rows).toEqual([
    [t("offers.product"), change("Glass jar", "Stoneware pot")],
    [t("product.option"), change("100 g", "250 g")],
    [t("offers.pieces"), change("100", "300")],
    [t("offers.price"), change("11.00 USDT", "4.00 USDT")],
    [t("checkout.freight"), change("145.00 USDT", "40.00 USDT")],
    [t("checkout.tax"), change("55.00 USDT", "60.00 USDT")],
    [t("offers.delivery"), change("60 days", "21 days")],
    [t("offers.words"), change("No samples.", "A sample can leave tomorrow.")],
  ]);
  expect(accepted()).toMatchObject([{ terms_hash: "read", expect_total: "1300.00" }]);

  // One press agrees to see the offer as it is now, and sends nothing; the next one accepts it.
  expect(sheet.queryByRole("button", { name: t("offers.acceptAndPay") })).toBeNull();
  fireEvent.click(sheet.getByRole("button", { name: t("offers.withChanges") }));
  const accept = await sheet.findByRole("button", { name: t("offers.acceptAndPay") });
  expect(accepted()).toHaveLength(1);
  fireEvent.click(accept);
  await waitFor(() =>
    expect(accepted()).toMatchObject([{}, { terms_hash: "changed", expect_total: "1300.00" }]),
  );
});
