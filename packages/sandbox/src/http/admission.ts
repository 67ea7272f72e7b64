import { hashToken } from "../kernel/hash-token";
import { type Caller, callShares } from "./call-shares";
import { clientAddress, trustedProxies } from "./client-address";
import type { Connection } from "./fault-injection";
import { recentlyUsed } from "./recently-used";

/**
 * The one door for requests from outside: calls, pages, files, and what does not exist. Each is counted here by its member and its
 * address before anything is done for it. What answers with a constant is not counted: health checks, and preflights, whose refusal a
 * browser would show as a broken connection.
 */
export interface Admission {
  /** @param weight how many calls it counts as @throws {HttpError} 429, after a pause */
  admit(request: Request, connection: Connection, weight: number): Promise<Visit>;
}

/** A request that was let in. */
export interface Visit {
  /** The caller's address, as `clientAddress` returns it. */
  readonly ip: string;
  /** Says whose token the request has: undefined for a token of nobody, or of nobody any more. */
  identify(member: number | undefined): void;
  /** Counts more for a request that turned out to cost more. */
  charge(weight: number): void;
  /** Runs its work in its turn. @throws {HttpError} as `CallShares.run` does */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** What requests that are no calls count as. A call's weight is in `operation-resources.ts`. */
export const WEIGHT = {
  /** A file or picture at hand: a screen may show dozens of them. */
  file: 0.25,
  /** A page, for which the server reads what its screen shows first. */
  page: 2,
  /** A file of the sitemap: ten lists of a hundred, kept for minutes. */
  sitemap: 10,
  /** A product or a store as Markdown. */
  markdown: 2,
  robots: 0.25,
  /** On top of `file`: asking the database for one. */
  lookup: 0.75,
  /** On top of `file`: drawing or scaling a picture. */
  drawing: 2,
  /** What does not exist, or not by this method. */
  other: 1,
} as const;

/** A UUID is 36 characters; nothing longer can be a token of ours. */
export const MAX_TOKEN_LENGTH = 100;
/** Sessions whose members are remembered. */
const MAX_SESSIONS = 50_000;

export interface AdmissionOptions {
  /** Calls that one address or member may make a second; 0 counts none. See `call-shares.ts`. */
  readonly callsPerSecond?: number | undefined;
  /** Trusted proxies, whose `X-Forwarded-For` counts, as addresses and networks; see `client-address.ts`. */
  readonly trustProxy?: readonly string[] | undefined;
  /** Milliseconds of a monotonic clock; for tests. */
  readonly now?: () => number;
}

/** @throws {SandboxError} naming an entry of `trustProxy` that is neither an address nor a network */
export function openAdmission({ callsPerSecond, trustProxy = [], now }: AdmissionOptions = {}): Admission {
  const isTrusted = trustedProxies(trustProxy);
  const shares = callsPerSecond === 0 ? undefined : callShares(callsPerSecond, now);
  /** Members by the hash of their token. Each call that gets as far as its authentication confirms or forgets one. */
  const members = recentlyUsed<number>(MAX_SESSIONS);

  return {
    async admit(request, { incoming }, weight) {
      const forwarded = request.headers.get("x-forwarded-for");
      const ip = clientAddress(incoming?.socket.remoteAddress, forwarded, isTrusted);
      // What this process reads for a page comes without a connection: the page was counted.
      if (!shares || !incoming) return uncounted(ip);
      const token = request.headers.get("token") ?? "";
      const session = token === "" || token.length > MAX_TOKEN_LENGTH ? undefined : hashToken(token);
      let caller: Caller = { ip, member: session === undefined ? undefined : members.get(session) };
      await shares.admit(caller, weight);
      return {
        ip,
        identify(member) {
          caller = { ip, member };
          if (session === undefined) return;
          if (member === undefined) members.delete(session);
          else members.set(session, member);
        },
        charge: (more) => shares.charge(caller, more),
        run: (work) => shares.run(caller, work, () => request.signal),
      };
    },
  };
}

/** Lets everything in and counts nothing. */
export const unlimited: Admission = openAdmission({ callsPerSecond: 0 });

const uncounted = (ip: string): Visit => ({
  ip,
  identify: () => undefined,
  charge: () => undefined,
  run: (work) => work(),
});
