import { createHash } from "node:crypto";
import type { Db } from "../db/connect";
import { HttpError } from "../features/errors";
import type { OperationId } from "./contract";

/** So many calls of an operation in a window of so many seconds, counted per address, account or both. */
interface Limit {
  readonly per: "ip" | "account and ip" | "email" | "viewer";
  readonly calls: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 3_600;

/** The few operations that attempt, send or create. The fund password has its own lock. */
const LIMITS: { readonly [Id in OperationId]?: readonly Limit[] } = {
  "auth.login": [{ per: "account and ip", calls: 10, seconds: MINUTE }],
  "auth.socialLogin": [{ per: "ip", calls: 30, seconds: MINUTE }],
  "auth.register": [{ per: "ip", calls: 10, seconds: HOUR }],
  "auth.changePassword": [{ per: "viewer", calls: 10, seconds: MINUTE }],
  "fundPassword.set": [{ per: "viewer", calls: 10, seconds: MINUTE }],
  // Each quote is a row until it is forgotten.
  "withdrawals.quote": [{ per: "viewer", calls: 60, seconds: MINUTE }],
  "uploads.image": [{ per: "viewer", calls: 60, seconds: MINUTE }],
  // An answer tells whether a document is registered already: limit the attempts.
  "merchant.apply": [{ per: "viewer", calls: 20, seconds: HOUR }],
  "auth.sendEmailCode": [
    { per: "email", calls: 1, seconds: MINUTE },
    { per: "ip", calls: 5, seconds: HOUR },
  ],
};

/** Who a call is counted for. */
export interface Caller {
  readonly ip: string;
  readonly viewerId: number | undefined;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Counts one call. @returns how many there were in that window with this one */
export type CountCall = (bucket: string, windowStart: number) => Promise<number>;

/** Counts in the table `rate_limit`, so that all processes of a server count together. */
export const countInDatabase =
  (db: Db): CountCall =>
  async (bucket, windowStart) => {
    const [row] = await db<{ count: number }[]>`
      insert into rate_limit (bucket, window_start, count) values (${bucket}, ${windowStart}, 1)
      on conflict (bucket, window_start) do update set count = rate_limit.count + 1
      returning count`;
    return row?.count ?? 1;
  };

/**
 * Counts a call against the limits of its operation.
 * @throws HttpError 429 with the seconds until the window ends
 */
export async function limitCalls(
  id: OperationId,
  caller: Caller,
  now: number,
  count: CountCall,
): Promise<void> {
  for (const limit of LIMITS[id] ?? []) {
    const windowStart = now - (now % limit.seconds);
    if ((await count(bucketOf(id, limit, caller), windowStart)) > limit.calls) {
      throw new HttpError(429, "too_many_requests", { retryAfter: windowStart + limit.seconds - now });
    }
  }
}

/** A hash: the table holds neither addresses nor names. */
function bucketOf(id: OperationId, { per, seconds }: Limit, { ip, viewerId, input }: Caller): string {
  const text = (name: string) => String(input[name] ?? "").toLowerCase();
  const subject = {
    ip: () => ip,
    "account and ip": () => `${text("account")} ${ip}`,
    email: () => text("email"),
    viewer: () => String(viewerId ?? ip),
  }[per]();
  const hash = createHash("sha256").update(`${id} ${per} ${seconds} ${subject}`);
  return hash.digest("base64url");
}
