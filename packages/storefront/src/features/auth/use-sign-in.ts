import type { UserInfo } from "marketplace-sdk";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import { claimStorageFor } from "../../shared/storage/claim-storage";

/** Opens the session of a login or registration (docs/product.md, "Sessions") and returns the buyer to where they were. */
export function useSignIn(): (userinfo: UserInfo) => Promise<void> {
  const { session, drafts, returnTo, location } = useServices();
  const own = useMountedNavigation();
  return async (userinfo) => {
    claimStorageFor(`${userinfo.id}`, drafts);
    await session.save(userinfo);
    const way = afterSignIn({ remembered: returnTo.take(), index: location.current().index }, paths.mine());
    if (way === "back") own.back(paths.mine());
    else own.navigate(way.to, { replace: true });
  };
}

/** Where a user has just signed in. */
interface SignInPlace {
  /** Where the session had ended, if it did. */
  remembered: string | undefined;
  /** Position of the sign-in screen in the session's history; 0 when the visit began there. */
  index: number;
}

/** Where to go next: an address that replaces the sign-in screen, or one step back. */
type NextStep = { to: string } | "back";

/** Returns buyers to where they were; to `home` when they came from outside the shop. */
export function afterSignIn({ remembered, index }: SignInPlace, home: string): NextStep {
  if (remembered) return { to: remembered };
  return index > 0 ? "back" : { to: home };
}
