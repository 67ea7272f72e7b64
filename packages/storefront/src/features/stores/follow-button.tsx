import type { Shop } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { checkIcon, plusIcon } from "../../ui/icons-more";
import { useFollow } from "./use-follow";

/** Props of {@link FollowButton}. */
export interface FollowButtonProps {
  shop: Shop;
  /** Following is what this screen is about. */
  primary?: boolean;
}

/** Follows a store or stops following it. */
export function FollowButton({ shop, primary }: FollowButtonProps) {
  const { t } = useI18n();
  const { followed, toggle } = useFollow(shop);
  return (
    <Button
      size="s"
      variant={primary && !followed ? "primary" : "quiet"}
      icon={followed ? checkIcon : plusIcon}
      aria-pressed={followed}
      onClick={toggle}
    >
      {followed ? t("stores.following") : t("stores.follow")}
      <span className="visually-hidden"> {shop.shopname}</span>
    </Button>
  );
}
