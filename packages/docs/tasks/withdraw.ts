import type { Data, Input, Marketplace } from "marketplace-sdk";

export type Quote = Data<"withdrawals.quote">;

/** Step 1: fixes fee and amount until `expires_at`. Nothing is taken yet. */
export function quote(market: Marketplace, input: Input<"withdrawals.quote">): Promise<Quote> {
  return market.withdrawals.quote(input);
}

/** Step 2: what the user must see before they confirm. */
export const summary = ({ amount, fee, received, coin, currency, network }: Quote): string =>
  `${amount} ${currency}, fee ${fee} ${currency}: ${received} ${coin} arrive on ${network}`;

/** Step 3: sends it with exactly the figures that were shown. `acknowledged` is the user's own tick, never preset. */
export async function send(
  market: Marketplace,
  shown: Quote,
  to: { address: string; memo?: string; fund_password: string; acknowledged: boolean },
): Promise<string> {
  const { address, memo, fund_password, acknowledged } = to;
  const withdrawal = await market.withdrawals.create({
    quote_id: shown.quote_id,
    address,
    ...(memo && { memo }),
    fund_password,
    expect_fee: shown.fee,
    expect_received: shown.received,
    ack_irreversible: acknowledged ? 1 : 0,
  });
  return withdrawal.status;
}
