import { Icon, Price } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { clockIcon, gridIcon, searchIcon, storeIcon } from "../../shared/ui/icons";
import { Picture } from "../../shared/ui/picture";
import styles from "./search-box.module.css";
import type { Suggestion } from "./suggestions";

const ICONS = {
  past: clockIcon,
  words: searchIcon,
  store: storeIcon,
  category: gridIcon,
  product: searchIcon,
} as const;

/** Props of {@link SuggestionList}. */
interface SuggestionListProps {
  id: string;
  rows: readonly Suggestion[];
  /** Index of the row selected by the arrow keys; -1 for none. */
  active: number;
  onPick: (row: Suggestion) => void;
}

/** Id of a row, for `aria-activedescendant`. */
export const rowId = (list: string, place: number): string => `${list}-${place}`;

/** The suggestions below the field. Focus stays in the field; the rows are its options. */
export function SuggestionList({ id, rows, active, onPick }: SuggestionListProps) {
  const { t } = useI18n();
  return (
    <div id={id} role="listbox" aria-label={t("search.suggestions")} className={styles.list}>
      {rows.map((row, place) => (
        <button
          type="button"
          key={row.href ?? `${row.kind} ${row.text}`}
          id={rowId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className={styles.row}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(row)}
        >
          <RowParts row={row} />
        </button>
      ))}
    </div>
  );
}

/** What a row is: words, the name of a store or a category, or a product with picture, category and price. */
function RowParts({ row: { kind, text, product } }: { row: Suggestion }) {
  const { t } = useI18n();
  if (product)
    return (
      <>
        <Picture src={product.image} alt="" shape="small" className={styles.picture} />
        <span className={styles.product}>
          <bdi className={styles.text}>{text}</bdi>
          {product.category && <span className={styles.kind}>{product.category}</span>}
        </span>
        {product.price && <Price amount={product.price} currency={product.currency} size="s" />}
      </>
    );
  return (
    <>
      <Icon of={ICONS[kind]} size={18} />
      <bdi className={styles.text}>{text}</bdi>
      {(kind === "store" || kind === "category") && (
        <span className={styles.kind}>{t(kind === "store" ? "search.store" : "search.category")}</span>
      )}
    </>
  );
}
