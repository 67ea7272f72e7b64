import { Sheet } from "marketplace-react/ui";
import { useState } from "react";
import type { CategoryNode } from "../../entities/category/categories";
import { useI18n } from "../../i18n";
import { Link } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import utilities from "../../shared/ui/utilities.module.css";
import { CategoryArt } from "./category-art";
import styles from "./category-sheet.module.css";

/** Props of {@link CategorySheet}. */
export interface CategorySheetProps {
  open: boolean;
  onClose: () => void;
  categories: readonly CategoryNode[];
  /** Id of the department to open first. */
  current?: string | undefined;
}

/** All categories: departments at the side, the categories of one beside them. */
export function CategorySheet({ open, onClose, categories, current }: CategorySheetProps) {
  const { t } = useI18n();
  const [picked, setPicked] = useState<string>();
  const wanted = picked ?? current;
  const shown = categories.find(({ id }) => `${id}` === wanted) ?? categories[0];
  return (
    <Sheet open={open} onClose={onClose} title={t("catalog.categories")}>
      <div className={styles.panes}>
        <ul className={styles.rail} aria-label={t("catalog.categories")}>
          {categories.map((category) => (
            <li key={category.id}>
              <button
                type="button"
                className={styles.department}
                aria-pressed={category === shown}
                onClick={() => setPicked(`${category.id}`)}
              >
                {category.name}
              </button>
            </li>
          ))}
        </ul>
        {shown && (
          <ul key={shown.id} className={styles.tiles} aria-label={shown.name}>
            {[shown, ...shown.children].map((category) => (
              <li key={category.id}>
                <Link href={paths.category(category.id)} className={utilities.stackS} onClick={onClose}>
                  <CategoryArt category={category} />
                  <span className={styles.name}>
                    {category === shown ? t("catalog.allOf", { name: shown.name }) : category.name}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}
