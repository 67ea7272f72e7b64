import { expect, test } from "vitest";
import { move } from "../../../src/db/ledger/post";
import {
  available,
  clearing,
  escrow,
  exchange,
  hold,
  pending,
  platform,
} from "../../../src/domain/ledger/accounts";

test("accounts are named by what they hold, for whom and in what", () => {
  expect([available(7), hold(7), pending(7)]).toEqual([
    { code: "available:7:USDT", kind: "available", owner: 7, currency: "USDT" },
    { code: "hold:7:USDT", kind: "hold", owner: 7, currency: "USDT" },
    { code: "pending:7:USDT", kind: "pending", owner: 7, currency: "USDT" },
  ]);
  expect([available(7, "BTC").code, hold(7, "BTC").code, pending(7, "BTC").code]).toEqual([
    "available:7:BTC",
    "hold:7:BTC",
    "pending:7:BTC",
  ]);
  expect([escrow("O1"), platform("fee")]).toEqual([
    { code: "escrow:O1", kind: "escrow", currency: "USDT" },
    { code: "platform:fee:USDT", kind: "platform", currency: "USDT" },
  ]);
});

test("only accounts for the outside world may be negative", () => {
  expect(clearing("BTC", "Bitcoin")).toEqual({
    code: "clearing:BTC:Bitcoin",
    kind: "clearing",
    currency: "BTC",
    negative: true,
  });
  expect(exchange("BTC")).toEqual({ code: "fx:BTC", kind: "fx", currency: "BTC", negative: true });
});

test("what is moved comes out of one account and goes into the other", () => {
  expect(move(available(1), hold(1), 5n)).toEqual([
    { account: available(1), amount: -5n },
    { account: hold(1), amount: 5n },
  ]);
});
