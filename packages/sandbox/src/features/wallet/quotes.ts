import { randomBytes } from "node:crypto";
import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { balancesOf } from "../../db/ledger/post";
import { BusinessError } from "../../domain/errors";
import { numeric, SITE_CURRENCY, shareUp, walletText } from "../../domain/money";
import { invalidField, notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { readAmount } from "../../kernel/read-amount";
import { type Network, openNetwork, toCoin } from "./networks";
import { dailyLeft } from "./withdraw-limits";

const MILLION = 1_000_000n;

/** The figures of a payout. Ledger units: amount and fee of the site currency, received of the coin. */
export interface Figures {
  readonly amount: bigint;
  readonly fee: bigint;
  readonly received: bigint;
}

/** Fee and received amount of a payout. The fee rounds up, the received amount rounds down. */
export function figuresOf(
  network: Pick<Network, "coin" | "fee_fixed" | "fee_ppm">,
  rate: bigint,
  amount: bigint,
): Figures {
  const fee = network.fee_fixed + shareUp(amount, BigInt(network.fee_ppm), MILLION);
  return { amount, fee, received: amount > fee ? toCoin(amount - fee, network.coin, rate) : 0n };
}

/** Fixes the cost of a payout for a few minutes. Books nothing. */
export async function quoteWithdrawal(call: Call<"withdrawals.quote">): Promise<Data<"withdrawals.quote">> {
  const { input, viewer, now, services } = call;
  const { db, settings } = services;
  const [{ network, rate }, { money }, left] = await Promise.all([
    openNetwork(db, input.coin, input.network, "withdraw", now),
    balancesOf(db, viewer.id),
    dailyLeft(db, viewer.id, settings, now),
  ]);
  const { coin, withdraw_min: min, withdraw_max: max, withdraw_step: step } = network;
  const amount = input.all ? wholeOf(money, left, network) : asked(input.amount);
  if (input.all && money < min) throw new BusinessError("insufficient_balance", { money: walletText(money) });
  if (amount === 0n || amount < min) throw new BusinessError("amount_too_small", { min: walletText(min) });
  if (max > 0n && amount > max) throw new BusinessError("amount_too_large", { max: walletText(max) });
  if (step > 0n && amount % step !== 0n) throw new BusinessError("amount_step", { step: walletText(step) });
  if (amount > money) throw new BusinessError("insufficient_balance", { money: walletText(money) });
  const { fee, received } = figuresOf(network, rate, amount);
  if (received === 0n) throw new BusinessError("amount_too_small", { min: walletText(min) });

  const id = randomBytes(16).toString("base64url");
  const expires = now + settings.withdrawQuote;
  await db`insert into withdraw_quote (id, member_id, coin, network, amount, fee, received, rate, expires_at)
    values (${id}, ${viewer.id}, ${coin}, ${network.network}, ${amount}, ${fee}, ${numeric(received)}, ${rate}, ${expires})`;
  return {
    quote_id: id,
    coin,
    network: network.network,
    amount: walletText(amount),
    fee: walletText(fee),
    received: walletText(received, coin),
    currency: SITE_CURRENCY,
    rate: walletText(rate),
    expires_at: expires,
  };
}

function asked(amount: string | undefined): bigint {
  if (amount === undefined) throw invalidField("amount", "missing_field");
  return readAmount(amount, "amount");
}

/** The largest amount that balance and limits allow, in whole steps. */
function wholeOf(money: bigint, left: bigint, { withdraw_max: max, withdraw_step: step }: Network): bigint {
  const most = [money, left, ...(max > 0n ? [max] : [])].reduce((least, value) =>
    value < least ? value : least,
  );
  return step > 0n ? most - (most % step) : most;
}

/** A quote that a payout has used. */
export interface Quote extends Figures {
  readonly coin: string;
  readonly network: string;
  readonly rate: bigint;
}

/**
 * Uses up a quote, which serves one payout. A rollback of the transaction makes it usable again.
 * @throws {BusinessError} `quote_expired`, also when it was used @throws {HttpError} 404 when it is not the member's
 */
export async function takeQuote(tx: Tx, memberId: number, id: string, now: number): Promise<Quote> {
  const [quote] = await tx<Quote[]>`
    update withdraw_quote set used = true
    where id = ${id} and member_id = ${memberId} and not used and expires_at > ${now}
    returning coin, network, amount, fee, received, rate`;
  if (quote) return quote;
  const [known] =
    await tx`select 1 as found from withdraw_quote where id = ${id} and member_id = ${memberId}`;
  throw known ? new BusinessError("quote_expired") : notFound();
}
