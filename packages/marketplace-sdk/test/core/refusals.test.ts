import { expect, it } from "vitest";
import { createMarketplace, isErrorOf } from "../../src/index";
import { createFetch, envelope, failureOf, options } from "./support";

it("an error is known by its operation, and a refusal by its name", async () => {
  const { fetch } = createFetch(envelope(0, { error: "bad_state", status: "shipped" }));
  const error = await failureOf(createMarketplace(options({ fetch })).order.cancel({ order_no: "O1" }));
  expect(isErrorOf(error, "order.cancel") && error.error).toBe("bad_state");
  expect(isErrorOf(error, "order.cancel") && error.data).toEqual({ error: "bad_state", status: "shipped" });
  expect(isErrorOf(error, "order.receipt")).toBe(false);
  expect(isErrorOf(new Error("bad_state"), "order.cancel")).toBe(false);
});
