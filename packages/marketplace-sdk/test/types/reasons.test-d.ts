import { expectTypeOf, test } from "vitest";
import { isErrorOf, type MarketplaceError, type ReasonOf } from "../../src/index";

test("the errors of an operation have names", () => {
  expectTypeOf<ReasonOf<"orders.confirmReceipt">>().toEqualTypeOf<
    "bad_state" | "account_frozen" | "dispute_open"
  >();
  expectTypeOf<ReasonOf<"withdrawals.quote">>().toEqualTypeOf<
    "amount_too_small" | "amount_too_large" | "amount_step" | "insufficient_balance" | "network_disabled"
  >();
  // The contract names none.
  expectTypeOf<ReasonOf<"auth.login">>().toEqualTypeOf<string>();
});

test("an error of an operation can be distinguished by them", () => {
  const error: unknown = undefined;
  if (isErrorOf(error, "orders.confirmReceipt")) {
    expectTypeOf(error).toExtend<MarketplaceError>();
    expectTypeOf(error.reason).toEqualTypeOf<"bad_state" | "account_frozen" | "dispute_open" | undefined>();
    expectTypeOf(error.operation).toEqualTypeOf<"orders.confirmReceipt">();
    // @ts-expect-error: no error of this operation
    if (error.reason === "price_changed") return;
  }
  // @ts-expect-error: no such operation
  isErrorOf(error, "order.recieve");
});
