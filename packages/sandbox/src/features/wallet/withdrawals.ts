import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { balancesOf, move, post } from "../../db/ledger/post";
import { pipeline } from "../../db/pipeline";
import type { RowOf } from "../../db/tables";
import { transition } from "../../db/transition";
import { BusinessError } from "../../domain/errors";
import { available, hold } from "../../domain/ledger/accounts";
import { formatUnits, numeric, SITE_CURRENCY, scaleOf, walletText } from "../../domain/money";
import { publicNumber } from "../../domain/public-number";
import { withdrawalMachine } from "../../domain/state-machines/machines";
import { translate } from "../../i18n/translate";
import type { Call } from "../../kernel/handler";
import type { IdempotentCall } from "../../kernel/idempotency";
import { readAmount } from "../../kernel/read-amount";
import { notify } from "../messages/notify";
import { refuseFrozen } from "../standing/freeze";
import { owedToBuyers } from "../standing/suspension";
import { lockMember } from "../users/lock-member";
import { isOwnAddress, readAddress } from "./addresses";
import { findNetwork, isOpen, listNetworks, type Network } from "./networks";
import { type Quote, takeQuote } from "./quotes";
import { dailyLeft, holdUntil } from "./withdraw-limits";
import { ownWithdrawal, withdrawalDto } from "./withdrawal-rows";

/** Every way to be paid out, the balance, and what prevents it. */
export async function withdrawMethods({
  services,
  viewer,
  language,
  now,
}: Call<"withdrawals.methods">): Promise<Data<"withdrawals.methods">> {
  const { db, settings } = services;
  const [networks, { money, holdMoney }, left, [member]] = await Promise.all([
    listNetworks(db, now),
    balancesOf(db, viewer.id),
    dailyLeft(db, viewer.id, settings, now),
    db<{ until: number; has_fund: boolean }[]>`
      select withdraw_locked_until as until, fund_hash is not null as has_fund from member where id = ${viewer.id}`,
  ]);
  const until = member?.until ?? 0;
  return {
    methods: networks.map((network) => {
      const enabled = isOpen(network, "withdraw");
      return {
        method: "crypto",
        coin: network.coin,
        network: network.network,
        network_name: network.network_name,
        decimals: Math.min(network.decimals, scaleOf(network.coin)),
        min: walletText(network.withdraw_min),
        max: walletText(network.withdraw_max),
        step: walletText(network.withdraw_step),
        fee_fixed: walletText(network.fee_fixed),
        fee_rate: formatUnits(BigInt(network.fee_ppm), 6),
        memo: network.memo,
        eta_minutes: network.eta_minutes,
        enabled,
        notice: network.notice || (enabled ? "" : translate(language, "network_disabled")),
      };
    }),
    money: walletText(money),
    hold_money: walletText(holdMoney),
    currency: SITE_CURRENCY,
    has_fund_password: member?.has_fund ? 1 : 0,
    daily_left: walletText(left),
    locked_until: until > now ? until : 0,
  };
}

/**
 * Moves the quoted amount from the balance into the hold until the withdrawal ends. The fee is the quote's and never changes:
 * nothing else about a withdrawal costs anything.
 */
export async function createWithdrawal(
  call: IdempotentCall<"withdrawals.create">,
  tx: Tx,
): Promise<Data<"withdrawals.create">> {
  const { input, viewer, now, services } = call;
  const [{ withdrawLockedUntil }, quote] = await pipeline([
    lockMember(tx, viewer.id),
    takeQuote(tx, viewer.id, input.quote_id, now),
  ]);
  const network = await findNetwork(tx, quote.coin, quote.network, now);
  if (!network || !isOpen(network, "withdraw")) throw new BusinessError("quote_expired");
  checkExpected(input, quote);
  const target = readTarget(input, network);
  const destination = { memberId: viewer.id, network: quote.network, address: target.address };

  const [isOwn, left, { money }, owed, until] = await pipeline([
    isOwnAddress(tx, target.address),
    dailyLeft(tx, viewer.id, services.settings, now),
    balancesOf(tx, viewer.id),
    owedToBuyers(tx, viewer.id),
    holdUntil(tx, destination, services.settings, now),
    refuseFrozen(tx, viewer.id),
  ]);
  if (isOwn) throw new BusinessError("self_address", { field: "address" });
  if (withdrawLockedUntil > now) throw new BusinessError("locked", { until: withdrawLockedUntil });
  if (quote.amount > left) throw new BusinessError("daily_limit", { left: walletText(left) });
  if (quote.amount > money) throw new BusinessError("insufficient_balance", { money: walletText(money) });
  if (owed > 0n && quote.amount > money - owed) {
    throw new BusinessError("owed_to_buyers", { left: walletText(money > owed ? money - owed : 0n) });
  }

  const orderNo = publicNumber("W", now);
  const [row] = await tx<RowOf<"withdrawal", "id">[]>`
    insert into withdrawal (order_no, member_id, quote_id, coin, network, address, memo, amount, fee, received, rate, status,
      hold_until, createtime, updatetime)
    values (${orderNo}, ${viewer.id}, ${input.quote_id}, ${quote.coin}, ${quote.network}, ${target.address}, ${target.memo},
      ${quote.amount}, ${quote.fee}, ${numeric(quote.received)}, ${quote.rate}, 'pending', ${until}, ${now}, ${now})
    returning id`;
  const id = row?.id ?? 0;
  const postings = move(available(viewer.id), hold(viewer.id), quote.amount);
  const [, , made] = await pipeline([
    post(tx, { ref: `withdraw:${orderNo}`, kind: "withdrawal", now, postings }),
    notify(tx, now, {
      memberId: viewer.id,
      type: "wallet",
      template: "withdraw_created",
      params: { order_no: orderNo, amount: walletText(quote.amount), currency: SITE_CURRENCY },
      ref: { type: "withdrawal", id: String(id) },
    }),
    ownWithdrawal(tx, viewer.id, id),
  ]);
  return withdrawalDto(made);
}

/** Cancels a payout that is not approved yet; the whole amount returns. */
export async function cancelWithdrawal(
  { input: { id }, viewer, now }: IdempotentCall<"withdrawals.cancel">,
  tx: Tx,
): Promise<Data<"withdrawals.cancel">> {
  const { order_no, amount } = await ownWithdrawal(tx, viewer.id, id);
  await transition(tx, withdrawalMachine, "cancel", id, { updatetime: now });
  await returnAmount(tx, { orderNo: order_no, memberId: viewer.id, amount }, now);
  return withdrawalDto(await ownWithdrawal(tx, viewer.id, id));
}

/** Returns the whole amount of a failed withdrawal. */
export const returnAmount = (
  tx: Tx,
  { orderNo, memberId, amount }: { orderNo: string; memberId: number; amount: bigint },
  now: number,
) =>
  post(tx, {
    ref: `withdraw-back:${orderNo}`,
    kind: "withdrawal_return",
    now,
    postings: move(hold(memberId), available(memberId), amount),
  });

/** Compares the quote with the figures that the caller agreed to, so that nothing is booked if they have changed. */
function checkExpected(
  input: IdempotentCall<"withdrawals.create">["input"],
  { coin, fee, received }: Quote,
): void {
  const asShown =
    readAmount(input.expect_fee, "expect_fee") === fee &&
    readAmount(input.expect_received, "expect_received", coin) === received;
  if (!asShown)
    throw new BusinessError("quote_changed", { fee: walletText(fee), received: walletText(received, coin) });
}

function readTarget(input: IdempotentCall<"withdrawals.create">["input"], network: Network) {
  const address = readAddress(input.address, network);
  const memo = network.memo === "none" ? "" : (input.memo ?? "");
  if (network.memo === "required" && memo === "") throw new BusinessError("memo_required", { field: "memo" });
  return { address, memo };
}
