import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { coinAmount } from "../../domain/coin-amount";
import { BusinessError } from "../../domain/errors";
import { walletText } from "../../domain/money";
import { notFound } from "../../kernel/errors";
import type { IdempotentCall } from "../../kernel/idempotency";
import { refuseFrozen } from "../standing/freeze";
import { depositAddress } from "../wallet/addresses";
import { findNetwork, isOpen, rateOf } from "../wallet/networks";
import { payDto } from "./payment-dto";
import { payMethods, readPayingPower } from "./payment-methods";
import { findPay, type PayRow } from "./payment-rows";
import { refuseSuspendedShops, unpaidOrders } from "./settle-orders";

type Call = IdempotentCall<"payments.payWithCrypto">;

/**
 * Quotes a payment in a coin: its own address, and an amount at a fixed rate. The deadline to send it is the payment's own, which no
 * quote changes: a shorter one would cancel orders before the time that was promised, a longer one would reserve stock for ever.
 */
export async function payWithCrypto(call: Call, tx: Tx): Promise<Data<"payments.payWithCrypto">> {
  const { input, viewer, language, now } = call;
  const own = tx`pay.pay_no = ${input.pay_no} and pay.member_id = ${viewer.id}`;
  await tx`select 1 from pay where ${own} for no key update`;
  const pay = await findPay(tx, own);
  if (!pay) throw notFound();
  const isQuoted = pay.coin === input.coin && pay.network === input.network && pay.method === "crypto";
  guardStatus(pay, isQuoted, now);
  await refuseFrozen(tx, viewer.id);
  if (!isQuoted) {
    refuseSuspendedShops(await unpaidOrders(tx, pay.id));
    await quote(call, tx, pay);
  }
  const [row, power] = await Promise.all([findPay(tx, own), readPayingPower(tx, viewer.id, now)]);
  if (!row) throw notFound();
  return payDto(row, language, payMethods(power, row.total));
}

function guardStatus({ status, expires_at }: PayRow, isQuoted: boolean, now: number) {
  if (status === "settled" || (status === "processing" && !isQuoted)) throw new BusinessError("already_paid");
  if (status === "expired" || status === "invalid" || (status === "created" && expires_at <= now)) {
    throw new BusinessError("pay_expired");
  }
}

async function quote({ input, viewer, services, now }: Call, tx: Tx, pay: PayRow) {
  const { settings, secret } = services;
  const network = await findNetwork(tx, input.coin, input.network, now);
  if (!network?.pay_enabled) throw new BusinessError("network_disabled", { notice: network?.notice ?? "" });
  const rate = rateOf(network);
  if (rate === null || !isOpen(network, "pay")) throw new BusinessError("rate_unavailable");
  const amount = coinAmount(pay.total, network.coin, rate);
  // A deposit below the network's minimum costs more to collect than it is worth, so it is never asked for.
  const least = network.recharge_min > 0n ? network.recharge_min : 1n;
  if (amount < least) throw new BusinessError("amount_too_small", { min: walletText(least, network.coin) });
  const address = await depositAddress(tx, secret, {
    network,
    memberId: viewer.id,
    purpose: "pay",
    ref: pay.pay_no,
  });
  await tx`
    update pay set method = 'crypto', coin = ${network.coin}, network = ${network.network}, address = ${address},
      amount = ${`${amount}`}, rate = ${`${rate}`}, confirmations_required = ${network.confirmations}, confirmations = 0,
      watch_until = ${pay.expires_at + settings.watchLate}
    where id = ${pay.id}`;
}
