import { expect, test } from "vitest";
import { statusView } from "./order-status";

test.each(["unpaid", "paid", "shipped", "received", "completed", "cancelled"])(
  "%s has its own words",
  (status) => {
    expect(statusView(status)).toMatchObject({ text: `orders.${status}` });
    expect(statusView(status).unknown).toBeUndefined();
  },
);

test.each(["frozen", "", "toString", "__proto__"])(
  "the unknown state %j counts as being worked on",
  (status) => {
    expect(statusView(status)).toMatchObject({ text: "orders.processing", unknown: true });
  },
);
