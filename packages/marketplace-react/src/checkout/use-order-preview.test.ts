import { MarketplaceError } from "marketplace-sdk";
import { expect, test } from "vitest";
import { orderProblem } from "./checkout-groups";
import { isAddressGone, previewRejection, renewalDelay } from "./use-order-preview";

test.each([
  ["well before its end", 1_900, 1_000, 300_000],
  ["half a minute ahead", 1_100, 1_000, 70_000],
  ["soon when it is over by this clock", 900, 1_000, 15_000],
  ["and without an end", undefined, 1_000, 15_000],
])("a price token is renewed %s", (_, expiresAt, now, wait) => {
  expect(renewalDelay(expiresAt, now)).toBe(wait);
});

const rejected = (reason: string, data: object) =>
  new MarketplaceError("orders.preview: Only 3 left", {
    kind: "api",
    msg: "Only 3 left",
    operation: "orders.preview",
    attempts: 1,
    code: 0,
    reason,
    data,
  });

test("a rejected preview names the line or the order", () => {
  const short = previewRejection(rejected("stock_short", { id: 1003, sku_id: "32", left: 3 }));
  expect(short).toEqual({ error: "stock_short", msg: "Only 3 left", id: 1003, sku_id: "32", left: 3 });
  expect(orderProblem(undefined, short)).toBeUndefined();
  const closed = previewRejection(rejected("area_not_open", { field: "address_id" }));
  expect(orderProblem(undefined, closed)?.error).toBe("area_not_open");
  expect(previewRejection(new Error("no answer"))).toBeUndefined();
});

test.each([
  ["orders.preview", 404, undefined, true],
  ["orders.preview", 404, "product_unavailable", false],
  ["orders.preview", 0, undefined, false],
  ["orders.create", 404, undefined, false],
])("%s with %d, %s: the address is gone %s", (operation, code, reason, gone) => {
  const details = { kind: "api", operation, attempts: 1, code, ...(reason && { reason }) } as const;
  expect(isAddressGone(new MarketplaceError("Not found", details))).toBe(gone);
});
