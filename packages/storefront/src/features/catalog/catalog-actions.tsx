import { IconButton, IconLink, Sheet } from "marketplace-react/ui";
import type { Category } from "marketplace-sdk";
import { useState } from "react";
import { Link } from "wouter";
import type { CategoryNode } from "../../entities/category/categories";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useDesktop } from "../../shared/ui/desktop";
import { gridIcon, searchIcon } from "../../shared/ui/icons";
import { mediaUrl, tintOf } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./catalog-actions.module.css";

/** Props of {@link CatalogActions}. */
export interface CatalogActionsProps {
  categories: readonly CategoryNode[];
  /** Id of the current department. */
  current?: string | undefined;
}

/** Buttons to search and to all categories. */
export function CatalogActions({ categories, current }: CatalogActionsProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  // The bar at the top of a desktop has both.
  if (useDesktop()) return null;
  return (
    <>
      <IconLink icon={searchIcon} label={t("titles.search")} href={paths.search()} />
      {categories.length > 0 && (
        <IconButton
          icon={gridIcon}
          label={t("catalog.categories")}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      <CategorySheet open={open} onClose={() => setOpen(false)} categories={categories} current={current} />
    </>
  );
}

/** Props of {@link CategorySheet}. */
interface CategorySheetProps {
  open: boolean;
  onClose: () => void;
  categories: readonly CategoryNode[];
  /** Id of the department to open first. */
  current?: string | undefined;
}

/** All categories: departments at the side, the categories of one beside them. */
function CategorySheet({ open, onClose, categories, current }: CategorySheetProps) {
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

/** A category's icon on a tinted background, or its first letter without one. The name is next to it. */
export function CategoryArt({ category: { name, image } }: { category: Pick<Category, "name" | "image"> }) {
  const picture = mediaUrl(image);
  return (
    <span className={styles.art} style={{ backgroundColor: tintOf(name) }} aria-hidden="true">
      {picture ? <img src={picture} alt="" width={96} height={96} loading="lazy" /> : Array.from(name)[0]}
    </span>
  );
}
