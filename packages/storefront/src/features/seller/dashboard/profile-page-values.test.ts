import type { Data } from "marketplace-sdk";
import { expect, test } from "vitest";
import { profileInput, profileValues } from "./profile-page";

const CENTER: Data<"merchant.dashboard"> = {
  shop: { id: 1, shopname: "Kettle Works", description: "Since 1912.", city: "Harbour End" },
};
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
