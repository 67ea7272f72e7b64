import type { UserInfo } from "marketplace-sdk";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import { claimStorageFor } from "../../shared/storage/claim-storage";
import { afterSignIn } from "./after-sign-in";

/** Opens the session of a login or registration (docs/product.md, "Sessions") and leads the buyer back to where he was. */
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
