import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LEDGER_SCALE } from "../../../src/domain/money";
import { toSite } from "../../../src/features/wallet/networks";
import { explorerUrl, paymentUri } from "../../../src/features/wallet/payment-uri";
import { figuresOf } from "../../../src/features/wallet/quotes";
import { readTxid } from "../../../src/features/wallet/txids";

describe("the figures of a payout", () => {
  test("are the fixed fee and the rate on the amount, the rest arrives", () => {
    const network = { coin: "USDT", fee_fixed: 1_000_000n, fee_ppm: 1_000 };
    expect(figuresOf(network, 1_000_000n, 100_000_000n)).toEqual({
      amount: 100_000_000n,
      fee: 1_100_000n,
      received: 98_900_000n,
    });
    const bitcoin = { coin: "BTC", fee_fixed: 8_000_000n, fee_ppm: 0 };
    expect(figuresOf(bitcoin, 91_250_000_000n, 1_000_000_000n).received).toBe(1_087_123n);
  });

  test("round against no one by more than a unit, and never pay out more than was taken", () => {
    const coin = fc.constantFrom(...Object.keys(LEDGER_SCALE));
    const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });
    const rate = fc.bigInt({ min: 1_000_000n, max: 10n ** 12n });
    fc.assert(
      fc.property(
        coin,
        amount,
        rate,
        fc.nat(20_000),
        fc.nat(10_000_000),
        (name, units, price, ppm, fixed) => {
          const network = { coin: name, fee_fixed: BigInt(fixed), fee_ppm: ppm };
          const { fee, received } = figuresOf(network, price, units);
          expect(fee * 1_000_000n).toBeGreaterThanOrEqual(units * BigInt(ppm) + BigInt(fixed) * 1_000_000n);
          const worth = toSite(received, name, price);
          expect(worth).toBeLessThanOrEqual(units > fee ? units - fee : 0n);
        },
      ),
    );
  });
});

describe("a payment link", () => {
  const usdt = { coin: "USDT", family: "evm", chain_id: 56, contract: "0xToken", decimals: 18 } as const;
  test("carries address and amount where the coin has a standard", () => {
    const bitcoin = { coin: "BTC", family: "bitcoin", chain_id: null, contract: "", decimals: 8 } as const;
    expect(paymentUri(bitcoin, "1A", 123_000n)).toBe("bitcoin:1A?amount=0.00123");
    expect(paymentUri(bitcoin, "1A", 200_000_000n)).toBe("bitcoin:1A?amount=2");
    const ether = { coin: "ETH", family: "evm", chain_id: 1, contract: "", decimals: 18 } as const;
    expect(paymentUri(ether, "0xA", 2_014n * 10n ** 15n)).toBe("ethereum:0xA@1?value=2.014e18");
    expect(paymentUri(usdt, "0xA", 1_500_000n)).toBe(
      "ethereum:0xToken@56/transfer?address=0xA&uint256=1500000000000000000",
    );
  });

  test("does not exist for Tron", () => {
    expect(paymentUri({ ...usdt, family: "tron", chain_id: null }, "TA", 1n)).toBe("");
  });

  test("to an explorer needs both ends", () => {
    expect(explorerUrl({ explorer: "https://explorer.example/tx/" }, "ab")).toBe(
      "https://explorer.example/tx/ab",
    );
    expect(explorerUrl({ explorer: "" }, "ab")).toBe("");
    expect(explorerUrl({ explorer: "https://explorer.example/tx/" }, "")).toBe("");
  });
});

describe("a transaction id", () => {
  const digits = "AB".repeat(32);
  test("has one spelling on its network", () => {
    expect(readTxid(` ${digits} `, "tron")).toBe(digits.toLowerCase());
    expect(readTxid(digits, "evm")).toBe(`0x${digits.toLowerCase()}`);
    expect(readTxid(`0X${digits}`, "evm")).toBe(`0x${digits.toLowerCase()}`);
  });

  test.each(["", "abc", "g".repeat(64), `${digits}0`])("is not %j", (text) => {
    expect(() => readTxid(text, "bitcoin")).toThrow("txid_invalid");
  });
});
