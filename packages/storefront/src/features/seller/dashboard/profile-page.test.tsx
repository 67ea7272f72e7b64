// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import type { Data } from "marketplace-sdk";
import { createFakeMarketplace, fail, type Handlers, ok } from "marketplace-sdk/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textOf } from "../../../testing/show";
import { openShop, Surroundings, speak, stubServer } from "../../../testing/stage";
import { ProfilePage, profileInput, profileValues } from "./profile-page";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

beforeEach(stubServer);

test.each(["en", "ar"])(
  "a store's owner reads what is public at once and what is reviewed first (%s)",
  async (code) => {
    const shop = openShop();
    const options = shop.queries.merchant.dashboard();
    const center = await shop.queryClient.fetchQuery(options);
    const note = "It promises too much.";
    shop.queryClient.setQueryData(options.queryKey, {
      ...center,
      shop: { ...center.shop, contact: "hello@kettles.example" },
      review: { status: "rejected", shopname: "Best Kettles", note, createtime: 1 },
    });
    const i18n = await speak(code);
    const { t } = i18n;
    const words = textOf(<ProfilePage />, shop, i18n);
    for (const part of [t("stores.profileLead"), t("stores.needsReview"), t("stores.refusedText"), note])
      expect(words).toContain(part);
    // The field shows what was typed last.
    expect(screen.getByDisplayValue("Best Kettles")).toBeTruthy();
    expect(screen.getByDisplayValue("hello@kettles.example")).toBeTruthy();
  },
);

const CENTER: Data<"merchant.dashboard"> = {
  shop: { id: 1, shopname: "Kettle Works", description: "Since 1912.", city: "Harbour End" },
};

/** The page of a store whose terms were read half a minute ago. */
async function openPage(handlers: Handlers): Promise<void> {
  const shop = openShop("", (options) =>
    createFakeMarketplace(handlers, { ...options, onFailure: () => undefined }),
  );
  const { queryKey } = shop.queries.merchant.dashboard();
  shop.queryClient.setQueryData(queryKey, CENTER, { updatedAt: Date.now() - 30_000 });
  const i18n = await speak("en");
  render(
    <Surroundings services={shop} i18n={i18n}>
      <ProfilePage />
    </Surroundings>,
  );
}

test("terms of delivery that another device has changed since are edited as they are now", async () => {
  const stored = { ...CENTER, shop: { ...CENTER.shop, min_order_amount: "80.00" } };
  await openPage({ "merchant.dashboard": ok(stored) });
  expect(await screen.findByDisplayValue("80.00")).toBeTruthy();
});

test("terms of delivery that can't be read now are not edited as they were", async () => {
  await openPage({ "merchant.dashboard": fail(500, "Down") });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Shipping and minimum order" })).toBeNull();
});

const values = {
  ...{ shopname: "Kettle Works", description: "Since 1912.", about: "", city: "Harbour End", contact: "" },
};

test("nothing is sent where nothing has changed", () => {
  expect(profileValues(CENTER)).toEqual(values);
  expect(profileInput(CENTER, values, "")).toBeUndefined();
  expect(profileInput(CENTER, { ...values, city: " Harbour End " }, "")).toBeUndefined();
});

test("only what has changed is sent", () => {
  expect(profileInput(CENTER, { ...values, contact: "hello@kettles.example", city: "" }, "")).toEqual({
    contact: "hello@kettles.example",
    city: "",
  });
  expect(profileInput(CENTER, values, "/uploads/files/new.webp")).toEqual({
    logo: "/uploads/files/new.webp",
  });
});

test("a banner is sent when it was picked, and when it is removed", () => {
  const shown = { ...CENTER, shop: { ...CENTER.shop, banner_image: "/uploads/files/old.webp" } };
  expect(profileInput(shown, values, "", "/uploads/files/new.webp")).toEqual({
    banner_image: "/uploads/files/new.webp",
  });
  expect(profileInput(shown, values, "", "")).toEqual({ banner_image: "" });
  expect(profileInput(shown, values, "", "/uploads/files/old.webp")).toBeUndefined();
  expect(profileInput(CENTER, values, "", "")).toBeUndefined();
});

test("a name that waits is shown, and one that was refused can be asked for again", () => {
  const pending = { ...CENTER, review: { status: "pending", shopname: "Kettles & Sons" } };
  expect(profileValues(pending).shopname).toBe("Kettles & Sons");
  expect(profileInput(pending, { ...values, shopname: "Kettles & Sons" }, "")).toBeUndefined();
  // The public name withdraws the request.
  expect(profileInput(pending, values, "")).toEqual({ shopname: "Kettle Works" });
  const rejected = { ...CENTER, review: { ...pending.review, status: "rejected" } };
  expect(profileInput(rejected, { ...values, shopname: "Kettles & Sons" }, "")).toEqual({
    shopname: "Kettles & Sons",
  });
});
