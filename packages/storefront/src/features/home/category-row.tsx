import { ScrollRow } from "marketplace-react/ui";
import type { Category } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { Link } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { mediaUrl, tintOf } from "../../shared/ui/media";
import styles from "./category-row.module.css";

/** Round tinted tiles of the top categories. */
export function CategoryRow({ categories }: { categories: readonly Category[] }) {
  const { t } = useI18n();
  if (categories.length === 0) return null;
  return (
    <ScrollRow label={t("home.categories")} item="s">
      {categories.map((category) => {
        const picture = mediaUrl(category.image);
        return (
          <li key={category.id}>
            <Link href={paths.category(category.id)} className={styles.category}>
              <span className={styles.tile} style={{ backgroundColor: tintOf(category.name) }}>
                {picture ? (
                  <img src={picture} alt="" width={36} height={36} />
                ) : (
                  <span aria-hidden="true">{Array.from(category.name)[0]}</span>
                )}
              </span>
              <span className={styles.name}>{category.name}</span>
            </Link>
          </li>
        );
      })}
    </ScrollRow>
  );
}
