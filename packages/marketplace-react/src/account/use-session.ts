"use client";
import { useQuery } from "@tanstack/react-query";
import { type Input, MarketplaceError } from "marketplace-sdk";
import type { SessionUser } from "marketplace-sdk/state";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useMarketplace, useStore } from "../provider.js";
import { isStillSignedIn, SESSION_USER_KEY } from "../services.js";

/** The signed-in user, and how to sign in and out. */
export interface SessionHandle {
  /** Whether a token is stored; a server may have ended its session, which shows with the next call. */
  isSignedIn: boolean;
  /** `userinfo` of the sign-in; null when signed out, undefined until the stored session has been read. */
  user: SessionUser | null | undefined;
  /**
   * Signs in and stores the session.
   * @throws {MarketplaceError} when the server refuses: its message is for the form (docs/product.md, "Failures left to the caller")
   */
  signIn(credentials: Input<"auth.login">): Promise<SessionUser>;
  /** Stores the session of a sign-in made some other way, such as `useRegistration` or `auth.socialLogin`. */
  start(user: SessionUser): Promise<void>;
  /**
   * Ends the session on this device at once, and forgets the user's drafts; the server is notified, and its response doesn't matter.
   */
  signOut(): Promise<void>;
}

/** The session of this visitor. */
export function useSession(): SessionHandle {
  const { market, session, drafts } = useMarketplace();
  const { loggedIn } = useStore(session);
  const { data: user } = useQuery({
    queryKey: [...SESSION_USER_KEY, loggedIn],
    // While React takes over a server's page, nobody is signed in yet.
    queryFn: async () => (loggedIn ? await session.user() : undefined) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const actions = useMemo(() => {
    return {
      start: (userinfo: SessionUser): Promise<void> => session.save(userinfo),
      async signIn(credentials: Input<"auth.login">) {
        return (await market.auth.signIn(credentials)).userinfo;
      },
      async signOut() {
        // Clear the drafts before the session changes, because its listeners read them again.
        drafts.clear();
        // Ends the session at once; the server's answer doesn't matter.
        await market.safe(market.auth.logout({ notify: false }));
      },
    };
  }, [market, session, drafts]);
  return { isSignedIn: loggedIn, user, ...actions };
}

/** Id of the signed-in user as a text; empty when signed out, undefined until the stored session has been read. */
export function useUserId(): string | undefined {
  const { user } = useSession();
  return user === undefined ? undefined : `${user?.id ?? ""}`;
}

/**
 * Keeps what a user has entered from being sent for another one, who has just signed in in another tab. For calls that are not
 * made by `useMarketMutation`, which does this itself.
 *
 * @returns call it right before sending: false while the account on screen is not the one that the call would be made for
 */
export function useSameAccount(): () => boolean {
  const services = useMarketplace();
  const { loggedIn } = useStore(services.session);
  const userId = useUserId();
  const [shown, setShown] = useState(userId);
  // A session's token is there before its user: until then the screen is still that of the former user.
  if (userId !== shown && (userId || !loggedIn)) setShown(userId);
  return useCallback(() => !shown || isStillSignedIn(services, shown), [services, shown]);
}

/** Calls back when another user is there than the one before, but not when the same one signs in again. */
export function useOtherUser(onOtherUser: () => void): void {
  const userId = useUserId();
  const owner = useRef(userId);
  const latest = useRef(onOtherUser);
  useEffect(() => {
    latest.current = onOtherUser;
  });
  useEffect(() => {
    // Unknown while a new session's user is being read, who may be the same as before.
    if (!userId) return;
    if (owner.current && owner.current !== userId) latest.current();
    owner.current = userId;
  }, [userId]);
}

/** The error of a call that was not sent because {@link useSameAccount} said no. */
export const accountChangedError = (operation: string): MarketplaceError =>
  new MarketplaceError(`${operation}: not sent, another tab has signed in or out`, {
    kind: "aborted",
    operation,
    attempts: 0,
  });

/** The query of the signed-in user's account (`account.get`); disabled while signed out. */
export function useAccount() {
  const { queries, session } = useMarketplace();
  const { loggedIn } = useStore(session);
  return useQuery({ ...queries.account.get(), enabled: loggedIn });
}
