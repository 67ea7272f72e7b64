import { Button } from "marketplace-react/ui";
import { useId } from "react";
import { Link } from "wouter";
import { type CategoryNode, trailOf } from "../../entities/category/categories";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./filter-column.module.css";
import { FilterForm, ShowButton } from "./filter-form";
import { useDraft } from "./filters";
import type { ListState } from "./list-state";

/** Props of {@link FilterColumn}. */
export interface FilterColumnProps {
  state: ListState;
  addressOf: (state: ListState) => string;
  currency: string | undefined;
  /** The words of a search, which has no categories. */
  words?: string | undefined;
  categories?: readonly CategoryNode[];
  /** Address of a category, or of all products. */
  categoryAddress?: (id: string | undefined) => string;
}

/** The column beside a desktop's list: the categories, opened up to the current one, and the filters. */
export function FilterColumn({
  state,
  addressOf,
  currency,
  words,
  categories = [],
  categoryAddress,
}: FilterColumnProps) {
  const { t } = useI18n();
  const trail = trailOf(categories, state.pid);
  return (
    <>
      {categoryAddress && (
        <nav aria-label={t("catalog.categories")}>
          <h2 className={styles.heading}>{t("catalog.categories")}</h2>
          <Categories level={[...categories]} trail={trail} addressOf={categoryAddress} />
        </nav>
      )}
      <h2 className={styles.heading}>{t("catalog.filter")}</h2>
      {/* Another list has other filters set. */}
      <Filters key={addressOf(state)} state={state} addressOf={addressOf} currency={currency} words={words} />
    </>
  );
}

interface CategoriesProps {
  level: readonly CategoryNode[];
  /** Ids from the top category to the current one. */
  trail: readonly CategoryNode[];
  addressOf: NonNullable<FilterColumnProps["categoryAddress"]>;
}

/** One level of the categories. The one that contains the current category is open. */
function Categories({ level, trail: [here, ...below], addressOf }: CategoriesProps) {
  return (
    <ul className={styles.categories}>
      {level.map((category) => {
        const isOnWay = category === here;
        const isCurrent = isOnWay && below.length === 0;
        return (
          <li key={category.id}>
            <Link
              href={addressOf(`${category.id}`)}
              className={styles.category}
              aria-current={isCurrent ? "page" : undefined}
            >
              {category.name}
            </Link>
            {isOnWay && category.children.length > 0 && (
              <Categories level={category.children} trail={below} addressOf={addressOf} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Filters({
  state,
  addressOf,
  currency,
  words,
}: Pick<FilterColumnProps, "state" | "addressOf" | "currency" | "words">) {
  const { t } = useI18n();
  const { navigation } = useServices();
  const form = useId();
  const { draft, change } = useDraft(state);
  return (
    <div className={utilities.stackM}>
      <FilterForm
        id={form}
        state={state}
        draft={draft}
        currency={currency}
        words={words}
        onChange={change}
        onApply={(next) => navigation.navigate(addressOf(next), { replace: true })}
      />
      <ShowButton form={form} state={state} draft={draft} words={words} />
      <Button variant="plain" type="reset" form={form} block>
        {t("catalog.reset")}
      </Button>
    </div>
  );
}
