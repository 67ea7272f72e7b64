import { useFollowStore } from "marketplace-react";
import { Button, ButtonLink, checkIcon, plusIcon } from "marketplace-react/ui";
import type { Store } from "marketplace-sdk";
import { useOwnStore } from "../../entities/account/use-own-store";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";

/** Props of {@link FollowButton}. */
export interface FollowButtonProps {
  shop: Store;
  /** Whether following is the screen's main action. */
  primary?: boolean;
}

/** Follows or unfollows a store. The user's own store has a link to its dashboard instead. */
export function FollowButton({ shop, primary }: FollowButtonProps) {
  const { t } = useI18n();
  const { followed, toggle } = useFollow(shop);
  if (useOwnStore(shop.id)) {
    return (
      <ButtonLink size="s" variant="secondary" href={paths.merchant()}>
        {t("mine.store")}
      </ButtonLink>
    );
  }
  return (
    <Button
      size="s"
      variant={primary && !followed ? "primary" : "secondary"}
      icon={followed ? checkIcon : plusIcon}
      aria-pressed={followed}
      onClick={toggle}
    >
      <span>{followed ? t("stores.following") : t("stores.follow")}</span>
      <span className="visually-hidden"> {shop.shopname}</span>
    </Button>
  );
}

/** Whether a store is followed, and a function to toggle it. */
interface Follow {
  followed: boolean;
  /** Visitors have to log in first, and come back afterwards. */
  toggle: () => void;
}

/** @param shop from a cached answer */
function useFollow(shop: Store): Follow {
  const { session, toasts, navigation, returnTo } = useServices();
  const { t } = useI18n();
  const setFollowed = useFollowStore();
  const followed = shop.is_follow === true;
  return {
    followed,
    toggle() {
      if (session.get()) {
        setFollowed(shop, !followed);
        return;
      }
      const { pathname, search } = navigation.current();
      returnTo.remember(pathname + search);
      toasts.show(t("stores.loginFirst"));
      navigation.navigate(paths.login(true));
    },
  };
}
