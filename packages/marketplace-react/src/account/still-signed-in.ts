import type { SessionUser } from "marketplace-sdk/state";
import { type MarketplaceServices, SESSION_USER_KEY } from "../services";

/**
 * Whether the session is still that of the user on screen. Another tab may have signed in as somebody else, or out, and its news be
 * on the way: a call would go with the new token.
 *
 * @param userId from `useUserId`
 */
export function isStillSignedIn(
  { session, queryClient }: Pick<MarketplaceServices, "session" | "queryClient">,
  userId: string | undefined,
): boolean {
  // Reading the session notices the change, which empties the cache.
  session.get();
  const user = queryClient.getQueryData<SessionUser | null>([...SESSION_USER_KEY, session.state.loggedIn]);
  return user !== undefined && `${user?.id ?? ""}` === userId;
}
