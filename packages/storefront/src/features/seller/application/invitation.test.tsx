// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import type { SiteConfig } from "marketplace-sdk";
import { createFakeMarketplace, type Handlers, ok } from "marketplace-sdk/testing";
import { afterEach, expect, test } from "vitest";
import { openShop, Surroundings, speak } from "../../../testing/stage";
import { Invitation } from "./invitation";

afterEach(cleanup);

const SELLING = { opening_fee: "0.00", commission: "0.05", payout_days: 14, review_hours: 48 };

async function show(config: SiteConfig, language = "en") {
  const handlers: Handlers = { "site.config": ok(config) };
  const services = openShop("", (options) => createFakeMarketplace(handlers, options));
  const i18n = await speak(language);
  render(
    <Surroundings services={services} i18n={i18n}>
      <Invitation />
    </Surroundings>,
  );
  return i18n;
}

/** The costs as they are read, after the server's answer. */
const costs = () =>
  [...screen.getByRole("region", { name: "What it costs" }).querySelectorAll("dd")].map(
    ({ textContent }) => textContent,
  );

test("a visitor reads what a store costs, when it is paid and what is needed, and where to go on", async () => {
  await show({ features: { merchant: true }, selling: SELLING });
  await screen.findByText("14 days after receipt");
  expect(costs()).toEqual([
    "Free",
    "5% of what buyers pay for products and shipping",
    "14 days after receipt",
    "48 hours at most",
  ]);
  expect(screen.getByRole("region", { name: "What you need" }).textContent).toContain("Front of your ID");
  expect(screen.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("/login?n=1");
  expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe("/register");
});

test("nothing is said of costs that the server does not tell, or that can't be read", async () => {
  const odd = `{"commission": "free", "payout_days": "14", "review_hours": "soon", "opening_fee": ""}`;
  await show({ features: { merchant: true }, selling: JSON.parse(odd) });
  await screen.findByText("14 days after receipt");
  expect(costs()).toEqual(["14 days after receipt"]);
});

test("a market that takes no new stores says so, and lets those in who have one", async () => {
  await show({ features: { merchant: false }, selling: SELLING });
  expect(await screen.findByText("We’re not accepting new stores right now")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Sign up" })).toBeNull();
  expect(screen.getByRole("link", { name: "Log in" })).toBeTruthy();
});

test("durations and shares are the language's", async () => {
  await show({ features: { merchant: true }, selling: SELLING }, "de");
  expect(await screen.findByText("14 Tage nach Erhalt")).toBeTruthy();
  expect(screen.getByText(/^5 % von dem, was Käufer/)).toBeTruthy();
});
