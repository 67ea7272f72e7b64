import { Button, ButtonLink, checkIcon, plusIcon } from "marketplace-react/ui";
import type { Store } from "marketplace-sdk";
import { useOwnStore } from "../../entities/account/use-own-store";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useFollow } from "./use-follow";

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
      <ButtonLink size="s" variant="secondary" to={paths.merchant()}>
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
      {followed ? t("stores.following") : t("stores.follow")}
      <span className="visually-hidden"> {shop.shopname}</span>
    </Button>
  );
}
