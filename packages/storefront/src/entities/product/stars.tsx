import { Icon, starIcon } from "marketplace-react/ui";
import type { Product } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import styles from "./card-facts.module.css";

/** The ratings of a product or store. */
export type Rated = { [Key in "rating" | "good_rate" | "comment_count"]?: Product[Key] | undefined };

/** A star with the average and the number of reviews. If the server has no average, it shows the share of positive reviews. */
export function Stars({ rating, good_rate, comment_count = 0 }: Rated) {
  const { t, number, percent, isComplete } = useI18n();
  // On the home page, only the first load's texts are certain to be loaded.
  if (!isComplete || comment_count < 1) return null;
  const share = typeof good_rate === "number" && percent((good_rate / 100).toFixed(2));
  const shown = rating ? number(rating, 1) : share;
  if (!shown) return null;
  return (
    <span className={styles.rate}>
      <Icon of={starIcon} size={13} filled />
      <span className="visually-hidden">
        {rating ? t("ui.rating", { value: rating }) : t("product.positive", { rate: shown })}
      </span>
      <span aria-hidden="true">{shown}</span> ({number(comment_count)})
    </span>
  );
}
