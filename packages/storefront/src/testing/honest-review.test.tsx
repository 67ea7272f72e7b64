// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RecordScreen } from "../features/wallet/withdrawal/record-screen";
import { translated } from "../i18n";
import { textOf } from "./show";
import { openShop, speak, stubServer } from "./stage";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/* A review by people says its state, its time, who decides and how to complain, in every language. */

beforeEach(stubServer);

test.each(translated)("a withdrawal under review in %s", async (code) => {
  const shop = openShop();
  const i18n = await speak(code);
  const options = shop.queries.withdrawals.get({ id: "77" });
  const withdrawal = await shop.queryClient.fetchQuery(options);
  shop.queryClient.setQueryData(options.queryKey, { ...withdrawal, status: "pending", order_no: "W77" });
  shop.website.save({ service_url: "https://help.example" });
  const { t } = i18n;
  const words = textOf(<RecordScreen id="77" />, shop, i18n);
  const number = "W77";
  for (const part of [t("withdraw.pending"), t("withdraw.pendingText"), t("withdraw.complain", { number })]) {
    expect(words).toContain(part);
  }
  expect(t("withdraw.pendingText")).toMatch(/2\D+48/);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("https://help.example");
});
