import { expect, test } from "vitest";
import { type Attempt, attemptOf, signed } from "./attempt";

test("what is signed is what was seen", () => {
  const attempt: Attempt = attemptOf(
    { coin: "BTC", network: "Bitcoin", address: "bc1q", memo: "" },
    {
      quote_id: "q1",
      amount: "100.000000",
      fee: "8.100000",
      received: "0.00100712",
      currency: "USDT",
      expires_at: 1,
    },
  );
  expect(attempt).toMatchObject({ amount: "100.000000", currency: "USDT" });
  expect(signed(attempt, "fund-demo")).toEqual({
    quote_id: "q1",
    address: "bc1q",
    fund_password: "fund-demo",
    expect_fee: "8.100000",
    expect_received: "0.00100712",
    ack_irreversible: 1,
  });
});
