import { IconButton, IconLink } from "marketplace-react/ui";
import { useState } from "react";
import type { CategoryNode } from "../../entities/category/categories";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useDesktop } from "../../shared/ui/desktop";
import { gridIcon, searchIcon } from "../../shared/ui/icons";
import { CategorySheet } from "./category-sheet";

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
      <IconLink icon={searchIcon} label={t("titles.search")} to={paths.search()} />
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
