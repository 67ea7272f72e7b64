import { IconButton } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { heartIcon } from "../../shared/ui/icons";
import styles from "./product-card.module.css";

/** Props of {@link CardHeart}. */
export interface CardHeartProps {
  title: string;
  favorite: boolean;
  onFavorite: () => void;
}

/** The heart over a card's picture. Cards of the first load have none. */
export function CardHeart({ title, favorite, onFavorite }: CardHeartProps) {
  const { t } = useI18n();
  return (
    <IconButton
      className={styles.heart}
      variant="solid"
      size={20}
      icon={heartIcon}
      pressed={favorite}
      label={favorite ? t("shell.favoriteRemove", { title }) : t("shell.favoriteAdd", { title })}
      onClick={onFavorite}
    />
  );
}
