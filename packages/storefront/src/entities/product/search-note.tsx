import type { Data } from "marketplace-sdk";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n";
import styles from "./search-note.module.css";

/** Props of {@link SearchNote}. */
export interface SearchNoteProps {
  /** The words of the search. */
  words: string;
  /** The first page of what it found. */
  found: Pick<Data<"products.search">, "corrected" | "is_partial"> | undefined;
  /** The next step if what was found has some of the words only. */
  action?: ReactNode;
}

/** Says which words products were found by, if these are not the ones that were searched for; else nothing. */
export function SearchNote({ words, found = {}, action }: SearchNoteProps) {
  const { t } = useI18n();
  const { corrected, is_partial: isPartial = false } = found;
  if (!corrected && !isPartial) return null;
  return (
    <div role="status" className={styles.note}>
      {corrected && <p>{t("search.corrected", { words, corrected })}</p>}
      {isPartial && <p>{t("search.partial", { words: corrected || words })}</p>}
      {isPartial && action}
    </div>
  );
}
