import { useState } from "react";
import type { CategoryNode } from "../../app/categories";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { IconButton, IconLink } from "../../ui/icon-button";
import { gridIcon, searchIcon } from "../../ui/icons";
import { CategorySheet } from "./category-sheet";

/** Props of {@link CatalogActions}. */
export interface CatalogActionsProps {
  categories: readonly CategoryNode[];
  /** Id of the department the reader is in. */
  current?: string | undefined;
}

/** The ways to the search and to the whole classification. */
export function CatalogActions({ categories, current }: CatalogActionsProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
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
