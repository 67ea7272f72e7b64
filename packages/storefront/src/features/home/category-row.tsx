import type { Category } from "marketplace-sdk";
import { Link } from "wouter";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { HScroll } from "../../ui/h-scroll";
import { mediaUrl, tintOf } from "../../ui/media";
import styles from "./category-row.module.css";

/** Round tinted tiles, one for each top category. */
export function CategoryRow({ categories }: { categories: readonly Category[] }) {
  const { t } = useI18n();
  if (categories.length === 0) return null;
  return (
    <HScroll label={t("home.categories")} item="s">
      {categories.map((category) => {
        const picture = mediaUrl(category.image);
        return (
          <li key={category.id}>
            <Link href={paths.category(category.id)} className={styles.category}>
              <span className={styles.tile} style={{ backgroundColor: tintOf(category.name) }}>
                {picture ? (
                  <img src={picture} alt="" width={44} height={44} />
                ) : (
                  <span aria-hidden="true">{Array.from(category.name)[0]}</span>
                )}
              </span>
              <span className={styles.name}>{category.name}</span>
            </Link>
          </li>
        );
      })}
    </HScroll>
  );
}
