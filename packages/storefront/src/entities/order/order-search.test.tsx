// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { SiteConfig } from "marketplace-sdk";
import { createFakeMarketplace, ok } from "marketplace-sdk/testing";
import { afterEach, expect, test, vi } from "vitest";
import { paths } from "../../shared/navigation/paths";
import { openShop, Surroundings, speak } from "../../testing/stage";
import { filterFields, isFiltered, NO_FILTER, OrderSearch, readOrderFilter } from "./order-search";

afterEach(cleanup);

async function show(config: SiteConfig, filter = NO_FILTER) {
  const services = openShop("", (options) => createFakeMarketplace({ "site.config": ok(config) }, options));
  const navigate = vi.spyOn(services.navigation, "navigate");
  const i18n = await speak("en");
  render(
    <Surroundings services={services} i18n={i18n}>
      <OrderSearch filter={filter} hrefOf={(changed) => paths.order("paid", changed)} />
      <p>The list</p>
    </Surroundings>,
  );
  return navigate;
}

test("words and days of the address are read, and what is no day is none", () => {
  const read = (address: string) => readOrderFilter(new URLSearchParams(address));
  expect(read("tab=paid&q=+KT-200+&from=2026-11-01")).toEqual({ q: "KT-200", from: "2026-11-01", to: "" });
  expect(read("from=yesterday&to=%3Cb%3E")).toEqual(NO_FILTER);
  expect(read(`q=${"a".repeat(200)}`).q).toHaveLength(50);
  expect([isFiltered(NO_FILTER), isFiltered(read("to=2026-11-01"))]).toEqual([false, true]);
  expect(filterFields(read("q=lamp"))).toEqual({ search: "lamp" });
});

test("words are searched for when they are sent, and a day when it is chosen", async () => {
  const navigate = await show({ features: { order_search: true } });
  const words = await screen.findByRole("searchbox", { name: "Search orders" });
  fireEvent.change(words, { target: { value: " kettle " } });
  expect(navigate).not.toHaveBeenCalled();
  fireEvent.submit(words);
  expect(navigate).toHaveBeenLastCalledWith("/order?tab=paid&q=kettle", { replace: true });
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-01" } });
  expect(navigate).toHaveBeenLastCalledWith("/order?tab=paid&q=kettle&from=2026-11-01", { replace: true });
});

test("a server whose lists don't know words gets no field for them", async () => {
  await show({ features: {} });
  await screen.findByText("The list");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole("searchbox")).toBeNull();
});
