import type { Queryable } from "../../db/connect";
import { DAY } from "../../domain/durations";
import type { Settings } from "../../kernel/settings";

/** The amount a member may still withdraw today (UTC). Returned withdrawals do not count. Ledger units of the site currency. */
export async function dailyLeft(
  db: Queryable,
  memberId: number,
  { withdrawDaily }: Pick<Settings, "withdrawDaily">,
  now: number,
): Promise<bigint> {
  const [row] = await db<{ used: bigint }[]>`
    select coalesce(sum(amount), 0) as used from withdrawal
    where member_id = ${memberId} and createtime >= ${now - (now % DAY)} and status not in ('rejected', 'failed', 'cancelled')`;
  const left = withdrawDaily - (row?.used ?? 0n);
  return left > 0n ? left : 0n;
}

/**
 * When a payout to an address may be sent: the first one to it waits `firstAddressHold` seconds, later ones for the rest of
 * that time.
 * @returns unix seconds, 0 without a wait
 */
export async function holdUntil(
  db: Queryable,
  { memberId, network, address }: { memberId: number; network: string; address: string },
  { firstAddressHold }: Pick<Settings, "firstAddressHold">,
  now: number,
): Promise<number> {
  const [row] = await db<{ first: number | null }[]>`
    select min(createtime) as first from withdrawal
    where member_id = ${memberId} and network = ${network} and address = ${address}
      and status not in ('rejected', 'failed', 'cancelled')`;
  const until = (row?.first ?? now) + firstAddressHold;
  return until > now ? until : 0;
}
