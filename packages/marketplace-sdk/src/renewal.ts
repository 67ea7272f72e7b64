import { MAX_TIMEOUT_MS } from "./call.js";
import type { Marketplace } from "./client.js";
import type { MarketplaceOptions } from "./options.js";
import { withinLimit } from "./platform-limit.js";

/**
 * Renews the session, once for all calls whose token was refused meanwhile.
 * @param createClient the client of `RenewalContext`
 * @returns `latestOf` a token: what it was replaced by last, or itself
 */
export function createRenewal(
  { session, renewSession, timeoutMs = 30_000 }: MarketplaceOptions,
  createClient: () => Marketplace,
) {
  let running: { readonly token: string; readonly result: Promise<string | undefined> } | undefined;
  /** By what a token was replaced. Nothing replaces the latest one: a server may prolong a token, or hand out a former one. */
  const successors = new Map<string, string>();
  const latestOf = (token: string): string => {
    let latest = token;
    for (let next = successors.get(latest); next; next = successors.get(latest)) latest = next;
    return latest;
  };

  /** @returns the new token; undefined without one, and when the session is no longer the one of `token` */
  async function start(token: string): Promise<string | undefined> {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<undefined>((resolve) => {
      timer = setTimeout(
        () => {
          abort.abort();
          resolve(undefined);
        },
        Math.min(timeoutMs, MAX_TIMEOUT_MS),
      );
    });
    try {
      const renewing = renewSession?.({ token, signal: abort.signal, market: createClient() });
      const next = await Promise.race([renewing, limit]);
      // Who has signed out, or in as somebody else, wins. Stay synchronous between this check and the change.
      const current = session?.get();
      const isCurrent = (typeof current === "object" ? await inTime(current) : current) === token;
      if (!next || !isCurrent) return undefined;
      await inTime(session?.renew ? session.renew(next) : session?.set(next));
      if ((await inTime(session?.get())) !== next) return undefined;
      successors.set(token, next);
      successors.delete(next);
      return next;
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * A token of the same user in place of a refused one.
   * @returns undefined when the session cannot be renewed, or is another one now
   */
  async function renew(token: string): Promise<string | undefined> {
    if (!renewSession) return undefined;
    if (running?.token === token) return running.result;
    const current = await inTime(session?.get());
    const latest = latestOf(token);
    if (current !== latest) return undefined;
    // A call that was under way while another renewed the session.
    if (latest !== token) return latest;
    if (running?.token !== token) {
      const result = start(token);
      running = { token, result };
      void result.then(() => {
        // That of another session may have begun since.
        if (running?.result === result) running = undefined;
      });
    }
    return running.result;
  }

  return { renew, latestOf };
}

/** A session that does not answer is none: the call fails with the 401 that it had. */
const inTime = <Value>(answer: Value | PromiseLike<Value>): Promise<Value | undefined> =>
  withinLimit(answer, () => undefined);
