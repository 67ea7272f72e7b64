"use client";
import { type Input, isMarketplaceError, isOutcomeKnown, type UserInfo } from "marketplace-sdk";
import { useRef } from "react";
import { useMarketplace } from "../provider.js";

/**
 * Makes a new account. After a lost answer the account may be there: another attempt with the same name signs in first, since the server
 * would say that the name is taken and the code used.
 *
 * @returns makes it, for every attempt of one form. Resolves to the new user, for `useSession().start`, and throws what `auth.register`
 *   throws
 */
export function useRegistration(): (account: Input<"auth.register">) => Promise<UserInfo> {
  const { market } = useMarketplace();
  /** The name of an account that may have been made. */
  const lost = useRef<string>(undefined);
  const signIn = async (account: string, password: string): Promise<UserInfo | undefined> => {
    try {
      return (await market.auth.login({ account, password })).userinfo;
    } catch (error) {
      if (isMarketplaceError(error) && error.kind === "api") return undefined;
      throw error;
    }
  };
  return async (account) => {
    const { username, password } = account;
    const made = lost.current === username ? await signIn(username, password) : undefined;
    if (made) return made;
    try {
      return (await market.auth.register(account)).userinfo;
    } catch (error) {
      lost.current = isOutcomeKnown(error) ? undefined : username;
      throw error;
    }
  };
}
