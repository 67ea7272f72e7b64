// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import type { Order } from "marketplace-sdk";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { casesOf } from "../../../../scripts/lib/cases.mjs";
import { OrderSheets } from "../features/orders/order-sheets";
import { Removal } from "../features/seller/dashboard/removal";
import { DeclineForm } from "../features/seller/dashboard/ship-form";
import { CancelQuestion } from "../features/wallet/withdrawal/cancel-question";
import type { I18n } from "../i18n";
import { translated } from "../i18n";
import type { Services } from "../shared/services";
import { textOf, wordsBefore } from "./show";
import { openShop, speak, stubServer } from "./stage";

/* What is refunded, and what can't be undone, precedes the buttons that cancel, confirm and decline, in every language. */

let services: Services;
beforeEach(() => {
  stubServer();
  services = openShop();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** What a part says before the button of that name. */
function saidBefore(name: string, part: ReactNode, i18n: I18n): string {
  textOf(part, services, i18n);
  return wordsBefore(name);
}

describe.each(casesOf({ test: ["en", "ar"], verify: translated, full: translated }))("in %s", (code) => {
  let i18n: I18n;
  beforeEach(async () => {
    i18n = await speak(code);
  });

  const sheet = (action: "cancel" | "confirmReceipt", order: Order): ReactNode => {
    const desk = { requested: { action, order }, close: () => undefined };
    return <OrderSheets actions={desk} onDone={() => undefined} />;
  };

  test("cancelling an order: what comes back, or that there is nothing to give back", async () => {
    const order = await services.queryClient.fetchQuery(
      services.queries.orders.get({ order_no: "O2026111600471" }),
    );
    const { t } = i18n;
    const readWhen = (status: string): string =>
      saidBefore(t("orders.cancel"), sheet("cancel", { ...order, status }), i18n);
    expect(readWhen("paid")).toContain(t("orders.cancelTitle"));
    expect(readWhen("paid")).toContain(t("orders.cancelPaid", { money: i18n.money("26.24", "USDT") }));
    expect(readWhen("unpaid")).toContain(t("orders.cancelUnpaid"));
  });

  test("confirming receipt: that the store is paid and nothing can be taken back, and whom to ask first", async () => {
    const order = await services.queryClient.fetchQuery(
      services.queries.orders.get({ order_no: "O2026111600471" }),
    );
    const { t } = i18n;
    const readWith = (dispute: boolean): string => {
      const asked = { ...order, can: { ...order.can, dispute } };
      return saidBefore(t("orders.receiptYes"), sheet("confirmReceipt", asked), i18n);
    };
    for (const part of [t("orders.receiptTitle"), t("orders.receiptText")]) {
      expect(readWith(true)).toContain(part);
    }
    // Where problems are heard, the way to report one is here.
    expect(readWith(true)).toContain(t("orders.receiptProblem"));
    expect(readWith(true)).toContain(t("disputes.report"));
    expect(readWith(false)).toContain(t("orders.receiptCare"));
    expect(readWith(false)).not.toContain(t("disputes.report"));
  });

  test("declining an order: what goes back to the buyer, and that it can't be undone", async () => {
    const order = await services.queryClient.fetchQuery(
      services.queries.merchantOrders.get({ order_no: "O2026111600471" }),
    );
    const { t } = i18n;
    const form = <DeclineForm order={order} onDone={() => undefined} />;
    const words = saidBefore(t("dashboard.decline"), form, i18n);
    const money = i18n.money(order.total, order.currency);
    for (const part of [t("dashboard.declineText", { money }), t("dashboard.declineHint")]) {
      expect(words).toContain(part);
    }
  });

  test("cancelling a withdrawal: what comes back, the fee included", async () => {
    const withdrawal = await services.queryClient.fetchQuery(services.queries.withdrawals.get({ id: "1" }));
    const { t } = i18n;
    const question = <CancelQuestion open withdrawal={withdrawal} onClose={() => undefined} />;
    const words = saidBefore(t("withdraw.cancel"), question, i18n);
    const money = i18n.money(withdrawal.amount, withdrawal.currency ?? "");
    expect(words).toContain(t("withdraw.cancelText", { money }));
  });
});

test("whatever can't be undone has the same button", async () => {
  const i18n = await speak("en");
  const { t } = i18n;
  const { queries, queryClient } = services;
  const order = await queryClient.fetchQuery(queries.orders.get({ order_no: "O2026111600471" }));
  const own = await queryClient.fetchQuery(queries.merchantOrders.get({ order_no: "O2026111600471" }));
  const withdrawal = await queryClient.fetchQuery(queries.withdrawals.get({ id: "1" }));
  const product = await queryClient.fetchQuery(queries.merchantProducts.get({ id: "1003" }));
  const none = (): void => undefined;
  const actions = { requested: { action: "cancel" as const, order }, close: none };
  const shown: readonly [ReactNode, string][] = [
    [<OrderSheets key="order" actions={actions} onDone={none} />, t("orders.cancel")],
    [<DeclineForm key="decline" order={own} onDone={none} />, t("dashboard.decline")],
    [<CancelQuestion key="withdrawal" withdrawal={withdrawal} open onClose={none} />, t("withdraw.cancel")],
    [<Removal key="product" product={product} onDone={none} />, t("dashboard.remove")],
  ];
  for (const [sheet, label] of shown) {
    textOf(sheet, services, i18n);
    expect(screen.getByRole("button", { name: label }).className, label).toMatch(/danger/);
  }
});
