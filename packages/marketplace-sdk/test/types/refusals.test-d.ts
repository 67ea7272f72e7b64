import { expectTypeOf, test } from "vitest";
import { isErrorOf, type MarketplaceError, type RefusalOf } from "../../src/index";

test("the refusals of an operation have names", () => {
  expectTypeOf<RefusalOf<"orders.confirmReceipt">>().toEqualTypeOf<"bad_state">();
  expectTypeOf<RefusalOf<"withdrawals.quote">>().toEqualTypeOf<
    "amount_too_small" | "amount_too_large" | "amount_step" | "insufficient_balance" | "network_disabled"
  >();
  // The contract names none.
  expectTypeOf<RefusalOf<"auth.login">>().toEqualTypeOf<string>();
});

test("an error of an operation can be told apart by them", () => {
  const error: unknown = undefined;
  if (isErrorOf(error, "orders.confirmReceipt")) {
    expectTypeOf(error).toExtend<MarketplaceError>();
    expectTypeOf(error.error).toEqualTypeOf<"bad_state" | undefined>();
    expectTypeOf(error.operation).toEqualTypeOf<"orders.confirmReceipt">();
    // @ts-expect-error: no refusal of this operation
    if (error.error === "price_changed") return;
  }
  // @ts-expect-error: no such operation
  isErrorOf(error, "order.recieve");
});
