import { backIcon, IconButton } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { SearchBox, type SearchBoxProps } from "./search-box";
import styles from "./search-field.module.css";

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends SearchBoxProps {
  onBack: () => void;
}

/** The head of the search: back, and the field. */
export function SearchField({ onBack, ...box }: SearchFieldProps) {
  const { t } = useI18n();
  return (
    <div className={styles.bar}>
      <IconButton icon={backIcon} label={t("ui.back")} onClick={onBack} />
      <SearchBox {...box} />
    </div>
  );
}
