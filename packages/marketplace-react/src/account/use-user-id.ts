"use client";
import { useSession } from "./use-session";

/** Id of the signed-in user as a text; empty when signed out, undefined until the stored session has been read. */
export function useUserId(): string | undefined {
  const { user } = useSession();
  return user === undefined ? undefined : `${user?.id ?? ""}`;
}
