import type { UserInfo } from "marketplace-sdk";
import { useShop } from "../../app/market";
import { useOwnLocation } from "../../app/own-location";
import { paths } from "../../app/paths";
import { belongTo } from "../../app/private-data";
import { afterSignIn } from "./after-sign-in";

/** Opens the session of a login or registration (docs/product.md, "Sessions") and leads the buyer back to where he was. */
export function useSignIn(): (userinfo: UserInfo) => Promise<void> {
  const { session, returnTo, location } = useShop();
  const own = useOwnLocation();
  return async (userinfo) => {
    belongTo(`${userinfo.id}`);
    await session.save(userinfo);
    const way = afterSignIn({ remembered: returnTo.take(), index: location.current().index }, paths.mine());
    if (way === "back") own.back(paths.mine());
    else own.navigate(way.to, { replace: true });
  };
}
