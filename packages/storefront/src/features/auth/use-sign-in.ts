import type { UserInfo } from "marketplace-sdk";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import { claimStorageFor } from "../../shared/storage";

/** Starts the session of a login or registration (docs/product.md, "Sessions") and returns the buyer to where they were. */
export function useSignIn(): (userinfo: UserInfo) => Promise<void> {
  const { session, drafts, returnTo, location } = useServices();
  const screen = useMountedNavigation();
  return async (userinfo) => {
    claimStorageFor(`${userinfo.id}`, drafts);
    await session.save(userinfo);
    const next = afterSignIn({ remembered: returnTo.take(), index: location.current().index }, paths.mine());
    if (next === "back") screen.back(paths.mine());
    else screen.navigate(next.to, { replace: true });
  };
}

/** Where a user has just signed in. */
interface SignInPlace {
  /** Address where the last session ended, if it did. */
  remembered: string | undefined;
  /** Position of the sign-in screen in the session's history; 0 when the visit began there. */
  index: number;
}

/** Where to go next: an address that replaces the sign-in screen, or one step back. */
type NextStep = { to: string } | "back";

/** Returns buyers to where they were, or to `home` if they came from outside the shop. */
export function afterSignIn({ remembered, index }: SignInPlace, home: string): NextStep {
  if (remembered) return { to: remembered };
  return index > 0 ? "back" : { to: home };
}
