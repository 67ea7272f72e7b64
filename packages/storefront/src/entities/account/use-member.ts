import { useSession, useUserId } from "marketplace-react";
import type { SessionUser } from "marketplace-sdk/state";

/** What the login answered about the signed-in user; null when signed out, undefined until it has been read. */
export const useUserinfo = (): SessionUser | null | undefined => useSession().user;

/** Id of the signed-in user, as this device knows it; empty when signed out, undefined until it has been read. */
export const useMember = (): string | undefined => useUserId();
