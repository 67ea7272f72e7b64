import { isFollowed, useFollowStore } from "marketplace-react";
import type { Store } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";

/** Following a store: the state to show, and the switch. */
export interface Follow {
  followed: boolean;
  /** Visitors are sent to the login and come back afterwards. */
  toggle: () => void;
}

/** @param shop from a cached answer */
export function useFollow(shop: Store): Follow {
  const { session, toasts, location, returnTo } = useServices();
  const { t } = useI18n();
  const setFollowed = useFollowStore();
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
      location.navigate(paths.login(true));
    },
  };
}
