import { Button, Sheet } from "marketplace-react/ui";
import { useId, useMemo, useState } from "react";
import { useI18n } from "../../i18n";
import { useBackCloses } from "../../shared/navigation/use-back-closes";
import { draftOf, type FilterDraft } from "./filter-draft";
import { FilterForm } from "./filter-form";
import styles from "./filter-sheet.module.css";
import type { ListState } from "./list-state";
import { ShowButton } from "./show-button";

/** Props of {@link FilterSheet}. */
export interface FilterSheetProps {
  open: boolean;
  state: ListState;
  currency: string | undefined;
  /** The words of a search. */
  words?: string | undefined;
  onClose: () => void;
  onApply: (state: ListState) => void;
}

/** Filters by price, shipping, stock and reviews. Nothing changes until they are applied. */
export function FilterSheet({ open, state, currency, words, onClose, onApply }: FilterSheetProps) {
  const { t, tag } = useI18n();
  const form = useId();
  const [changed, setChanged] = useState<FilterDraft>();
  const shown = useMemo(() => draftOf(state, tag), [state, tag]);
  const draft = changed ?? shown;
  const close = (): void => {
    setChanged(undefined);
    onClose();
  };
  useBackCloses(open, close);
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t("catalog.filter")}
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" type="reset" form={form}>
            {t("catalog.reset")}
          </Button>
          <ShowButton form={form} state={state} draft={draft} words={words} />
        </div>
      }
    >
      {open && (
        <FilterForm
          id={form}
          state={state}
          draft={draft}
          currency={currency}
          words={words}
          onChange={(fields) => setChanged({ ...draft, ...fields })}
          onApply={onApply}
        />
      )}
    </Sheet>
  );
}
