import { expect, test } from "vitest";
import { available, clearing, exchange } from "../../../src/domain/ledger/accounts";
import { coinPostings, splitAmount } from "../../../src/domain/ledger/coin-postings";

test("the site's own coin goes straight to its account, another one by way of the exchange", () => {
  const to = available(1);
  expect(coinPostings("USDT", "TRC20", 5n, to, 5n)).toEqual([
    { account: clearing("USDT", "TRC20"), amount: -5n },
    { account: to, amount: 5n },
  ]);
  expect(coinPostings("BTC", "Bitcoin", 2n, to, 70n)).toEqual([
    { account: clearing("BTC", "Bitcoin"), amount: -2n },
    { account: exchange("BTC"), amount: 2n },
    { account: exchange("USDT"), amount: -70n },
    { account: to, amount: 70n },
  ]);
});

test("a split follows its weights; without any weight the first has it all", () => {
  expect(splitAmount(10n, [1n, 1n, 2n])).toEqual([2n, 3n, 5n]);
  expect(splitAmount(10n, [0n, 0n])).toEqual([10n, 0n]);
  expect(splitAmount(10n, [])).toEqual([]);
});
