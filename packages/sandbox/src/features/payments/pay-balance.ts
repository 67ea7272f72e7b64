import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { balancesOf, move } from "../../db/ledger/post";
import { pipeline } from "../../db/pipeline";
import { transition } from "../../db/transition";
import { BusinessError } from "../../domain/errors";
import { available, escrow } from "../../domain/ledger/accounts";
import { priceText, walletText } from "../../domain/money";
import { paymentMachine } from "../../domain/state-machines/machines";
import { notFound } from "../../kernel/errors";
import { ANSWERED, type IdempotentCall, withCheckedIdempotency } from "../../kernel/idempotency";
import { readAmount } from "../../kernel/read-amount";
import type { Settings } from "../../kernel/settings";
import { isFrozen } from "../standing/freeze";
import { owedToBuyers } from "../standing/suspension";
import { lockMember } from "../users/lock-member";
import { verifyFundPassword } from "../users/verify-fund-password";
import { withoutCoin } from "./payment-dto";
import type { PayStatus } from "./payment-rows";
import { refuseSuspendedShops, settleOrders, unpaidOrders } from "./settle-orders";

type Call = IdempotentCall<"payments.payWithBalance">;

/** A payment to make: whose it is, and the total that its buyer saw. */
interface BalancePayment {
  readonly memberId: number;
  /** The store that the member runs, null without one. */
  readonly shopId: number | null;
  readonly payNo: string;
  /** Ledger units. */
  readonly expected: bigint;
  /** Unix seconds. */
  readonly now: number;
  readonly settings: Pick<Settings, "shipWithin">;
}

interface OwnPay {
  readonly id: number;
  readonly status: PayStatus;
  readonly currency: string;
  readonly total: bigint;
  readonly createtime: number;
  readonly expires_at: number;
  readonly order_nos: string[];
}

/** `payments.payWithBalance`, with the fund password. */
export const payWithBalance = withCheckedIdempotency<"payments.payWithBalance", bigint>(
  readExpected,
  (call, tx, expected) => {
    const { viewer, input, now, services } = call;
    const { id: memberId, shopId } = viewer;
    const { settings } = services;
    return settleFromBalance(tx, { memberId, shopId, payNo: input.pay_no, expected, now, settings });
  },
  "paid",
);

async function readExpected(call: Call): Promise<bigint | typeof ANSWERED> {
  const { input, viewer, services, now } = call;
  const expected = readAmount(input.expect_total, "expect_total");
  const options = { answered: call };
  const verified = await verifyFundPassword(services.db, viewer.id, input.fund_password, now, options);
  return verified === ANSWERED ? ANSWERED : expected;
}

/**
 * Pays a payment and its orders from the buyer's balance.
 *
 * @throws {HttpError} 404 for another member's payment
 * @throws {BusinessError} `already_paid`, `pay_expired`, `account_frozen`, `shop_suspended`, `price_changed` with `total`,
 *   `insufficient_balance` with `money` and `total`
 */
export async function settleFromBalance(
  tx: Tx,
  { memberId, shopId, payNo, expected, now, settings }: BalancePayment,
): Promise<Data<"payments.payWithBalance">> {
  // Two round trips: first the locks with all reads that the decision needs, made once the locks are held, then all writes.
  const [pay, , orders, before, frozen, owed] = await pipeline([
    lockOwnPay(tx, memberId, payNo),
    // Without the lock, a parallel payment or withdrawal could spend what the buyers of a suspended store are owed.
    shopId !== null && lockMember(tx, memberId),
    unpaidOrders(tx, tx`(select id from pay where pay_no = ${payNo} and member_id = ${memberId})`),
    balancesOf(tx, memberId),
    isFrozen(tx, memberId),
    shopId === null ? 0n : owedToBuyers(tx, memberId),
  ]);
  if (!pay) throw notFound();
  guardStatus(pay, now);
  if (pay.total !== expected) throw new BusinessError("price_changed", { total: priceText(pay.total) });
  if (frozen) throw new BusinessError("account_frozen");
  refuseSuspendedShops(orders);
  const money = before.money > owed ? before.money - owed : 0n;
  if (money < pay.total) {
    throw new BusinessError("insufficient_balance", {
      money: walletText(money),
      total: priceText(pay.total),
    });
  }
  const [, , after] = await pipeline([
    transition(tx, paymentMachine, "settle", pay.id, { method: "balance", paytime: now }),
    settleOrders(
      tx,
      orders,
      ({ order_no, currency, total }) =>
        move(available(memberId, currency), escrow(order_no, currency), total),
      now,
      settings,
    ),
    balancesOf(tx, memberId),
  ]);
  return { pay: paidDto(pay, payNo, now), money: walletText(after.money) };
}

const lockOwnPay = async (tx: Tx, memberId: number, payNo: string) =>
  (
    await tx<OwnPay[]>`
      select id, status, currency, total, createtime, expires_at,
        array(select order_no from shop_order where pay_id = pay.id order by id) as order_nos
      from pay where pay_no = ${payNo} and member_id = ${memberId} for no key update`
  )[0];

function guardStatus({ status, expires_at }: OwnPay, now: number): void {
  if (status === "processing" || status === "settled") throw new BusinessError("already_paid");
  if (status !== "created" || expires_at <= now) throw new BusinessError("pay_expired");
}

const paidDto = (pay: OwnPay, payNo: string, now: number) =>
  withoutCoin({
    ...pay,
    pay_no: payNo,
    status: "settled",
    additional_status: "none",
    method: "balance",
    paytime: now,
  });
