import type { OperationId } from "../contract/operations";
import type { Allowance, TakeCall } from "../db/rate-limit";
import { DAY, HOUR, MINUTE } from "../domain/durations";
import { neighborhoodOf, subscriberOf } from "../domain/ip-address";
import { bucketOf } from "../domain/rate-bucket";
import { HttpError } from "../kernel/errors";

/** Whose calls are counted together; see `subjectOf`. */
interface Limit extends Allowance {
  readonly per: "subscriber" | "neighborhood" | "viewer";
}

/** A limit for an address and one for the addresses around it, from which a single attacker can call too. */
const perAddress = (calls: number, seconds: number): readonly Limit[] => [
  { per: "subscriber", calls, seconds },
  { per: "neighborhood", calls: 4 * calls, seconds },
];

/**
 * The few operations that attempt, send or create. Narrow limits are checked first: a caller stopped by one takes nothing from
 * others. Passwords have limits per account too, see `features/users/password-attempts.ts`; the fund password has its own lock.
 */
const LIMITS: { readonly [Id in OperationId]?: readonly Limit[] } = {
  "auth.login": perAddress(30, 15 * MINUTE),
  "auth.socialLogin": perAddress(30, MINUTE),
  "auth.register": perAddress(10, HOUR),
  "auth.resetPassword": perAddress(10, HOUR),
  "account.changeEmail": [{ per: "viewer", calls: 10, seconds: MINUTE }],
  // In addition to the limits on wrong passwords: right ones are hashed too.
  "auth.changePassword": [{ per: "viewer", calls: 10, seconds: MINUTE }],
  "fundPassword.set": [{ per: "viewer", calls: 10, seconds: MINUTE }],
  "fundPassword.change": [{ per: "viewer", calls: 10, seconds: MINUTE }],
  // Each quote is a row until it is forgotten.
  "withdrawals.quote": [{ per: "viewer", calls: 60, seconds: MINUTE }],
  // What is uploaded stays, used or not.
  "uploads.image": [
    { per: "viewer", calls: 60, seconds: MINUTE },
    { per: "viewer", calls: 500, seconds: DAY },
  ],
  // Each address of a document is a row until it is forgotten.
  "merchant.file": [{ per: "viewer", calls: 60, seconds: MINUTE }],
  // The response reveals whether a document is already registered: limit the attempts.
  "merchant.apply": [{ per: "viewer", calls: 20, seconds: HOUR }],
  // Codes to one mailbox are counted besides, see `features/users/code-mails.ts`.
  "auth.sendEmailCode": perAddress(5, HOUR),
};

/** Who a call is counted for. */
export interface Caller {
  /** As `clientAddress` returns it. */
  readonly ip: string;
  readonly viewerId: number | undefined;
}

/**
 * Counts a call against the limits of its operation, before anything is done for it.
 * @throws HttpError 429 with the seconds until there is room again
 */
export async function limitCalls(
  id: OperationId,
  caller: Caller,
  now: number,
  { take, secret }: { readonly take: TakeCall; readonly secret: Buffer },
): Promise<void> {
  for (const limit of LIMITS[id] ?? []) {
    const { per, seconds } = limit;
    const wait = await take(bucketOf(secret, id, per, seconds, subjectOf(per, caller)), limit, now);
    if (wait > 0) throw new HttpError(429, "too_many_requests", { retryAfter: wait });
  }
}

function subjectOf(per: Limit["per"], { ip, viewerId }: Caller): string | number {
  if (per === "neighborhood") return neighborhoodOf(ip);
  if (per === "viewer" && viewerId !== undefined) return viewerId;
  return subscriberOf(ip);
}
