// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { ok } from "marketplace-sdk/testing";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderWith } from "../../test/render";
import { useWithdrawalQuote } from "./use-withdrawal-quote";

let type: (amount: string) => void;

function Quote() {
  const [amount, setAmount] = useState("");
  type = setAmount;
  const { data } = useWithdrawalQuote(amount ? { coin: "USDT", network: "TRX", amount } : undefined);
  return <output>{data?.amount ?? "nothing"}</output>;
}

test("the server is asked once the user pauses, and never for outdated input", async () => {
  const answer = ({ amount = "" }) =>
    ok({ quote_id: "q", amount: `${amount}`, fee: "1", received: "1", expires_at: 1 });
  const { market } = renderWith(<Quote />, { "withdrawals.quote": answer });
  for (const amount of ["1", "12", "120"]) act(() => type(amount));
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("120"));
  expect(market.calls.map(({ input }) => input)).toEqual([{ coin: "USDT", network: "TRX", amount: "120" }]);
  act(() => type("7"));
  expect(screen.getByRole("status").textContent).toBe("nothing");
});
