import { isFollowed, useFollowStore } from "marketplace-react";
import type { Store } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";

/** Whether a store is followed, and a function to toggle it. */
export interface Follow {
  followed: boolean;
  /** Visitors have to log in first, and come back afterwards. */
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
