import { expect, it } from "vitest";
import { createMarketplace, isErrorOf } from "../../src/index";
import { createFetch, envelope, failureOf, options } from "./support";

it("an error is known by its operation and its name", async () => {
  const { fetch } = createFetch(envelope(0, { error: "bad_state", status: "shipped" }));
  const error = await failureOf(createMarketplace(options({ fetch })).orders.cancel({ order_no: "O1" }));
  expect(isErrorOf(error, "orders.cancel") && error.reason).toBe("bad_state");
  expect(isErrorOf(error, "orders.cancel") && error.data).toEqual({ error: "bad_state", status: "shipped" });
  expect(isErrorOf(error, "orders.confirmReceipt")).toBe(false);
  expect(isErrorOf(new Error("bad_state"), "orders.cancel")).toBe(false);
});
