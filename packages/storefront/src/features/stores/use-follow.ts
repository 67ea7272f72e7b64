import type { Shop } from "marketplace-sdk";
import { isFollowed } from "../../app/follow-marks";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useFollowing } from "../../app/use-following";
import { useI18n } from "../../i18n";

/** Following a store: the state to show, and the switch. */
export interface Follow {
  followed: boolean;
  /** Visitors are sent to the login and come back afterwards. */
  toggle: () => void;
}

/** @param shop from a cached answer */
export function useFollow(shop: Shop): Follow {
  const { session, toasts, location, returnTo } = useShop();
  const { t } = useI18n();
  const setFollowed = useFollowing();
  const followed = isFollowed(shop);
  return {
    followed,
    toggle() {
      if (session.get()) {
        setFollowed(shop, !followed);
        return;
      }
      const { pathname, search } = location.current();
      returnTo.remember(pathname + search);
      toasts.show(t("stores.loginFirst"));
      location.navigate(paths.login());
    },
  };
}
