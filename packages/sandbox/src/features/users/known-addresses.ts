import type { Tx } from "../../db/connect";
import { subscriberOf } from "../../domain/ip-address";
import { bucketOf } from "../../domain/rate-bucket";
import type { Services } from "../../kernel/services";

/** Addresses kept for a member; the least recently used one is dropped. */
const MAX_KNOWN = 20;

/** The stored form of an address, which can't be reversed. */
const addressHash = (secret: Buffer, memberId: number, ip: string) =>
  bucketOf(secret, "known address", memberId, subscriberOf(ip));

/** Remembers the address from which a member signed in. */
export async function rememberAddress(
  tx: Tx,
  { secret, memberId, ip }: { secret: Buffer; memberId: number; ip: string },
  now: number,
): Promise<void> {
  await tx`
    insert into known_address (member_id, address, last_used)
    values (${memberId}, ${addressHash(secret, memberId, ip)}, ${now})
    on conflict (member_id, address) do update set last_used = excluded.last_used`;
  await tx`
    delete from known_address where member_id = ${memberId} and address in (
      select address from known_address where member_id = ${memberId}
      order by last_used desc, address offset ${MAX_KNOWN})`;
}

/** Whether a member has signed in from this address, or from the subscriber's network around it. */
export async function isKnownAddress(
  { db, secret }: Pick<Services, "db" | "secret">,
  memberId: number,
  ip: string,
): Promise<boolean> {
  const [known] = await db`
    select 1 as found from known_address where member_id = ${memberId} and address = ${addressHash(secret, memberId, ip)}`;
  return known !== undefined;
}
