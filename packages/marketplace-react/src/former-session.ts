import { type Marketplace, MarketplaceError } from "marketplace-sdk";

/** What tells whether a call is still the current user's when it is answered. */
export interface Asker {
  /** The token; none for visitors. */
  token(): string | undefined;
  /** Something else with each new session; a renewed token is the same one. */
  session(): object;
  /** Whether another user is signed in than the one of that session. */
  isAnotherUser(session: object): Promise<boolean>;
}

type AnyCall = (...args: unknown[]) => Promise<unknown>;

/**
 * A client whose calls fail, and say no more, if another user has signed in before the answer comes. So nothing that is done with an
 * answer, in caches, callbacks or drafts, is done for a user who did not ask: no caller needs to think of it. The server has made the
 * call, so its outcome counts as unknown to the user who asked; the client has let its key go by then, unless the caller keeps one. While
 * nobody is signed in, answers arrive: what they leave is forgotten at the next sign-in.
 *
 * Calls of visitors, and those of `auth` that change the session, are answered whatever happens.
 */
export function withoutFormerSession(market: Marketplace, asker: Asker): Marketplace {
  const guard =
    (operation: string, call: AnyCall): AnyCall =>
    async (...args) => {
      const token = asker.token();
      const session = asker.session();
      const isOfAnother = async (): Promise<boolean> => {
        // Reading the token notices what another tab has changed.
        if (!token || asker.token() === token || asker.session() === session) return false;
        return asker.isAnotherUser(session);
      };
      let answer: unknown;
      try {
        answer = await call(...args);
      } catch (error) {
        throw (await isOfAnother()) ? formerSessionError(operation) : error;
      }
      if (await isOfAnother()) throw formerSessionError(operation);
      return answer;
    };
  const guarded: Record<string, unknown> = { ...market };
  for (const [resource, methods] of Object.entries(market)) {
    if (resource === "auth" || resource === "clock" || typeof methods !== "object") continue;
    if (Array.isArray(methods)) continue;
    guarded[resource] = Object.fromEntries(
      Object.entries<AnyCall>(methods).map(([verb, call]) => [verb, guard(`${resource}.${verb}`, call)]),
    );
  }
  // The same methods, by the same names.
  return guarded as Marketplace & Record<string, unknown>;
}

const formerSessionErrors = new WeakSet<object>();

/** Whether this is the error of a call that was answered for a former user: nothing to show to the current one. */
export const isOfFormerSession = (error: unknown): boolean => formerSessionErrors.has(Object(error));

function formerSessionError(operation: string): MarketplaceError {
  const error = new MarketplaceError(`${operation}: answered after another session had begun`, {
    kind: "aborted",
    operation,
    attempts: 1,
  });
  formerSessionErrors.add(error);
  return error;
}
