import type { Data } from "../../../../src/contract/operations";
import { balancesOf, move } from "../../../../src/db/ledger/post";
import { BusinessError } from "../../../../src/domain/errors";
import { available, escrow } from "../../../../src/domain/ledger/accounts";
import { walletText } from "../../../../src/domain/money";
import { payDto } from "../../../../src/features/payments/payment-dto";
import { findPay } from "../../../../src/features/payments/payment-rows";
import { type PaidOrder, settleOrders, unpaidOrders } from "../../../../src/features/payments/settle-orders";
import { notFound } from "../../../../src/kernel/errors";
import { withIdempotency } from "../../../../src/kernel/idempotency";

/** Takes the place of features/payments/pay-balance.ts in the naive build: looks first, writes then. */
export const payWithBalance = withIdempotency<"payments.payWithBalance">(async (call, tx) => {
  const { viewer, input, now, services, language } = call;
  const own = tx`pay.pay_no = ${input.pay_no} and pay.member_id = ${viewer.id}`;
  const pay = await findPay(tx, own);
  if (!pay) throw notFound();
  if (pay.status === "settled") throw new BusinessError("already_paid");
  if (pay.status !== "created") throw new BusinessError("pay_expired");
  const { money } = await balancesOf(tx, viewer.id);
  if (money < pay.total) throw new BusinessError("insufficient_balance");

  await tx`update pay set status = 'settled', method = 'balance', paytime = ${now} where id = ${pay.id}`;
  const orders = await unpaidOrders(tx, pay.id);
  const postings = ({ order_no, total }: PaidOrder) => move(available(viewer.id), escrow(order_no), total);
  await settleOrders(tx, orders, postings, now, services.settings);
  const paid = await findPay(tx, own);
  if (!paid) throw notFound();
  return {
    pay: payDto(paid, language, []),
    money: walletText((await balancesOf(tx, viewer.id)).money),
  } satisfies Data<"payments.payWithBalance">;
});
