import { expectTypeOf, test } from "vitest";
import {
  type DetailsOf,
  type ErrorOf,
  isErrorOf,
  type MarketplaceError,
  type ReasonOf,
} from "../../src/index";

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
  if (isErrorOf(error, "auth.login") && error.reason) expectTypeOf(error.data).toEqualTypeOf<unknown>();
  // @ts-expect-error: no such operation
  isErrorOf(error, "order.recieve");
});

test("the name of an error types its details", () => {
  const error = {} as ErrorOf<"orders.create">;
  switch (error.reason) {
    case "price_changed":
      return expectTypeOf(error.data.total).toEqualTypeOf<string>();
    case "stock_short":
      expectTypeOf(error.data.sku_id).toEqualTypeOf<number | string | undefined>();
      return expectTypeOf(error.data.left).toEqualTypeOf<number>();
    case "cart_empty":
      // @ts-expect-error: it has no details
      return error.data.total;
    case undefined:
      return expectTypeOf(error.data).toEqualTypeOf<unknown>();
  }
});

test("a detail has the type that the name gives it", () => {
  expectTypeOf<DetailsOf<"daily_limit">["left"]>().toEqualTypeOf<string>();
  expectTypeOf<DetailsOf<"fund_password_locked">["until"]>().toEqualTypeOf<number>();
  expectTypeOf<DetailsOf<"proof_required">["error"]>().toEqualTypeOf<"proof_required">();
});
