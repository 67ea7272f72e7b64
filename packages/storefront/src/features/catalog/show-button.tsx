import { Button } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import type { FilterDraft } from "./filter-draft";
import type { ListState } from "./list-state";
import { useCount } from "./use-count";

/** Props of {@link ShowButton}. */
export interface ShowButtonProps {
  /** Id of the form with the filters. */
  form: string;
  state: ListState;
  draft: FilterDraft;
  /** The words of a search. */
  words?: string | undefined;
}

/** Shows the list, and says how many products it will have. */
export function ShowButton({ form, state, draft, words }: ShowButtonProps) {
  const { t } = useI18n();
  const { total: count } = useCount(state, draft, words);
  return (
    <>
      <Button type="submit" form={form} block>
        {count === undefined ? t("catalog.apply") : t("catalog.show", { count })}
      </Button>
      {/* Other numbers are read with the button: said one after the other they would only disturb. */}
      <span className="visually-hidden" role="status">
        {count === 0 && t("catalog.filteredTitle")}
      </span>
    </>
  );
}
